// A file, or stdin, with its content's hash.
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Input } from '../callers/caller.js'
import { UsageError } from '../parse-arguments.js'
import { STDIN } from './find-files.js'

export async function readInput(path: string): Promise<Input> {
  const bytes = path === STDIN ? await buffer(process.stdin) : await readFile(path)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The one file that a command's argument names. */
export async function readNamed(path: string): Promise<Input> {
  if (path !== STDIN) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) throw new UsageError(`there is nothing at ${path}`)
    if (found.isDirectory()) throw new UsageError(`${path} is a folder, not a file`)
  }
  return readInput(path)
}
