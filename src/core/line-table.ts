// A read-only map from a string to a string, kept as one text and one typed array: a tenth of a Map's memory.
import { codeAt } from './code-at.js'

import type { NameFilter } from './name-filter.js'
import { EMPTY_HASH, extendHash, HASH_FACTOR } from './text-hash.js'

const NEWLINE = 10
const TAB = 9
const SPACE = 32

/** Reads lines of `key` or `key<TAB>value`; of two lines with one key the first wins. */
export class LineTable {
  readonly #text: string
  /** Line start + 1 by hash slot, 0 for an empty slot; open addressing, at most half full. */
  readonly #slots: Int32Array
  readonly #mask: number
  readonly size: number

  /** A filter is told the keys on the way: a table of 160,000 lines is not walked twice. */
  constructor(text: string, filter?: NameFilter) {
    this.#text = text.endsWith('\n') ? text : `${text}\n`
    let lines = 0
    for (let i = this.#text.indexOf('\n'); i >= 0; i = this.#text.indexOf('\n', i + 1)) lines += 1
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, lines * 2)))
    this.#slots = new Int32Array(slots)
    this.#mask = slots - 1
    this.size = this.#fill(filter)
  }

  #fill(filter?: NameFilter): number {
    const text = this.#text
    let count = 0
    for (let start = 0; start < text.length; ) {
      let hash = EMPTY_HASH
      let end = start
      for (let code = codeAt(text, end); code !== TAB && code !== NEWLINE; ) {
        if (code === SPACE) filter?.addBeginning(hash)
        hash = Math.imul(hash ^ code, HASH_FACTOR)
        end += 1
        code = codeAt(text, end)
      }
      if (end > start) {
        filter?.addName(hash)
        if (this.#insert(start, end, hash >>> 0)) count += 1
      }
      start = text.indexOf('\n', end) + 1
    }
    return count
  }

  #insert(start: number, end: number, hash: number): boolean {
    let slot = hash & this.#mask
    for (;;) {
      const at = this.#slots[slot] ?? 0
      if (at === 0) break
      if (this.#isKeyAt(this.#text.slice(start, end), at - 1)) return false
      slot = (slot + 1) & this.#mask
    }
    this.#slots[slot] = start + 1
    return true
  }

  #isKeyAt(key: string, start: number): boolean {
    if (!this.#text.startsWith(key, start)) return false
    const after = codeAt(this.#text, start + key.length)
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

  has(key: string): boolean {
    return this.#find(key) >= 0
  }

  /** What follows the key on its line: '' for a bare key, undefined for an unknown one. */
  get(key: string): string | undefined {
    const start = this.#find(key)
    if (start < 0) return undefined
    const from = start + key.length
    if (codeAt(this.#text, from) === NEWLINE) return ''
    return this.#text.slice(from + 1, this.#text.indexOf('\n', from))
  }
}
