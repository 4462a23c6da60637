// Trains a linear-chain CRF by stochastic gradient (AdaGrad) with an L2 penalty, each sequence with a
// weight of its own. Deterministic: the order of the sequences is shuffled by a seeded generator.
import type { StoredModel } from '#engine/sequence/crf/model.js'
import { Lattice } from './lattice.js'
import { keptFeatures, pack, thinned } from './packed.js'
import { seeded, shuffled } from './random.js'
import type { Names, Sequence } from './sequence.js'

export interface TrainOptions {
  epochs: number
  rate: number
  l2: number
  /** Documents that a feature must come from: one of few documents says nothing about others. */
  minCount: number
  /** Share of the features that an item goes without in each round. */
  dropout: number
  seed?: number
  /** Weights below so many thousandths are left out. */
  prune?: number
}

/** Weights with the sums of their squared gradients, and of their values over the last rounds. */
class Weights {
  readonly values: Float32Array
  readonly #squares: Float32Array
  readonly #sums: Float64Array
  #rounds = 0

  constructor(
    size: number,
    private readonly rate: number,
  ) {
    this.values = new Float32Array(size)
    this.#squares = new Float32Array(size)
    this.#sums = new Float64Array(size)
  }

  step(at: number, gradient: number): void {
    const square = (this.#squares[at] as number) + gradient * gradient
    this.#squares[at] = square
    this.values[at] =
      (this.values[at] as number) + (this.rate * gradient) / (1e-6 + Math.sqrt(square))
  }

  settle(): void {
    this.#rounds++
    for (let at = 0; at < this.#sums.length; at++)
      this.#sums[at] = (this.#sums[at] as number) + (this.values[at] as number)
  }

  /** The mean of the last rounds errs less on unseen documents than the last one alone. */
  settled(scale = 1): number[] {
    return Array.from(this.#sums, (sum) => Math.round((sum / this.#rounds) * scale * 1000))
  }
}

export function trainCrf(
  sequences: readonly Sequence[],
  names: Names,
  { epochs, rate, l2, minCount, dropout, seed = 7, prune = 8 }: TrainOptions,
): StoredModel {
  const labels = [...new Set(sequences.flatMap((sequence) => sequence.labels))].sort()
  const size = labels.length
  const labelOf = new Map(labels.map((label, at) => [label, at]))
  const { index, kept } = keptFeatures(sequences, names.names.length, minCount)
  const data = sequences
    .filter((sequence) => sequence.labels.length > 0)
    .map((sequence) => pack(sequence, index, labelOf))
  const emit = new Weights(kept * size, rate)
  const tables = 1 + Math.max(0, ...data.map(({ kinds }) => Math.max(0, ...kinds)))
  const move = new Weights(tables * size * size, rate)
  const begin = new Weights(size, rate)
  const end = new Weights(size, rate)
  const all = [emit, move, begin, end]
  const random = seeded(seed)
  const lambda = l2 / Math.max(1, data.length)
  const lattice = new Lattice(size)
  const shares = new Float64Array(size)
  const steps = new Float64Array(tables * size * size)
  const moves = new Float64Array(tables * size * size)
  const settleFrom = Math.floor(epochs / 3)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const packed of shuffled(data, random)) {
      const { features: whole, starts: wholeStarts, gold, kinds, weight: share } = packed
      const count = gold.length
      const { features, starts } = thinned(whole, wholeStarts, dropout, random)
      lattice.fit(count)
      const { scores } = lattice
      for (let item = 0; item < count; item++) {
        const from = item * size
        for (let label = 0; label < size; label++) scores[from + label] = 0
        for (let at = starts[item] as number; at < (starts[item + 1] as number); at++) {
          const row = (features[at] as number) * size
          for (let label = 0; label < size; label++)
            scores[from + label] =
              (scores[from + label] as number) + (emit.values[row + label] as number)
        }
        if (item === 0)
          for (let label = 0; label < size; label++)
            scores[label] = (scores[label] as number) + (begin.values[label] as number)
        if (item === count - 1)
          for (let label = 0; label < size; label++)
            scores[from + label] = (scores[from + label] as number) + (end.values[label] as number)
      }
      for (let at = 0; at < steps.length; at++) steps[at] = Math.exp(move.values[at] as number)
      lattice.sweep(count, kinds, steps)
      moves.fill(0)
      for (let item = 0; item < count; item++) {
        const right = gold[item] as number
        lattice.shares(item, shares)
        for (let label = 0; label < size; label++) {
          const gradient = share * ((right === label ? 1 : 0) - (shares[label] as number))
          if (item === 0) begin.step(label, gradient)
          if (item === count - 1) end.step(label, gradient)
          if (Math.abs(gradient) < 1e-3) continue
          for (let at = starts[item] as number; at < (starts[item + 1] as number); at++) {
            const weight = (features[at] as number) * size + label
            emit.step(weight, gradient - lambda * (emit.values[weight] as number))
          }
        }
        if (item > 0) lattice.addMoves(item, gold, kinds, steps, moves)
      }
      for (let at = 0; at < moves.length; at++)
        if (Math.abs(moves[at] as number) > 1e-4)
          move.step(at, share * (moves[at] as number) - lambda * (move.values[at] as number))
    }
    if (epoch >= settleFrom) for (const weights of all) weights.settle()
  }
  // With part of the features missing in training, all of them together would speak too loud.
  const emissions = emit.settled(1 - dropout)
  const features: Record<string, number[]> = {}
  const byName = names.names
    .map((name, id) => [name, index[id] ?? -1] as const)
    .filter(([, at]) => at >= 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, at] of byName) {
    const pairs: number[] = []
    for (let label = 0; label < size; label++) {
      const weight = emissions[at * size + label] ?? 0
      if (Math.abs(weight) >= prune) pairs.push(label, weight)
    }
    if (pairs.length > 0) features[name] = pairs
  }
  return {
    labels,
    transitions: move.settled(),
    starts: begin.settled(),
    ends: end.settled(),
    features,
  }
}
