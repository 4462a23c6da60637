// The last layer in training: scores of labels from the lines' numbers, and the chain that settles
// which label follows which. The chain gives the gradients of both: expected shares minus the right
// labels.

import type { Setting } from '#engine/sequence/net/score-items.js'
import { Lattice } from '../lattice.js'
import type { Packed } from '../packed.js'
import type { Random } from '../random.js'
import { addMixed } from './add-mixed.js'
import { addBlame, addOuter } from './back.js'
import { Numbers } from './numbers.js'

export type PackedItems = Packed & Setting

export class LabelChain {
  readonly told: { mix: Numbers; bias: Numbers }
  readonly moves: Numbers
  readonly begin: Numbers
  readonly end: Numbers
  readonly numbers: Numbers[]
  readonly #lattice: Lattice
  readonly #steps: Float64Array
  readonly #shares: Float64Array

  constructor(
    private readonly width: number,
    private readonly size: number,
    tables: number,
    random: Random,
  ) {
    this.told = {
      mix: new Numbers(width * size, 1 / Math.sqrt(width), random),
      bias: new Numbers(size),
    }
    this.moves = new Numbers(tables * size * size)
    this.begin = new Numbers(size)
    this.end = new Numbers(size)
    this.numbers = [...Object.values(this.told), this.moves, this.begin, this.end]
    this.#lattice = new Lattice(size)
    this.#steps = new Float64Array(tables * size * size)
    this.#shares = new Float64Array(size)
  }

  /** The gradient of the lines' numbers. */
  blameLines(lines: Float64Array, document: PackedItems): Float64Array {
    const { width, size, told } = this
    const scores = this.#blameScores(lines, document)
    const blame = new Float64Array(lines.length)
    for (let line = 0; line * width < lines.length; line++) {
      const own = scores.subarray(line * size, (line + 1) * size)
      addBlame(blame, line * width, own, told.mix.values)
      addOuter(told.mix.gradients, lines, line * width, own)
      for (let label = 0; label < size; label++)
        told.bias.gradients[label] = (told.bias.gradients[label] as number) + (own[label] as number)
    }
    return blame
  }

  /** The gradient of the scores, over all chains of a document. */
  #blameScores(lines: Float64Array, { gold, kinds, lengths, weight }: PackedItems): Float64Array {
    const { width, size } = this
    const blame = new Float64Array(gold.length * size)
    for (let at = 0; at < this.#steps.length; at++)
      this.#steps[at] = Math.exp(this.moves.values[at] as number)
    let from = 0
    for (const length of lengths) {
      const to = from + length
      this.#blameChain(
        lines.subarray(from * width, to * width),
        gold.subarray(from, to),
        kinds.subarray(from, to),
        blame.subarray(from * size, to * size),
        weight,
      )
      from = to
    }
    return blame
  }

  #blameChain(
    lines: Float64Array,
    gold: Uint8Array,
    kinds: Uint8Array,
    blame: Float64Array,
    weight: number,
  ): void {
    const { size } = this
    const count = gold.length
    if (count === 0) return
    const lattice = this.#lattice
    this.#score(lines, count)
    lattice.sweep(count, kinds, this.#steps)
    const moved = new Float64Array(this.#steps.length)
    for (let line = 0; line < count; line++) {
      lattice.shares(line, this.#shares)
      for (let label = 0; label < size; label++)
        blame[line * size + label] =
          weight * ((this.#shares[label] as number) - (gold[line] === label ? 1 : 0))
      if (line > 0) lattice.addMoves(line, gold, kinds, this.#steps, moved)
    }
    const moves = this.moves.gradients
    for (let at = 0; at < moved.length; at++)
      moves[at] = (moves[at] as number) - weight * (moved[at] as number)
    for (let label = 0; label < size; label++) {
      const last = (count - 1) * size + label
      this.begin.gradients[label] =
        (this.begin.gradients[label] as number) + (blame[label] as number)
      this.end.gradients[label] = (this.end.gradients[label] as number) + (blame[last] as number)
    }
  }

  /**
   * Gives each line's scores to the lattice; the first and the last line have additional weights.
   */
  #score(lines: Float64Array, count: number): void {
    const { width, size, told } = this
    this.#lattice.fit(count)
    for (let line = 0; line < count; line++) {
      const own = this.#lattice.scores.subarray(line * size, (line + 1) * size)
      own.set(told.bias.values)
      addMixed(own, lines, line * width, told.mix.values)
      for (let label = 0; label < size; label++) {
        if (line === 0) own[label] = (own[label] as number) + (this.begin.values[label] as number)
        if (line === count - 1)
          own[label] = (own[label] as number) + (this.end.values[label] as number)
      }
    }
  }
}
