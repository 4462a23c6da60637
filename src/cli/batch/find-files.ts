// The files that a command's paths name: files, all readable files in folders, and "-" for stdin.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../parse-arguments.js'

export const STDIN = '-'
/** What is taken from a folder; a file that is named explicitly is taken whatever its ending. */
const ENDINGS = /\.(?:pdf|docx|docm|odt|rtf|txt|text|md|html?|png|jpe?g|tiff?)$/i

/** Each file once, in an order that does not change from run to run. */
export function findFiles(paths: readonly string[]): string[] {
  const files = new Set<string>()
  for (const path of paths) {
    if (path === STDIN) files.add(path)
    else for (const file of filesAt(path)) files.add(file)
  }
  return [...files]
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new UsageError(`there is nothing at ${path}`)
  return found.isDirectory() ? [...filesIn(path)] : [path]
}

function* filesIn(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    // Links to folders are not followed, since they may lead in a circle.
    if (entry.isDirectory()) yield* filesIn(path)
    else if (ENDINGS.test(entry.name)) yield path
  }
}
