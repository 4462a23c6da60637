// Reads the small word tables beside the vocabulary: one entry a line, `#` comments.
import { readFileSync } from 'node:fs'

/** The entries of `tables/<name>.txt`, in order. */
export function readWordTable(name: string): string[] {
  const text = readFileSync(new URL(`./tables/${name}.txt`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

export function wordSet(name: string): ReadonlySet<string> {
  return new Set(readWordTable(name))
}
