// Tells at once that words are no name of a large list, and that no name goes on from them.
// A Bloom filter with one hash: what it denies is certain, what it affirms is to be looked up.
import { EMPTY_HASH, extendHash } from './text-hash.js'

const SPACE = 32

export class NameFilter {
  readonly #names: Uint32Array
  readonly #beginnings: Uint32Array
  readonly #shift: number

  /** 2^22 bits take half a megabyte and answer wrongly for one name in twenty-five of 160,000. */
  constructor(bitsLog2 = 22) {
    this.#names = new Uint32Array(2 ** (bitsLog2 - 5))
    this.#beginnings = new Uint32Array(2 ** (bitsLog2 - 5))
    this.#shift = 32 - bitsLog2
  }

  /** Takes in a name, given as a piece of a text; its words are parted by single spaces. */
  add(text: string, from: number, to: number): void {
    let hash = EMPTY_HASH
    for (let at = from; at < to; at += 1) {
      if (text.charCodeAt(at) === SPACE) this.#set(this.#beginnings, hash)
      hash = extendHash(hash, text, at, at + 1)
    }
    this.#set(this.#names, hash)
  }

  /** False when no name has this hash. */
  mayBeName(hash: number): boolean {
    return this.#isSet(this.#names, hash)
  }

  /** False when no name goes on, behind a space, from words of this hash. */
  mayGoOn(hash: number): boolean {
    return this.#isSet(this.#beginnings, hash)
  }

  #set(bits: Uint32Array, hash: number): void {
    const bit = hash >>> this.#shift
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }

  #isSet(bits: Uint32Array, hash: number): boolean {
    const bit = hash >>> this.#shift
    return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}
