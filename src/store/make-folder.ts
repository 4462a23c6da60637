// Makes a folder and those above it. Node's own recursive mkdir never returns where the system makes
// no folder at all: below /proc, or in a folder that was deleted.
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The mode is that of the last folder, if it has to be made; those above it get the usual one. */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have made it just now.
    if (!isFolder(folder)) throw error
  }
}
