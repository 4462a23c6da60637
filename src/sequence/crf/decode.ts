// Labels a sequence with a model: the best path, and how probable each of its labels is.
import { bestPath } from './best-path.js'
import { marginals } from './marginals.js'
import { type CrfModel, SCALE, type StepModel } from './model.js'

export interface Labelled {
  label: string
  /** Probability of this label at this place, 0 to 1. */
  probability: number
}

/** The places of a model's weights for each item's features; unknown features are left out. */
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
export function chainScores(model: CrfModel, items: readonly string[][]): Float64Array {
  const { labels, weights } = model
  const size = labels.length
  const scores = new Float64Array(items.length * size)
  rowsOf(model, items).forEach((rows, item) => {
    const from = item * size
    const count = rows.length
    // Label by label, so that the sum stays in a register; an item's rows stay in the cache.
    for (let label = 0; label < size; label++) {
      let sum = 0
      for (let row = 0; row < count; row++) sum += weights[(rows[row] ?? 0) + label] ?? 0
      scores[from + label] = sum / SCALE
    }
  })
  return scores
}

/** The best path by given scores of labels, item after item. */
export function labelScores(model: StepModel, scores: Float64Array, steps: Uint8Array): Labelled[] {
  if (scores.length === 0) return []
  const size = model.labels.length
  const shares = marginals(model, scores, steps)
  return bestPath(model, scores, steps).map((label, item) => ({
    label: model.labels[label] ?? '',
    probability: shares[item * size + label] ?? 0,
  }))
}

/** Labels that mean the same thing: their common name, and how much their joint share counts. */
export interface LabelGroup {
  label: string
  labels: number[]
  weight: number
}

/**
 * The likeliest group at each item by itself, from the scores of labels, item after item. A best
 * path would not do: a thing with several labels would always lose to a thing with one.
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
      for (const own of labels) probability += shares[item * size + own] ?? 0
      if (probability * weight <= top) continue
      top = probability * weight
      best = { label, probability }
    }
    return best
  })
}
