// A read-only map from a string to a string, kept as one text and one typed array: a tenth of a Map's memory.

import { EMPTY_HASH, extendHash } from './text-hash.js'

const NEWLINE = 10
const TAB = 9

/** Reads lines of `key` or `key<TAB>value`; of two lines with one key the first wins. */
export class LineTable {
  readonly #text: string
  /** Line start + 1 by hash slot, 0 for an empty slot; open addressing, at most half full. */
  readonly #slots: Int32Array
  readonly #mask: number
  readonly size: number

  constructor(text: string) {
    this.#text = text.endsWith('\n') ? text : `${text}\n`
    let lines = 0
    for (let i = this.#text.indexOf('\n'); i >= 0; i = this.#text.indexOf('\n', i + 1)) lines += 1
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, lines * 2)))
    this.#slots = new Int32Array(slots)
    this.#mask = slots - 1
    this.size = this.#fill()
  }

  #fill(): number {
    const text = this.#text
    let count = 0
    for (let start = 0; start < text.length; ) {
      let end = start
      while (text.charCodeAt(end) !== TAB && text.charCodeAt(end) !== NEWLINE) end += 1
      if (end > start && this.#insert(start, end)) count += 1
      start = text.indexOf('\n', end) + 1
    }
    return count
  }

  #insert(start: number, end: number): boolean {
    const key = this.#text.slice(start, end)
    let slot = extendHash(EMPTY_HASH, this.#text, start, end) & this.#mask
    for (;;) {
      const at = this.#slots[slot] ?? 0
      if (at === 0) break
      if (this.#isKeyAt(key, at - 1)) return false
      slot = (slot + 1) & this.#mask
    }
    this.#slots[slot] = start + 1
    return true
  }

  #isKeyAt(key: string, start: number): boolean {
    if (!this.#text.startsWith(key, start)) return false
    const after = this.#text.charCodeAt(start + key.length)
    return after === TAB || after === NEWLINE
  }

  /** Where the key's line starts, or -1. */
  #find(key: string): number {
    if (key === '') return -1
    let slot = extendHash(EMPTY_HASH, key) & this.#mask
    for (;;) {
      const at = this.#slots[slot] ?? 0
      if (at === 0) return -1
      if (this.#isKeyAt(key, at - 1)) return at - 1
      slot = (slot + 1) & this.#mask
    }
  }

  /** Visits every key, as a piece of the table's text. */
  eachKey(visit: (text: string, from: number, to: number) => void): void {
    for (const at of this.#slots) {
      if (at === 0) continue
      let end = at
      while (this.#text.charCodeAt(end) !== TAB && this.#text.charCodeAt(end) !== NEWLINE) end += 1
      visit(this.#text, at - 1, end)
    }
  }

  has(key: string): boolean {
    return this.#find(key) >= 0
  }

  /** What follows the key on its line: '' for a bare key, undefined for an unknown one. */
  get(key: string): string | undefined {
    const start = this.#find(key)
    if (start < 0) return undefined
    const from = start + key.length
    if (this.#text.charCodeAt(from) === NEWLINE) return ''
    return this.#text.slice(from + 1, this.#text.indexOf('\n', from))
  }
}
