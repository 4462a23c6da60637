// The memory that networks work in, and the loops of kernels.wat over it. With them a whole parse
// takes about a tenth less time than with the same loops in JavaScript
// (`npm run bench:resume -- --against CHECKOUT`).
import { KIBIBYTE } from '../../runtime/units.js'
import { type WasmMemory, wasm } from '../../runtime/web-assembly.js'
import { bakedTable } from '../../tables/baked-table.js'
import { dataBytes } from '../../tables/data-file.js'

/** How many numbers the loops take at a time: the length of every row is a multiple of this. */
export const STRIDE = 16
export const padded = (count: number): number => Math.ceil(count / STRIDE) * STRIDE

/** An address in the memory of the loops, in bytes. */
export type Address = number
export const BYTES = Float32Array.BYTES_PER_ELEMENT

/** The loops use the first addresses themselves (kernels.wat), which bounds the length of a row. */
const OWN_BYTES = 8 * KIBIBYTE
const WIDTH_MAX = 512
/** The unit in which the memory of WebAssembly grows. */
const PAGE_BYTES = 64 * KIBIBYTE

interface Loops {
  memory: WasmMemory
  /**
   * Adds rows of whole numbers of 16 bits to sums of 32. The addresses of the rows stand from
   * `first` to before `last`; `width` is in bytes.
   */
  sum(sums: Address, first: Address, last: Address, width: number): void
  /**
   * Scales whole numbers by `part` and raises negative ones to zero; `length` is in bytes, a
   * multiple of 16.
   */
  begin(to: Address, from: Address, length: number, part: number): void
  /** Adds the product of a row and a matrix to the sums; lengths are in bytes. */
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
// The code is copied, since shared memory cannot be compiled.
const compiled = new wasm.Module(code.slice())

/** Memory for what a network keeps, and above it room that is used again for each document. */
export class Workshop {
  readonly loops = new wasm.Instance(compiled).exports as Loops
  #numbers = new Float32Array(this.loops.memory.buffer)
  #wholes = new Int32Array(this.loops.memory.buffer)
  #kept = OWN_BYTES
  #used = OWN_BYTES

  #take(count: number): Address {
    const address = this.#used
    this.#used += count * BYTES
    const missing = this.#used - this.loops.memory.buffer.byteLength
    if (missing > 0) {
      this.loops.memory.grow(Math.ceil(missing / PAGE_BYTES))
      this.#numbers = new Float32Array(this.loops.memory.buffer)
      this.#wholes = new Int32Array(this.loops.memory.buffer)
    }
    return address
  }

  /**
   * Keeps rows of numbers for good, padded to the length that the loops need. All other room is
   * taken back.
   */
  keep(numbers: Float32Array, width: number): Address {
    const stride = padded(width)
    if (stride > WIDTH_MAX) throw new RangeError('A row is longer than the loops take it')
    const address = this.keepRoom((numbers.length / width) * stride)
    for (let from = 0, to = address / BYTES; from < numbers.length; from += width, to += stride)
      this.#numbers.set(numbers.subarray(from, from + width), to)
    return address
  }

  /** Room for this many numbers for good. All other room is taken back. */
  keepRoom(count: number): Address {
    this.clear()
    const address = this.room(count)
    this.#kept = this.#used
    return address
  }

  /** Takes back all room that was not kept. */
  clear(): void {
    this.#used = this.#kept
  }

  /** Room for this many numbers, all zero, until it is cleared. */
  room(count: number): Address {
    const address = this.#take(count)
    this.#numbers.fill(0, address / BYTES, address / BYTES + count)
    return address
  }

  /** All of the memory as whole numbers; like `numbers`, it changes when the memory grows. */
  get wholes(): Int32Array {
    return this.#wholes
  }

  /**
   * All numbers of the memory: the number at an address has a quarter of it as its index. The array
   * changes when the memory grows, so ask for it again.
   */
  get numbers(): Float32Array {
    return this.#numbers
  }
}

/**
 * One workshop for all networks of a thread, since a WebAssembly memory reserves gigabytes of
 * addresses, however little it holds. What a network keeps there stays when the network goes; only
 * training opens more networks than the few that ship.
 */
export const workshop = new Workshop()
