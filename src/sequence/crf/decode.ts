// Labels a sequence with a model: the best path by Viterbi, each label's probability by
// forward-backward. Cost: items × labels².
import { type CrfModel, SCALE, type StepFactors, type StepModel } from './model.js'

export interface Labelled {
  label: string
  /** Probability of this label at this place, 0 to 1. */
  probability: number
}

/** Where a model has the weights of each item's features; those it does not know are left out. */
export function rowsOf(
  { features }: Pick<CrfModel, 'features'>,
  items: readonly string[][],
): number[][] {
  return items.map((names) => {
    const rows: number[] = []
    for (const name of names) {
      const row = features.get(name)
      if (row !== undefined) rows.push(row)
    }
    return rows
  })
}

/** Sum of the weights of an item's features, per label, item after item. */
function emissions({ labels, weights }: CrfModel, items: readonly number[][]): Float64Array {
  const size = labels.length
  const scores = new Float64Array(items.length * size)
  items.forEach((rows, item) => {
    const from = item * size
    const count = rows.length
    // Label by label, so that the sum need not go through memory; an item's rows stay in the cache.
    for (let label = 0; label < size; label++) {
      let sum = 0
      for (let at = 0; at < count; at++) sum += weights[(rows[at] as number) + label] as number
      scores[from + label] = sum / SCALE
    }
  })
  return scores
}

/** The label of the highest value in a row of so many. */
function highest(values: Float64Array, from: number, size: number): number {
  let best = 0
  for (let label = 1; label < size; label++)
    if ((values[from + label] as number) > (values[from + best] as number)) best = label
  return best
}

function viterbi(
  { starts, transitions, ends }: StepModel,
  scores: Float64Array,
  steps: Uint8Array,
): number[] {
  const size = starts.length
  const count = scores.length / size
  const sums = scores.slice()
  const back = new Int16Array(scores.length)
  for (let label = 0; label < size; label++)
    sums[label] = (sums[label] as number) + (starts[label] as number)
  for (let item = 1; item < count; item++) {
    const before = (item - 1) * size
    const table = (steps[item] as number) * size * size
    for (let to = 0; to < size; to++) {
      let best = Number.NEGATIVE_INFINITY
      let from = 0
      for (let label = 0; label < size; label++) {
        const sum =
          (sums[before + label] as number) + (transitions[table + label * size + to] as number)
        if (sum > best) {
          best = sum
          from = label
        }
      }
      const here = before + size + to
      sums[here] = best + (scores[here] as number)
      back[here] = from
    }
  }
  const last = (count - 1) * size
  for (let label = 0; label < size; label++)
    sums[last + label] = (sums[last + label] as number) + (ends[label] as number)
  const path = new Array<number>(count)
  let label = highest(sums, last, size)
  for (let item = count - 1; item >= 0; item--) {
    path[item] = label
    label = back[item * size + label] as number
  }
  return path
}

/** Makes a row's values add up to one: only their shares count, and long products would vanish. */
function toShares(values: Float64Array, from: number, size: number): void {
  let sum = 0
  for (let label = 0; label < size; label++) sum += values[from + label] as number
  for (let label = 0; label < size; label++)
    values[from + label] = (values[from + label] as number) / sum
}

/** Weights of labels, item after item, as factors; each item's highest is 1. */
function factorsOf(scores: Float64Array, size: number): Float64Array {
  const factors = new Float64Array(scores.length)
  for (let from = 0; from < scores.length; from += size) {
    const top = scores[from + highest(scores, from, size)] as number
    for (let label = 0; label < size; label++)
      factors[from + label] = Math.exp((scores[from + label] as number) - top)
  }
  return factors
}

