// Names in the form in which PhraseMap looks them up, and the collector that makes it.

import { type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import { type TextListTable, textListTable } from '../../tables/text-list.js'
import { EMPTY_HASH, extendHash } from '../../text/text-hash.js'

/**
 * Names are kept run together, so that "Node.js", "NodeJS" and "node js" are one. A bit set of the
 * hashes of all beginnings of all names stops a search at the first word that leads nowhere: most
 * words of a text cost one hash and one bit.
 */
export type PhraseTable = {
  /** Names run together. */
  keys: TextIndexTable
  /** The folded phrases behind each name, separated by line breaks. */
  phrases: TextListTable
  /** For each name, the place of its value. */
  values: Uint32Array
  beginnings: Uint32Array
  /**
   * A bit set like the one above, for whole names only. Most beginnings are no whole name, and a
   * look-up costs ten times as much as a bit.
   */
  wholes: Uint32Array
}

/** Bits of a filter for each beginning: with more bits, fewer words pass that are in no name. */
const BITS_PER_PREFIX = 8
const BITS_PER_NAME = 16
/** Half a kibibyte. A smaller filter would save nothing, and this one lets few other words pass. */
const BITS_MIN = 1 << 12

/** The low bits of FNV-1a are weak, so they are mixed before use. */
export function mix(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (folded ^ (folded >>> 13)) >>> 0
}

export function runTogether(phrase: string): string {
  return phrase.replaceAll(' ', '')
}

/** A bit set whose size is the next power of two. */
function bitSet(bitsWanted: number): Uint32Array {
  let bits = BITS_MIN
  while (bits < bitsWanted) bits *= 2
  return new Uint32Array(bits >>> 5)
}

function setBit(set: Uint32Array, hash: number): void {
  const bit = mix(hash) & (set.length * 32 - 1)
  set[bit >>> 5] = (set[bit >>> 5] ?? 0) | (1 << (bit & 31))
}

/** Collects names for a PhraseMap. */
export class PhraseCollector<V> {
  readonly #places = new Map<string, number>()
  readonly #phrases: string[] = []
  readonly #values: V[] = []

  /** Adds a folded phrase (see foldPhrase). A known name keeps its value, which is returned. */
  add(phrase: string, value: V): V {
    const key = runTogether(phrase)
    const place = this.#places.get(key)
    if (place === undefined) {
      this.#places.set(key, this.#values.length)
      this.#values.push(value)
      this.#phrases.push(phrase)
      return value
    }
    const known = this.#values[place] as V
    if (known === value) this.#phrases[place] += `\n${phrase}`
    return known
  }

  /** The names as a table, their phrases, and the values, each once. */
  finish(): { table: PhraseTable; phrases: readonly string[]; values: readonly V[] } {
    const keys = [...this.#places.keys()]
    const letters = keys.reduce((sum, key) => sum + key.length, 0)
    const beginnings = bitSet(letters * BITS_PER_PREFIX)
    const wholes = bitSet(keys.length * BITS_PER_NAME)
    for (const key of keys) {
      let hash = EMPTY_HASH
      for (let at = 0; at < key.length; at++) {
        hash = extendHash(hash, key, at, at + 1)
        setBit(beginnings, hash)
      }
      setBit(wholes, hash)
    }
    const places = new Map([...new Set(this.#values)].map((value, at) => [value, at]))
    const table = {
      keys: textIndexTable(keys),
      phrases: textListTable(this.#phrases),
      values: Uint32Array.from(this.#values, (value) => places.get(value) ?? 0),
      beginnings,
      wholes,
    }
    return { table, phrases: this.#phrases, values: [...places.keys()] }
  }
}
