// The memory that a network works in, and the loops of kernels.wat over it: a whole parse takes about a tenth less
// time by them than by the same loops in JavaScript (`npm run bench:resume -- --against CHECKOUT`).
import { KIBIBYTE } from '../../runtime/units.js'
import { type WasmMemory, wasm } from '../../runtime/web-assembly.js'
import { bakedTable } from '../../tables/baked-table.js'
import { dataBytes } from '../../tables/data-file.js'

/** The loops take this many numbers at a time: rows are that long, or several times that. */
export const STRIDE = 16
export const padded = (count: number): number => Math.ceil(count / STRIDE) * STRIDE

/** An address in the memory of the loops, in bytes. */
export type Address = number
export const BYTES = Float32Array.BYTES_PER_ELEMENT

/** The first addresses are the loops' own (kernels.wat): for rows of at most so many numbers. */
const OWN_BYTES = 8 * KIBIBYTE
const WIDTH_MAX = 512
const PAGE_BYTES = 64 * KIBIBYTE

interface Loops {
  memory: WasmMemory
  /** Turns whole numbers into parts of one, nothing below zero; the length in bytes, a multiple of 16. */
  begin(to: Address, from: Address, length: number, part: number): void
  /** Adds the product of a row and a matrix to the sums; lengths in bytes. */
  mix(sums: Address, from: Address, length: number, matrix: Address, width: number): void
  near(
    to: Address,
    from: Address,
    end: Address,
    spread: Address,
    mix: Address,
    bias: Address,
    width: number,
  ): void
  alike(row: Address, base: Address, own: Address, width: number): void
}

const { code } = bakedTable('sequence/net/kernels', () => ({
  code: new Uint8Array(dataBytes('./baked/kernels.wasm', import.meta.url)),
}))
// A copy: shared memory cannot be compiled.
const compiled = new wasm.Module(code.slice())

/** What a network keeps, and above it the room that is used anew for each document. */
export class Workshop {
  readonly loops = new wasm.Instance(compiled).exports as Loops
  #numbers = new Float32Array(this.loops.memory.buffer)
  #kept = OWN_BYTES
  #used = OWN_BYTES

  #take(count: number): Address {
    const address = this.#used
    this.#used += count * BYTES
    const missing = this.#used - this.loops.memory.buffer.byteLength
    if (missing > 0) {
      this.loops.memory.grow(Math.ceil(missing / PAGE_BYTES))
      this.#numbers = new Float32Array(this.loops.memory.buffer)
    }
    return address
  }

  /** Keeps rows of numbers for good, each made as long as the loops take them, and takes back all other room. */
  keep(numbers: Float32Array, width: number): Address {
    const stride = padded(width)
    if (stride > WIDTH_MAX) throw new RangeError('A row is longer than the loops take it')
    this.clear()
    const address = this.room((numbers.length / width) * stride)
    for (let from = 0, to = address / BYTES; from < numbers.length; from += width, to += stride)
      this.#numbers.set(numbers.subarray(from, from + width), to)
    this.#kept = this.#used
    return address
  }

  /** Takes back all room that was not kept. */
  clear(): void {
    this.#used = this.#kept
  }

  /** Room for so many numbers, all nothing, until it is cleared. */
  room(count: number): Address {
    const address = this.#take(count)
    this.#numbers.fill(0, address / BYTES, address / BYTES + count)
    return address
  }

  /** Whole numbers at an address. */
  wholes(address: Address, count: number): Int32Array {
    return new Int32Array(this.loops.memory.buffer, address, count)
  }

  /** All numbers: one of an address is at a quarter of it. They move when more room is taken. */
  get numbers(): Float32Array {
    return this.#numbers
  }
}

/**
 * The one of this thread, for all networks: a memory takes gigabytes of addresses, however little is in it. What a
 * network keeps there stays when the network goes; only training opens more of them than the few that ship.
 */
export const workshop = new Workshop()
