// A file, or stdin, with its content's hash.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Input } from '../callers/caller.js'
import { STDIN } from './find-files.js'

export async function readInput(path: string): Promise<Input> {
  const bytes = path === STDIN ? await buffer(process.stdin) : await readFile(path)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
