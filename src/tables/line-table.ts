// A read-only map from string to string, kept as bytes that threads share instead of as a Map.
import { TextIndex, type TextIndexTable, textIndexTable } from './text-index.js'
import { TextList, type TextListTable, textListTable } from './text-list.js'

export type LineTableData = {
  keys: TextIndexTable
  values: TextListTable
}

/** From lines of `key` or `key<TAB>value`; of two lines with one key the first wins. */
export function lineTable(text: string): LineTableData {
  const lines = new Map<string, string>()
  for (const line of text.split('\n')) {
    const tab = line.indexOf('\t')
    const key = tab < 0 ? line : line.slice(0, tab)
    if (key !== '' && !lines.has(key)) lines.set(key, tab < 0 ? '' : line.slice(tab + 1))
  }
  return {
    keys: textIndexTable([...lines.keys()]),
    values: textListTable([...lines.values()]),
  }
}

export class LineTable {
  readonly #keys: TextIndex
  readonly #values: TextList

  constructor({ keys, values }: LineTableData) {
    this.#keys = new TextIndex(keys)
    this.#values = new TextList(values)
  }

  get size(): number {
    return this.#keys.size
  }

  keys(): Iterable<string> {
    return this.#keys.texts
  }

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  /** What follows the key on its line: '' for a bare key, undefined for an unknown one. */
  get(key: string): string | undefined {
    const at = this.#keys.find(key)
    return at < 0 ? undefined : this.#values.at(at)
  }
}
