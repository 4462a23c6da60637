// Weights of the network in training, moved by Adam: each by the mean of its gradients, relative to
// their usual size.
import type { Random } from '../random.js'

const FADE = 0.9
const FADE_SQUARES = 0.999
const LEAST = 1e-8

/** Roughly normal, around 0. */
function normal(random: Random): number {
  let sum = -6
  for (let times = 0; times < 12; times++) sum += random()
  return sum
}

export class Numbers {
  readonly values: Float64Array
  readonly gradients: Float64Array
  readonly #means: Float64Array
  readonly #squares: Float64Array

  constructor(size: number, spread = 0, random: Random = () => 0) {
    this.values = new Float64Array(size)
    if (spread > 0) for (let at = 0; at < size; at++) this.values[at] = spread * normal(random)
    this.gradients = new Float64Array(size)
    this.#means = new Float64Array(size)
    this.#squares = new Float64Array(size)
  }

  /** `step` counts from 1: the means start from zero and are too small at first. */
  move(rate: number, step: number, from = 0, to = this.values.length): void {
    const [means, squares, gradients] = [this.#means, this.#squares, this.gradients]
    const whole = 1 - FADE ** step
    const wholeSquares = 1 - FADE_SQUARES ** step
    for (let at = from; at < to; at++) {
      const gradient = gradients[at] as number
      const mean = FADE * (means[at] as number) + (1 - FADE) * gradient
      const square = FADE_SQUARES * (squares[at] as number) + (1 - FADE_SQUARES) * gradient ** 2
      means[at] = mean
      squares[at] = square
      gradients[at] = 0
      this.values[at] =
        (this.values[at] as number) -
        (rate * (mean / whole)) / (Math.sqrt(square / wholeSquares) + LEAST)
    }
  }

  stored(scale: number): number[] {
    return Array.from(this.values, (value) => Math.round(value * scale))
  }
}
