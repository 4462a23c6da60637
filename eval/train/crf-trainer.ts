// Trains a linear-chain CRF by stochastic gradient (AdaGrad) with an L2 penalty, each sequence with a
// weight of its own. Deterministic: the order of the sequences is shuffled by a seeded generator.
import type { StoredModel } from '#engine/core/crf/model.js'
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

interface Packed {
  kinds: Uint8Array
  features: Int32Array
  starts: Int32Array
  gold: Uint8Array
  weight: number
}

/** Numbers of the features that enough documents have, from 0; -1 for the others. */
function keptFeatures(sequences: readonly Sequence[], count: number, minCount: number) {
  const documents = new Int32Array(count)
  const last = new Int32Array(count).fill(-1)
  const groups = new Map<string, number>()
  const ordered = [...sequences].sort((a, b) => (a.group < b.group ? -1 : 1))
  for (const { group, features } of ordered) {
    const number = groups.get(group) ?? groups.size
    groups.set(group, number)
    for (const id of features) {
      if (last[id] === number) continue
      last[id] = number
      documents[id] = (documents[id] as number) + 1
    }
  }
  const index = new Int32Array(count).fill(-1)
  let kept = 0
  for (let id = 0; id < count; id++) if ((documents[id] as number) >= minCount) index[id] = kept++
  return { index, kept }
}

function pack(sequence: Sequence, index: Int32Array, labelOf: Map<string, number>): Packed {
  const starts = new Int32Array(sequence.starts.length)
  const features: number[] = []
  for (let item = 0; item + 1 < starts.length; item++) {
    const to = sequence.starts[item + 1] as number
    for (let at = sequence.starts[item] as number; at < to; at++) {
      const id = index[sequence.features[at] as number] as number
      if (id >= 0) features.push(id)
    }
    starts[item + 1] = features.length
  }
  const gold = Uint8Array.from(sequence.labels, (label) => labelOf.get(label) ?? 0)
  const { steps: kinds, weight = 1 } = sequence
  return { features: Int32Array.from(features), starts, gold, kinds, weight }
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

/** Room for the sums over paths, kept from one sequence to the next. */
class Lattice {
  scores = new Float64Array(0)
  forward = new Float64Array(0)
  backward = new Float64Array(0)
  scales = new Float64Array(0)

  constructor(private readonly size: number) {}

  fit(items: number): void {
    if (this.scores.length >= items * this.size) return
    this.scores = new Float64Array(items * this.size * 2)
    this.forward = new Float64Array(items * this.size * 2)
    this.backward = new Float64Array(items * this.size * 2)
    this.scales = new Float64Array(items * 2)
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
  const steps = new Float64Array(tables * size * size)
  const moves = new Float64Array(tables * size * size)
  let dropped = new Int32Array(1024)
  const settleFrom = Math.floor(epochs / 3)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const packed of shuffled(data, random)) {
      const { features: whole, starts: wholeStarts, gold, kinds, weight: share } = packed
      const count = gold.length
      let features = whole
      let starts = wholeStarts
      if (dropout > 0) {
        if (dropped.length < whole.length) dropped = new Int32Array(whole.length * 2)
        starts = new Int32Array(count + 1)
        let to = 0
        for (let item = 0; item < count; item++) {
          for (let at = wholeStarts[item] as number; at < (wholeStarts[item + 1] as number); at++)
            if (random() >= dropout) dropped[to++] = whole[at] as number
          starts[item + 1] = to
        }
        features = dropped
      }
      lattice.fit(count)
      const { scores, forward, backward } = lattice
      // Scores as factors, each item's highest 1.
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
        let top = Number.NEGATIVE_INFINITY
        for (let label = 0; label < size; label++)
          top = Math.max(top, scores[from + label] as number)
        for (let label = 0; label < size; label++)
          scores[from + label] = Math.exp((scores[from + label] as number) - top)
      }
      for (let at = 0; at < steps.length; at++) steps[at] = Math.exp(move.values[at] as number)
      // Shares before and behind each item, each row adding up to one.
      for (let item = 0; item < count; item++) {
        const from = item * size
        const table = (kinds[item] as number) * size * size
        let total = 0
        for (let label = 0; label < size; label++) {
          let sum = item === 0 ? 1 : 0
          if (item > 0)
            for (let other = 0; other < size; other++)
              sum +=
                (forward[from - size + other] as number) *
                (steps[table + other * size + label] as number)
          sum *= scores[from + label] as number
          forward[from + label] = sum
          total += sum
        }
        for (let label = 0; label < size; label++)
          forward[from + label] = (forward[from + label] as number) / total
      }
      for (let item = count - 1; item >= 0; item--) {
        const from = item * size
        const table = ((kinds[item + 1] ?? 0) as number) * size * size
        let total = 0
        for (let label = 0; label < size; label++) {
          let sum = item === count - 1 ? 1 : 0
          if (item < count - 1)
            for (let other = 0; other < size; other++)
              sum +=
                (steps[table + label * size + other] as number) *
                (scores[from + size + other] as number) *
                (backward[from + size + other] as number)
          backward[from + label] = sum
          total += sum
        }
        for (let label = 0; label < size; label++)
          backward[from + label] = (backward[from + label] as number) / total
      }
      moves.fill(0)
      for (let item = 0; item < count; item++) {
        const from = item * size
        const right = gold[item] as number
        let total = 0
        for (let label = 0; label < size; label++)
          total += (forward[from + label] as number) * (backward[from + label] as number)
        for (let label = 0; label < size; label++) {
          const likely =
            ((forward[from + label] as number) * (backward[from + label] as number)) / total
          const gradient = share * ((right === label ? 1 : 0) - likely)
          if (item === 0) begin.step(label, gradient)
          if (item === count - 1) end.step(label, gradient)
          if (Math.abs(gradient) < 1e-3) continue
          for (let at = starts[item] as number; at < (starts[item + 1] as number); at++) {
            const weight = (features[at] as number) * size + label
            emit.step(weight, gradient - lambda * (emit.values[weight] as number))
          }
        }
        if (item === 0) continue
        const table = (kinds[item] as number) * size * size
        let pairs = 0
        for (let other = 0; other < size; other++) {
          const before = forward[from - size + other] as number
          if (before < 1e-9) continue
          for (let label = 0; label < size; label++)
            pairs +=
              before *
              (steps[table + other * size + label] as number) *
              (scores[from + label] as number) *
              (backward[from + label] as number)
        }
        for (let other = 0; other < size; other++) {
          const before = (forward[from - size + other] as number) / pairs
          for (let label = 0; label < size; label++) {
            const at = table + other * size + label
            moves[at] =
              (moves[at] as number) -
              before *
                (steps[at] as number) *
                (scores[from + label] as number) *
                (backward[from + label] as number)
          }
        }
        const at = table + (gold[item - 1] as number) * size + right
        moves[at] = (moves[at] as number) + 1
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
