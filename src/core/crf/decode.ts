// Labels a sequence with a model: the best path by Viterbi, each label's probability by
// forward-backward. Cost: items × labels².
import type { CrfModel } from './model.js'

export interface Labelled {
  label: string
  /** Probability of this label at this place, 0 to 1. */
  probability: number
}

/** Where a model has the weights of each item's features; those it does not know are left out. */
export function rowsOf({ features }: CrfModel, items: readonly string[][]): number[][] {
  return items.map((names) => {
    const rows: number[] = []
    for (const name of names) {
      const row = features.get(name)
      if (row !== undefined) rows.push(row)
    }
    return rows
  })
}

/** Sum of the weights of an item's features, per label. */
function emissions({ labels, weights }: CrfModel, items: readonly number[][]): Float64Array[] {
  const size = labels.length
  return items.map((rows) => {
    const scores = new Float64Array(size)
    for (const row of rows) {
      for (let label = 0; label < size; label++)
        scores[label] = (scores[label] as number) + (weights[row + label] as number)
    }
    return scores
  })
}

const at = (row: Float64Array | undefined, index: number): number => row?.[index] ?? 0

function viterbi(model: CrfModel, scores: Float64Array[]): number[] {
  const size = model.labels.length
  const back: Int16Array[] = []
  let current = Float64Array.from(
    { length: size },
    (_, label) => at(model.starts, label) + at(scores[0], label),
  )
  for (let item = 1; item < scores.length; item++) {
    const next = new Float64Array(size)
    const from = new Int16Array(size)
    for (let to = 0; to < size; to++) {
      let best = Number.NEGATIVE_INFINITY
      for (let label = 0; label < size; label++) {
        const score = at(current, label) + at(model.transitions, label * size + to)
        if (score > best) {
          best = score
          from[to] = label
        }
      }
      next[to] = best + at(scores[item], to)
    }
    back.push(from)
    current = next
  }
  let last = 0
  for (let label = 1; label < size; label++) {
    if (at(current, label) + at(model.ends, label) > at(current, last) + at(model.ends, last))
      last = label
  }
  const path = [last]
  for (let item = back.length - 1; item >= 0; item--) {
    last = back[item]?.[last] ?? 0
    path.push(last)
  }
  return path.reverse()
}

function logSum(values: Float64Array): number {
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < values.length; i++) if ((values[i] as number) > top) top = values[i] as number
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += Math.exp((values[i] as number) - top)
  return top + Math.log(sum)
}

/** Log-probabilities of everything before each item and of itself, label by label. */
function forwardSweep({ transitions, starts }: CrfModel, scores: Float64Array[]): Float64Array[] {
  const size = starts.length
  const work = new Float64Array(size)
  let near = starts
  return scores.map((own, item) => {
    const row = new Float64Array(size)
    for (let label = 0; label < size; label++) {
      if (item === 0) {
        row[label] = at(starts, label) + at(own, label)
        continue
      }
      for (let other = 0; other < size; other++)
        work[other] = (near[other] as number) + (transitions[other * size + label] as number)
      row[label] = logSum(work) + (own[label] as number)
    }
    near = row
    return row
  })
}

/** Log-probabilities of everything after each item, label by label. */
function backwardSweep({ transitions, ends }: CrfModel, scores: Float64Array[]): Float64Array[] {
  const size = ends.length
  const work = new Float64Array(size)
  const out: Float64Array[] = new Array(scores.length)
  let near = ends
  out[scores.length - 1] = ends
  for (let item = scores.length - 2; item >= 0; item--) {
    const row = new Float64Array(size)
    const after = scores[item + 1] as Float64Array
    for (let label = 0; label < size; label++) {
      for (let other = 0; other < size; other++) {
        work[other] =
          (transitions[label * size + other] as number) +
          (after[other] as number) +
          (near[other] as number)
      }
      row[label] = logSum(work)
    }
    out[item] = row
    near = row
  }
  return out
}

export const labelSequence = (model: CrfModel, items: readonly string[][]): Labelled[] =>
  labelRows(model, rowsOf(model, items))

/** The same for features that were looked up before, in this model or in one of the same index. */
export function labelRows(model: CrfModel, items: readonly number[][]): Labelled[] {
  if (items.length === 0) return []
  const scores = emissions(model, items)
  const path = viterbi(model, scores)
  const forward = forwardSweep(model, scores)
  const backward = backwardSweep(model, scores)
  const total = logSum(
    Float64Array.from(
      model.labels,
      (_, label) => at(forward.at(-1), label) + at(model.ends, label),
    ),
  )
  return path.map((label, item) => ({
    label: model.labels[label] ?? '',
    probability: Math.exp(at(forward[item], label) + at(backward[item], label) - total),
  }))
}
