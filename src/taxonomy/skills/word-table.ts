// Reads the small word tables beside the vocabulary: one entry a line, `#` comments.
import { dataLines } from '../../tables/data-file.js'

/** The entries of `tables/<name>.txt`, in order. */
export function readWordTable(name: string): string[] {
  return dataLines(`./tables/${name}.txt`, import.meta.url)
}

export function wordSet(name: string): ReadonlySet<string> {
  return new Set(readWordTable(name))
}
