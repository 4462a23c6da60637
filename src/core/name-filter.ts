// Tells at once that words are no name of a large list, and that no name goes on from them.
// A Bloom filter with one hash: what it denies is certain, what it affirms is to be looked up. Hashes are
// those of text-hash; a LineTable fills it.

export class NameFilter {
  readonly #names: Uint32Array
  readonly #beginnings: Uint32Array
  readonly #shift: number

  /** So many bits, as a power of two, for names and as many for beginnings. */
  constructor(bitsLog2: number) {
    this.#names = new Uint32Array(2 ** (bitsLog2 - 5))
    this.#beginnings = new Uint32Array(2 ** (bitsLog2 - 5))
    this.#shift = 32 - bitsLog2
  }

  addName(hash: number): void {
    this.#set(this.#names, hash)
  }

  /** Words, given by their hash, that a name goes on from behind a space. */
  addBeginning(hash: number): void {
    this.#set(this.#beginnings, hash)
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
