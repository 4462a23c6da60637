// Trains a linear-chain CRF by stochastic gradient (AdaGrad) with an L2 penalty, each sequence with a weight
// of its own. Deterministic: the order of the sequences is shuffled by a seeded generator.
import type { StoredModel } from '#engine/core/crf/model.js'
import { seeded } from '../train/random.js'

export interface Sequence {
  features: string[][]
  labels: string[]
  weight?: number
  /** Copies of one document share it. */
  group: string
}

export interface TrainOptions {
  epochs: number
  rate: number
  l2: number
  /** Documents that a feature must come from: one of few documents says nothing about others. */
  minCount: number
  /** Share of the features that an item goes without in each round. */
  dropout: number
}

const SEED = 7
/** Weights below so many thousandths are left out. */
const PRUNE = 8
/** The mean of the later rounds' weights errs less on unseen documents than the last ones alone. */
const SETTLED_FROM = 1 / 3

interface Packed {
  items: Int32Array[]
  gold: Int16Array
  weight: number
}

function featureIndex(sequences: readonly Sequence[], minCount: number): Map<string, number> {
  const seenIn = new Map<string, Set<string>>()
  for (const { features, group } of sequences) {
    for (const item of features) {
      for (const name of item) {
        const groups = seenIn.get(name)
        if (groups) groups.add(group)
        else seenIn.set(name, new Set([group]))
      }
    }
  }
  const index = new Map<string, number>()
  for (const [name, groups] of seenIn) if (groups.size >= minCount) index.set(name, index.size)
  return index
}

/** Weights with the sums of their squared gradients, and of their values in the settled rounds. */
class Weights {
  readonly values: Float64Array
  private readonly squares: Float64Array
  private readonly sums: Float64Array
  constructor(
    size: number,
    private readonly rate: number,
    private readonly penalty: number,
  ) {
    this.values = new Float64Array(size)
    this.squares = new Float64Array(size)
    this.sums = new Float64Array(size)
  }
  step(at: number, slope: number): void {
    const value = this.values[at] as number
    const gradient = slope - this.penalty * value
    const square = (this.squares[at] as number) + gradient * gradient
    this.squares[at] = square
    this.values[at] = value + (this.rate * gradient) / (1e-6 + Math.sqrt(square))
  }
  settle(): void {
    for (let at = 0; at < this.sums.length; at++)
      this.sums[at] = (this.sums[at] as number) + (this.values[at] as number)
  }
  thousandths(rounds: number, share = 1): number[] {
    return Array.from(this.sums, (sum) => Math.round((1000 * share * sum) / rounds))
  }
}

function logSum(row: Float64Array): number {
  let top = Number.NEGATIVE_INFINITY
  for (const value of row) if (value > top) top = value
  let sum = 0
  for (const value of row) sum += Math.exp(value - top)
  return top + Math.log(sum)
}

class Trainer {
  readonly features: Weights
  readonly steps: Weights
  readonly starts: Weights
  readonly ends: Weights
  constructor(
    private readonly size: number,
    count: number,
    sequences: number,
    { rate, l2 }: TrainOptions,
  ) {
    const penalty = l2 / Math.max(1, sequences)
    this.features = new Weights(count * size, rate, penalty)
    this.steps = new Weights(size * size, rate, penalty)
    this.starts = new Weights(size, rate, 0)
    this.ends = new Weights(size, rate, 0)
  }

  private emissions(items: readonly Int32Array[]): Float64Array[] {
    const { size } = this
    const { values } = this.features
    return items.map((features) => {
      const row = new Float64Array(size)
      for (const feature of features) {
        for (let label = 0; label < size; label++)
          row[label] = (row[label] as number) + (values[feature * size + label] as number)
      }
      return row
    })
  }

