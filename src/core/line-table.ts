// A read-only map from a string to a string, kept as one text and one typed array: a tenth of a Map's memory.

/** The hash of no text, from which every hash is built up. */
export const EMPTY_HASH = 0x811c9dc5

/** The hash (FNV-1a, 32 bits) of a text with more behind it, so that longer keys go on from shorter ones. */
export function extendHash(hash: number, text: string, from = 0, to = text.length): number {
  let value = hash
  for (let i = from; i < to; i += 1) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** Eight bits of a hash that its slot does not tell; never 0, which marks an empty slot. */
const tagOf = (hash: number): number => (hash >>> 24) | 1

const NEWLINE = 10
const TAB = 9

/** Reads lines of `key` or `key<TAB>value`; of two lines with one key the first wins. */
export class LineTable {
  readonly #text: string
  /** Line start by hash slot; open addressing, at most half full. */
  readonly #slots: Int32Array
  /** A few bits of each slot's hash: they tell a wrong slot without a look at the text. */
  readonly #tags: Uint8Array
  readonly #mask: number
  readonly size: number

  constructor(text: string) {
    this.#text = text.endsWith('\n') ? text : `${text}\n`
    let lines = 0
    for (let i = this.#text.indexOf('\n'); i >= 0; i = this.#text.indexOf('\n', i + 1)) lines += 1
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, lines * 2)))
    this.#slots = new Int32Array(slots)
    this.#tags = new Uint8Array(slots)
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
    const hash = extendHash(EMPTY_HASH, this.#text, start, end)
    const tag = tagOf(hash)
    let slot = hash & this.#mask
    for (; this.#tags[slot] !== 0; slot = (slot + 1) & this.#mask) {
      const isAlike = this.#tags[slot] === tag
      if (isAlike && this.#isKeyAt(this.#text.slice(start, end), this.#slots[slot] ?? 0))
        return false
    }
    this.#slots[slot] = start
    this.#tags[slot] = tag
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
    const hash = extendHash(EMPTY_HASH, key)
    const tag = tagOf(hash)
    for (let slot = hash & this.#mask; this.#tags[slot] !== 0; slot = (slot + 1) & this.#mask) {
      const at = this.#slots[slot] ?? 0
      if (this.#tags[slot] === tag && this.#isKeyAt(key, at)) return at
    }
    return -1
  }

  /** False when no key has this hash; now and then true without one. */
  mayHave(hash: number): boolean {
    const tag = tagOf(hash)
    for (let slot = hash & this.#mask; this.#tags[slot] !== 0; slot = (slot + 1) & this.#mask) {
      if (this.#tags[slot] === tag) return true
    }
    return false
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
