// A read-only map from a text to its place in a list, in memory that threads share.
import { EMPTY_HASH, extendHash } from '../text/text-hash.js'
import { TextList, type TextListTable, textListTable } from './text-list.js'

export type TextIndexTable = TextListTable & {
  /** Place + 1 by hash, 0 for none; open addressing, at most two thirds full. */
  slots: Int32Array
}

/** Even an empty index has slots, because their number masks the hash. */
const SLOTS_MIN = 16
const SLOTS_PER_TEXT = 1.5

/** An index of these texts; of two equal ones the first is found. */
export function textIndexTable(texts: readonly string[]): TextIndexTable {
  const slots = new Int32Array(
    2 ** Math.ceil(Math.log2(Math.max(SLOTS_MIN, texts.length * SLOTS_PER_TEXT))),
  )
  const mask = slots.length - 1
  const seen = new Set<string>()
  texts.forEach((text, at) => {
    if (seen.has(text)) return
    seen.add(text)
    let slot = extendHash(EMPTY_HASH, text) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = at + 1
  })
  return { ...textListTable(texts), slots }
}

export class TextIndex {
  readonly texts: TextList
  readonly #slots: Int32Array
  readonly #mask: number

  constructor(table: TextIndexTable) {
    this.texts = new TextList(table)
    this.#slots = table.slots
    this.#mask = table.slots.length - 1
  }

  get size(): number {
    return this.texts.length
  }

  /** The place of a text, -1 for an unknown one. */
  find(text: string): number {
    return this.findHashed(text, extendHash(EMPTY_HASH, text))
  }

  /** The same for a text whose hash is at hand, and which may come in two pieces. */
  findHashed(text: string, hash: number, before = ''): number {
    let slot = hash & this.#mask
    for (;;) {
      const at = (this.#slots[slot] ?? 0) - 1
      if (at < 0 || this.texts.is(at, text, before)) return at
      slot = (slot + 1) & this.#mask
    }
  }

  has(text: string): boolean {
    return this.find(text) >= 0
  }
}