/** Shares of the labels by everything before each item and by itself. */
function forwardSweep(
  factors: Float64Array,
  { starts, steps }: StepFactors,
  kinds: Uint8Array,
): Float64Array {
  const size = starts.length
  const shares = new Float64Array(factors.length)
  for (let label = 0; label < size; label++)
    shares[label] = (starts[label] as number) * (factors[label] as number)
  toShares(shares, 0, size)
  for (let from = size, item = 1; from < factors.length; from += size, item++) {
    const table = (kinds[item] as number) * size * size
    for (let label = 0; label < size; label++) {
      let sum = 0
      for (let other = 0; other < size; other++)
        sum +=
          (shares[from - size + other] as number) * (steps[table + other * size + label] as number)
      shares[from + label] = sum * (factors[from + label] as number)
    }
    toShares(shares, from, size)
  }
  return shares
}

/** Shares of the labels by everything after each item. */
function backwardSweep(
  factors: Float64Array,
  { ends, steps }: StepFactors,
  kinds: Uint8Array,
): Float64Array {
  const size = ends.length
  const shares = new Float64Array(factors.length)
  shares.set(ends, factors.length - size)
  const after = new Float64Array(size)
  for (let from = factors.length - 2 * size; from >= 0; from -= size) {
    const table = (kinds[from / size + 1] as number) * size * size
    for (let label = 0; label < size; label++) {
      const next = from + size + label
      after[label] = (factors[next] as number) * (shares[next] as number)
    }
    for (let label = 0; label < size; label++) {
      let sum = 0
      for (let other = 0; other < size; other++)
        sum += (steps[table + label * size + other] as number) * (after[other] as number)
      shares[from + label] = sum
    }
    toShares(shares, from, size)
  }
  return shares
}

export const labelSequence = (model: CrfModel, items: readonly string[][]): Labelled[] =>
  labelRows(model, rowsOf(model, items))

/** What is known of the items beside their features. */
export interface ItemContext {
  /** The kind of the step that leads to each item: which table of transitions holds. */
  steps?: Uint8Array
}

/** Shares of every label at every item, over all paths. */
function marginals(model: StepModel, scores: Float64Array, steps: Uint8Array): Float64Array {
  const size = model.labels.length
  const factors = factorsOf(scores, size)
  const shares = forwardSweep(factors, model.factors, steps)
  const behind = backwardSweep(factors, model.factors, steps)
  for (let at = 0; at < shares.length; at++)
    shares[at] = (shares[at] as number) * (behind[at] as number)
  for (let from = 0; from < shares.length; from += size) toShares(shares, from, size)
  return shares
}

/** The same for features that were looked up before, in this model or in one of the same index. */
export function labelRows(
  model: CrfModel,
  items: readonly number[][],
  { steps = new Uint8Array(items.length) }: ItemContext = {},
): Labelled[] {
  return labelScores(model, emissions(model, items), steps)
}

/** The best path by scores of labels, item after item, that something else has worked out. */
export function labelScores(model: StepModel, scores: Float64Array, steps: Uint8Array): Labelled[] {
  if (scores.length === 0) return []
  const size = model.labels.length
  const shares = marginals(model, scores, steps)
  return viterbi(model, scores, steps).map((label, item) => ({
    label: model.labels[label] ?? '',
    probability: shares[item * size + label] as number,
  }))
}

/** Labels that stand for one thing: what it is called, and how much its share counts. */
export interface LabelGroup {
  label: string
  labels: number[]
  weight: number
}

/**
 * The likeliest group at each item by itself, by the scores of labels, item after item. A thing that
 * goes by several labels would lose every best path to one that goes by one.
 */
export function groupScores(
  model: StepModel,
  groups: readonly LabelGroup[],
  scores: Float64Array,
  steps: Uint8Array,
): Labelled[] {
  if (scores.length === 0) return []
  const size = model.labels.length
  const shares = marginals(model, scores, steps)
  return Array.from(steps, (_, item) => {
    let best: Labelled = { label: '', probability: 0 }
    let top = -1
    for (const { label, labels, weight } of groups) {
      let probability = 0
      for (const own of labels) probability += shares[item * size + own] as number
      if (probability * weight <= top) continue
      top = probability * weight
      best = { label, probability }
    }
    return best
  })
}
