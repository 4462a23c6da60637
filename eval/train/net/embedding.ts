// The first layer in training: a line's numbers are the sums of those of its features. In each
// round the line lacks some of its features.
import { type Packed, thinned } from '../packed.js'
import type { Random } from '../random.js'
import { Numbers } from './numbers.js'

/** Small compared with 1, so that no feature weighs much before it has learned anything. */
const FIRST_SUMS = 0.1

export interface EmbeddingOptions {
  /** How many numbers a line becomes; a multiple of four. */
  width: number
  /** The share of its features that a line lacks in each round. */
  dropout: number
  /** The share of a line's numbers that are left out in each round. */
  blanked: number
}

type Seen = Pick<Packed, 'features' | 'starts'>

export class Embedding {
  readonly sums: Numbers
  readonly bias: Numbers
  #seen: Seen = { features: new Int32Array(0), starts: new Int32Array(0) }
  #lines: Float64Array = new Float64Array(0)
  readonly #touched = new Set<number>()

  constructor(
    features: number,
    private readonly options: EmbeddingOptions,
    private readonly random: Random,
  ) {
    this.sums = new Numbers(features * options.width, FIRST_SUMS, random)
    this.bias = new Numbers(options.width)
  }

  /** The kept numbers are scaled up to make up for those that are left out. */
  forward({ features: all, starts: of }: Seen): Float64Array {
    const { width, dropout, blanked } = this.options
    const seen = thinned(all, of, dropout, this.random)
    const { features, starts } = seen
    const out = new Float64Array((starts.length - 1) * width)
    const table = this.sums.values
    for (let line = 0; line + 1 < starts.length; line++) {
      const to = line * width
      for (let at = starts[line] as number; at < (starts[line + 1] as number); at++) {
        const row = (features[at] as number) * width
        for (let k = 0; k < width; k++)
          out[to + k] = (out[to + k] as number) + (table[row + k] as number)
      }
      for (let k = 0; k < width; k++) {
        const value = (out[to + k] as number) / (1 - dropout) + (this.bias.values[k] as number)
        const isKept = value > 0 && this.random() >= blanked
        out[to + k] = isKept ? value / (1 - blanked) : 0
      }
    }
    this.#seen = seen
    this.#lines = out
    return out
  }

  /** Overwrites the gradient that it is given. */
  backward(blame: Float64Array): void {
    const { width, dropout, blanked } = this.options
    const { features, starts } = this.#seen
    const [lines, gradients] = [this.#lines, this.sums.gradients]
    this.#touched.clear()
    for (let line = 0; line * width < blame.length; line++) {
      const from = line * width
      for (let k = 0; k < width; k++) {
        const own = (lines[from + k] as number) > 0 ? (blame[from + k] as number) : 0
        const whole = own / (1 - blanked)
        this.bias.gradients[k] = (this.bias.gradients[k] as number) + whole
        blame[from + k] = whole / (1 - dropout)
      }
      for (let at = starts[line] as number; at < (starts[line + 1] as number); at++) {
        const row = (features[at] as number) * width
        this.#touched.add(row)
        for (let k = 0; k < width; k++)
          gradients[row + k] = (gradients[row + k] as number) + (blame[from + k] as number)
      }
    }
  }

  /** Moves only the features of the last document; the others stay where they are. */
  move(rate: number, step: number): void {
    const { width } = this.options
    for (const row of this.#touched) this.sums.move(rate, step, row, row + width)
    this.bias.move(rate, step)
  }
}
