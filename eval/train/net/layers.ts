// The network's layers in training: each remembers its input for the backward pass. They compute
// the same as src/sequence/net.

import { REACH } from '#engine/sequence/net/net.js'
import type { Setting } from '#engine/sequence/net/score-items.js'
import type { Random } from '../random.js'
import { addMixed } from './add-mixed.js'
import { addBlame, addOuter } from './back.js'
import { Numbers } from './numbers.js'

const SPREAD_AT_FIRST = 0.4

/** Adds the positive numbers of `raised`. */
const addRaised = (lines: Float64Array, raised: Float64Array): Float64Array => {
  const out = lines.slice()
  for (let at = 0; at < out.length; at++) {
    const value = raised[at] as number
    if (value > 0) out[at] = (out[at] as number) + value
  }
  return out
}

/** The part of a gradient that passes through the positive numbers. */
const throughRaised = (blame: Float64Array, raised: Float64Array): Float64Array =>
  blame.map((value, at) => ((raised[at] as number) > 0 ? value : 0))

function addInto(sums: Float64Array, from: Float64Array, start: number): void {
  for (let at = 0; at < sums.length; at++)
    sums[at] = (sums[at] as number) + (from[start + at] as number)
}

export interface Layer {
  numbers: Numbers[]
  forward(lines: Float64Array, setting: Setting): Float64Array
  backward(blame: Float64Array): Float64Array
}

export class NearLayer implements Layer {
  readonly spread: Numbers
  readonly mix: Numbers
  readonly bias: Numbers
  readonly numbers: Numbers[]
  #lines: Float64Array = new Float64Array(0)
  #seen: Float64Array = new Float64Array(0)
  #raised: Float64Array = new Float64Array(0)
  #lengths: readonly number[] = []

  constructor(
    private readonly width: number,
    random: Random,
  ) {
    this.spread = new Numbers((2 * REACH + 1) * width, SPREAD_AT_FIRST, random)
    this.mix = new Numbers(width * width, 1 / Math.sqrt(width), random)
    this.bias = new Numbers(width)
    this.numbers = [this.spread, this.mix, this.bias]
  }

  /**
   * Calls `visit` with each pair of a line and a line near it: where both, and the weights, begin.
   */
  #pairs(visit: (line: number, other: number, row: number) => void): void {
    let first = 0
    for (const length of this.#lengths) {
      const after = first + length
      for (let line = first; line < after; line++) {
        for (let offset = -REACH; offset <= REACH; offset++) {
          const other = line + offset
          if (other < first || other >= after) continue
          visit(line * this.width, other * this.width, (offset + REACH) * this.width)
        }
      }
      first = after
    }
  }

  forward(lines: Float64Array, { lengths }: Setting): Float64Array {
    const { width } = this
    this.#lengths = lengths
    const seen = new Float64Array(lines.length)
    const raised = new Float64Array(lines.length)
    const spread = this.spread.values
    this.#pairs((line, other, row) => {
      for (let at = 0; at < width; at++)
        seen[line + at] =
          (seen[line + at] as number) + (lines[other + at] as number) * (spread[row + at] as number)
    })
    for (let from = 0; from < lines.length; from += width) {
      const own = raised.subarray(from, from + width)
      own.set(this.bias.values)
      addMixed(own, seen, from, this.mix.values)
    }
    this.#lines = lines
    this.#seen = seen
    this.#raised = raised
    return addRaised(lines, raised)
  }

  backward(blame: Float64Array): Float64Array {
    const { width } = this
    const out = blame.slice()
    const inner = throughRaised(blame, this.#raised)
    const seen = new Float64Array(blame.length)
    for (let from = 0; from < blame.length; from += width) {
      const own = inner.subarray(from, from + width)
      addInto(this.bias.gradients, inner, from)
      addBlame(seen, from, own, this.mix.values)
      addOuter(this.mix.gradients, this.#seen, from, own)
    }
    const [spread, gradients, lines] = [this.spread.values, this.spread.gradients, this.#lines]
    this.#pairs((line, other, row) => {
      for (let at = 0; at < width; at++) {
        const own = seen[line + at] as number
        gradients[row + at] = (gradients[row + at] as number) + own * (lines[other + at] as number)
        out[other + at] = (out[other + at] as number) + own * (spread[row + at] as number)
      }
    })
    return out
  }
}

export class AlikeLayer implements Layer {
  readonly own: Numbers
  readonly mean: Numbers
  readonly bias: Numbers
  readonly numbers: Numbers[]
  #lines: Float64Array = new Float64Array(0)
  #means: Float64Array = new Float64Array(0)
  #raised: Float64Array = new Float64Array(0)
  #looks: Int32Array = new Int32Array(0)
  #counts: Int32Array = new Int32Array(0)

  constructor(
    private readonly width: number,
    random: Random,
  ) {
    this.own = new Numbers(width * width, 1 / Math.sqrt(width), random)
    this.mean = new Numbers(width * width, 1 / Math.sqrt(width), random)
    this.bias = new Numbers(width)
    this.numbers = [this.own, this.mean, this.bias]
  }

  forward(lines: Float64Array, { looks }: Setting): Float64Array {
    const { width } = this
    const kinds = looks.reduce((most, look) => Math.max(most, look + 1), 0)
    const counts = new Int32Array(kinds)
    const means = new Float64Array(kinds * width)
    looks.forEach((look, line) => {
      counts[look] = (counts[look] as number) + 1
      addInto(means.subarray(look * width, (look + 1) * width), lines, line * width)
    })
    const ofLook = new Float64Array(means.length)
    counts.forEach((count, look) => {
      const from = look * width
      for (let at = from; at < from + width; at++) means[at] = (means[at] as number) / count
      const own = ofLook.subarray(from, from + width)
      own.set(this.bias.values)
      addMixed(own, means, from, this.mean.values)
    })
    const raised = new Float64Array(lines.length)
    looks.forEach((look, line) => {
      const own = raised.subarray(line * width, (line + 1) * width)
      own.set(ofLook.subarray(look * width, (look + 1) * width))
      addMixed(own, lines, line * width, this.own.values)
    })
    this.#lines = lines
    this.#means = means
    this.#raised = raised
    this.#looks = looks
    this.#counts = counts
    return addRaised(lines, raised)
  }

  backward(blame: Float64Array): Float64Array {
    const { width } = this
    const out = blame.slice()
    const inner = throughRaised(blame, this.#raised)
    const ofLook = new Float64Array(this.#means.length)
    this.#looks.forEach((look, line) => {
      const from = line * width
      const own = inner.subarray(from, from + width)
      addInto(this.bias.gradients, inner, from)
      addInto(ofLook.subarray(look * width, (look + 1) * width), inner, from)
      addBlame(out, from, own, this.own.values)
      addOuter(this.own.gradients, this.#lines, from, own)
    })
    const means = new Float64Array(ofLook.length)
    this.#counts.forEach((count, look) => {
      const from = look * width
      const own = ofLook.subarray(from, from + width)
      addBlame(means, from, own, this.mean.values)
      addOuter(this.mean.gradients, this.#means, from, own)
      for (let at = from; at < from + width; at++) means[at] = (means[at] as number) / count
    })
    this.#looks.forEach((look, line) => {
      addInto(out.subarray(line * width, (line + 1) * width), means, look * width)
    })
    return out
  }
}