  /** Log sums over all paths up to each item, and from each item on. */
  private sweeps(rows: readonly Float64Array[]): {
    before: Float64Array[]
    behind: Float64Array[]
  } {
    const { size } = this
    const steps = this.steps.values
    const part = new Float64Array(size)
    const before = rows.map(() => new Float64Array(size))
    const behind = rows.map(() => new Float64Array(size))
    for (const [item, row] of rows.entries()) {
      const own = before[item] as Float64Array
      const last = before[item - 1]
      for (let label = 0; label < size; label++) {
        for (let from = 0; last && from < size; from++)
          part[from] = (last[from] as number) + (steps[from * size + label] as number)
        const sum = last ? logSum(part) : (this.starts.values[label] as number)
        own[label] = sum + (row[label] as number)
      }
    }
    for (let item = rows.length - 1; item >= 0; item--) {
      const own = behind[item] as Float64Array
      const next = behind[item + 1]
      const row = rows[item + 1]
      for (let label = 0; label < size; label++) {
        for (let to = 0; next && row && to < size; to++)
          part[to] =
            (steps[label * size + to] as number) + (row[to] as number) + (next[to] as number)
        own[label] = next ? logSum(part) : (this.ends.values[label] as number)
      }
    }
    return { before, behind }
  }

  learn({ gold, weight }: Packed, items: readonly Int32Array[]): void {
    const { size } = this
    const rows = this.emissions(items)
    const { before, behind } = this.sweeps(rows)
    const last = items.length - 1
    const total = logSum(
      (before[last] as Float64Array).map(
        (value, label) => value + (this.ends.values[label] as number),
      ),
    )
    const steps = this.steps.values.slice()
    const slopes = new Float64Array(size * size)
    for (const [item, features] of items.entries()) {
      const [here, after] = [before[item] as Float64Array, behind[item] as Float64Array]
      for (let label = 0; label < size; label++) {
        const share = Math.exp((here[label] as number) + (after[label] as number) - total)
        const slope = weight * ((gold[item] === label ? 1 : 0) - share)
        if (Math.abs(slope) > 1e-4)
          for (const feature of features) this.features.step(feature * size + label, slope)
        if (item === 0) this.starts.step(label, slope)
        if (item === last) this.ends.step(label, slope)
        const back = before[item - 1]
        for (let from = 0; back && from < size; from++) {
          const at = from * size + label
          const row = (rows[item] as Float64Array)[label] as number
          const path =
            (back[from] as number) + (steps[at] as number) + row + (after[label] as number)
          const isGold = gold[item - 1] === from && gold[item] === label ? 1 : 0
          slopes[at] = (slopes[at] as number) + weight * (isGold - Math.exp(path - total))
        }
      }
    }
    for (const [at, slope] of slopes.entries())
      if (Math.abs(slope) > 1e-4) this.steps.step(at, slope)
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let at = out.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[out[at], out[other]] = [out[other] as T, out[at] as T]
  }
  return out
}

export function trainCrf(sequences: readonly Sequence[], options: TrainOptions): StoredModel {
  const { epochs, minCount, dropout } = options
  const labels = [...new Set(sequences.flatMap((each) => each.labels))].sort()
  const index = featureIndex(sequences, minCount)
  const known = (names: string[]) =>
    Int32Array.from(new Set(names.map((name) => index.get(name) ?? -1).filter((at) => at >= 0)))
  const data: Packed[] = sequences
    .filter(({ features }) => features.length > 0)
    .map(({ features, labels: own, weight = 1 }) => ({
      items: features.map(known),
      gold: Int16Array.from(own, (label) => labels.indexOf(label)),
      weight,
    }))
  const trainer = new Trainer(labels.length, index.size, data.length, options)
  const all = [trainer.features, trainer.steps, trainer.starts, trainer.ends]
  const random = seeded(SEED)
  const from = Math.floor(epochs * SETTLED_FROM)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const packed of shuffled(data, random)) {
      const items =
        dropout > 0
          ? packed.items.map((list) => list.filter(() => random() >= dropout))
          : packed.items
      trainer.learn(packed, items)
    }
    if (epoch >= from) for (const weights of all) weights.settle()
  }
  const rounds = epochs - from
  // With part of the features missing in training, all of them together would speak too loud.
  const weights = trainer.features.thousandths(rounds, 1 - dropout)
  const features: StoredModel['features'] = {}
  for (const [name, at] of [...index].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pairs = labels.flatMap((_, label) => {
      const weight = weights[at * labels.length + label] ?? 0
      return Math.abs(weight) >= PRUNE ? [label, weight] : []
    })
    if (pairs.length > 0) features[name] = pairs
  }
  return {
    labels,
    transitions: trainer.steps.thousandths(rounds),
    starts: trainer.starts.thousandths(rounds),
    ends: trainer.ends.thousandths(rounds),
    features,
  }
}
