// Trains a linear-chain CRF by stochastic gradient (AdaGrad) with an L2 penalty, each sequence with a
// weight of its own. Deterministic: the order of the sequences is shuffled by a seeded generator.
import type { StoredModel } from '#engine/sequence/crf/model.js'
import { Lattice } from './lattice.js'
import { keptFeatures, type Packed, pack, thinned } from './packed.js'
import { seeded, shuffled } from './random.js'
import type { Names, Sequence } from './sequence.js'

export interface TrainOptions {
  epochs: number
  rate: number
  l2: number
  /**
   * How many documents a feature must come from: a feature of few documents tells nothing about
   * others.
   */
  minCount: number
  /** The share of its features that an item lacks in each round. */
  dropout: number
  seed?: number
  /** Weights below this many thousandths are left out. */
  prune?: number
}

/** Weights, with the sums of their squared gradients and of their values over the last rounds. */
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

  /** The mean of the last rounds is better on unseen documents than the last round alone. */
  settled(scale = 1): number[] {
    return Array.from(this.#sums, (sum) => Math.round((sum / this.#rounds) * scale * 1000))
  }
}

/** Smaller gradients change nothing that is stored. */
const GRADIENT_MIN = 1e-3
const MOVE_MIN = 1e-4

class Chain {
  readonly emit: Weights
  readonly move: Weights
  readonly begin: Weights
  readonly end: Weights
  readonly #lattice: Lattice
  readonly #shares: Float64Array
  readonly #steps: Float64Array
  readonly #moves: Float64Array

  constructor(
    kept: number,
    tables: number,
    rate: number,
    private readonly size: number,
    private readonly lambda: number,
  ) {
    const moves = tables * size * size
    this.emit = new Weights(kept * size, rate)
    this.move = new Weights(moves, rate)
    this.begin = new Weights(size, rate)
    this.end = new Weights(size, rate)
    this.#lattice = new Lattice(size)
    this.#shares = new Float64Array(size)
    this.#steps = new Float64Array(moves)
    this.#moves = new Float64Array(moves)
  }

  /** One step of the gradient for one sequence, with the features that this round keeps. */
  learn(sequence: Packed): void {
    const { gold, kinds } = sequence
    const steps = this.#steps
    this.#lattice.fit(gold.length)
    this.#score(sequence)
    for (let at = 0; at < steps.length; at++) steps[at] = Math.exp(this.move.values[at] as number)
    this.#lattice.sweep(gold.length, kinds, steps)
    this.#moves.fill(0)
    for (let item = 0; item < gold.length; item++) {
      this.#learnItem(sequence, item)
      if (item > 0) this.#lattice.addMoves(item, gold, kinds, steps, this.#moves)
    }
    this.#learnMoves(sequence.weight)
  }

  settle(): void {
    for (const weights of [this.emit, this.move, this.begin, this.end]) weights.settle()
  }

  /** Puts the scores of all items and labels into the lattice. */
  #score({ gold, features, starts }: Packed): void {
    const { size } = this
    const { scores } = this.#lattice
    const { values } = this.emit
    const add = (from: number, weights: Weights): void => {
      for (let label = 0; label < size; label++)
        scores[from + label] = (scores[from + label] as number) + (weights.values[label] as number)
    }
    for (let item = 0; item < gold.length; item++) {
      const from = item * size
      for (let label = 0; label < size; label++) scores[from + label] = 0
      for (let at = starts[item] as number; at < (starts[item + 1] as number); at++) {
        const row = (features[at] as number) * size
        for (let label = 0; label < size; label++)
          scores[from + label] = (scores[from + label] as number) + (values[row + label] as number)
      }
      if (item === 0) add(0, this.begin)
      if (item === gold.length - 1) add(from, this.end)
    }
  }

  #learnItem({ gold, features, starts, weight: share }: Packed, item: number): void {
    const right = gold[item] as number
    this.#lattice.shares(item, this.#shares)
    for (let label = 0; label < this.size; label++) {
      const gradient = share * ((right === label ? 1 : 0) - (this.#shares[label] as number))
      if (item === 0) this.begin.step(label, gradient)
      if (item === gold.length - 1) this.end.step(label, gradient)
      if (Math.abs(gradient) < GRADIENT_MIN) continue
      for (let at = starts[item] as number; at < (starts[item + 1] as number); at++) {
        const weight = (features[at] as number) * this.size + label
        this.emit.step(weight, gradient - this.lambda * (this.emit.values[weight] as number))
      }
    }
  }

  #learnMoves(share: number): void {
    const moves = this.#moves
    for (let at = 0; at < moves.length; at++) {
      const gradient = moves[at] as number
      if (Math.abs(gradient) <= MOVE_MIN) continue
      this.move.step(at, share * gradient - this.lambda * (this.move.values[at] as number))
    }
  }
}

/** The weights of every kept feature by its name, as pairs of label and weight. */
function storedFeatures(
  emissions: readonly number[],
  names: Names,
  index: ReturnType<typeof keptFeatures>['index'],
  { size, prune }: { size: number; prune: number },
): Record<string, number[]> {
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
  return features
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
  const tables = 1 + Math.max(0, ...data.map(({ kinds }) => Math.max(0, ...kinds)))
  const chain = new Chain(kept, tables, rate, size, l2 / Math.max(1, data.length))
  const random = seeded(seed)
  const settleFrom = Math.floor(epochs / 3)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const packed of shuffled(data, random)) {
      const { features, starts } = packed
      chain.learn({ ...packed, ...thinned(features, starts, dropout, random) })
    }
    if (epoch >= settleFrom) chain.settle()
  }
  // Some features are missing in training, so all of them together would weigh too much.
  const emissions = chain.emit.settled(1 - dropout)
  return {
    labels,
    transitions: chain.move.settled(),
    starts: chain.begin.settled(),
    ends: chain.end.settled(),
    features: storedFeatures(emissions, names, index, { size, prune }),
  }
}
