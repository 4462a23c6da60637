// Sums the weights of an item's features. Weights lie in tables that all threads share, but the
// loops see only their own memory, so a network keeps copies there of the rows that it used last.
// Features repeat from line to line, so most rows are found there; a sum takes a tenth of the time
// of a loop over the tables (`npm run bench:plain`), and a whole parse 0.93 of it.
import { type Address, BYTES, padded, workshop } from './kernels.js'

/** The weights of features: rows of whole numbers, each as long as the biases. */
export interface Weights {
  /** Is added to the sums. */
  biases: Int32Array
  weights: Int16Array
}

/** How many rows are kept; a power of two. */
const KEPT_ROWS = 512
/** How many rows are added at a time. Most items have fewer features. */
const ADDED_MAX = 128
const WHOLE_BITS = 32

/** How often a number can be halved. */
const halvings = (number: number): number => WHOLE_BITS - 1 - Math.clz32(number & -number)

export class FeatureSums {
  /** The table's rows, two numbers in each place. */
  readonly #pairs: Int32Array
  readonly #biases: Int32Array
  /** The length of a row in pairs, and of its copy. */
  readonly #length: number
  readonly #stride: number
  /** What is left of a row's place without this many halvings is different for each row. */
  readonly #shift: number
  readonly #sums: Address
  /** The addresses of the rows that are added next. */
  readonly #list: Address
  readonly #copies: Address
  /** By copy: which row it is, counted from 1, and the turn in which it was added last. */
  readonly #rowOf = new Int32Array(KEPT_ROWS)
  readonly #turnOf = new Float64Array(KEPT_ROWS)
  #turn = 1

  constructor({ biases, weights }: Weights) {
    const { length } = biases
    if (length % 2 !== 0) throw new RangeError('A row of weights has an odd length')
    this.#pairs = new Int32Array(weights.buffer, weights.byteOffset, weights.length / 2)
    this.#biases = biases
    this.#length = length / 2
    this.#stride = padded(length) / 2
    this.#shift = halvings(length)
    this.#sums = workshop.keepRoom(padded(length))
    this.#list = workshop.keepRoom(ADDED_MAX)
    this.#copies = workshop.keepRoom(KEPT_ROWS * this.#stride)
  }

  /**
   * Where the sums of the biases and of these rows are, until the next call. A row is told by the
   * place of its first number.
   */
  of(rows: readonly number[]): Address {
    const { wholes } = workshop
    wholes.set(this.#biases, this.#sums / BYTES)
    const list = this.#list / BYTES
    let listed = 0
    for (const row of rows) {
      const copy = (row >> this.#shift) & (KEPT_ROWS - 1)
      const isKept = this.#rowOf[copy] === row + 1
      // A copy that is to be added in this turn must not be overwritten before.
      const isTaken = !isKept && this.#turnOf[copy] === this.#turn
      if (isTaken || listed === ADDED_MAX) {
        this.#add(listed)
        listed = 0
      }
      if (!isKept) this.#copy(row, copy)
      this.#turnOf[copy] = this.#turn
      wholes[list + listed++] = this.#copies + copy * this.#stride * BYTES
    }
    this.#add(listed)
    return this.#sums
  }

  #add(listed: number): void {
    if (listed > 0) {
      const last = this.#list + listed * BYTES
      workshop.loops.sum(this.#sums, this.#list, last, this.#stride * BYTES)
    }
    this.#turn++
  }

  #copy(row: number, copy: number): void {
    const { wholes } = workshop
    const from = row / 2
    const to = this.#copies / BYTES + copy * this.#stride
    wholes.set(this.#pairs.subarray(from, from + this.#length), to)
    this.#rowOf[copy] = row + 1
  }
}
