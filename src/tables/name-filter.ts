// Rules out quickly that words are a name of a large list, or the beginning of one. It is a Bloom filter with one
// hash: a no is certain, a yes must be looked up. Hashes are
// those of text-hash.
import { SPACE } from '../text/char-codes.js'
import { codeIn } from '../text/code-at.js'
import { EMPTY_HASH, extendHash } from '../text/text-hash.js'

export type NameFilterTable = {
  names: Uint32Array
  beginnings: Uint32Array
}

/** A filter for these names, with 2 to the power of `bitsLog2` bits for names and as many for beginnings. */
export function nameFilterTable(names: Iterable<string>, bitsLog2: number): NameFilterTable {
  const words = 2 ** (bitsLog2 - 5)
  const table = { names: new Uint32Array(words), beginnings: new Uint32Array(words) }
  const set = (bits: Uint32Array, hash: number) => {
    const bit = hash >>> (32 - bitsLog2)
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }
  for (const name of names) {
    let hash = EMPTY_HASH
    for (let at = 0; at < name.length; at++) {
      // The words before this space are the beginning of a longer name.
      if (codeIn(name, at) === SPACE) set(table.beginnings, hash)
      hash = extendHash(hash, name, at, at + 1)
    }
    set(table.names, hash)
  }
  return table
}

export class NameFilter {
  readonly #names: Uint32Array
  readonly #beginnings: Uint32Array
  readonly #shift: number

  constructor({ names, beginnings }: NameFilterTable) {
    this.#names = names
    this.#beginnings = beginnings
    this.#shift = 32 - Math.log2(names.length * 32)
  }

  /** False if no name has this hash. */
  mayBeName(hash: number): boolean {
    return this.#isSet(this.#names, hash)
  }

  /** False if no longer name begins with words of this hash and a space. */
  mayGoOn(hash: number): boolean {
    return this.#isSet(this.#beginnings, hash)
  }

  #isSet(bits: Uint32Array, hash: number): boolean {
    const bit = hash >>> this.#shift
    return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}
