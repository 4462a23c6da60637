// Labels a sequence with a model: the best path by Viterbi, each label's probability by
// forward-backward. Cost: items × labels².
import type { CrfModel } from './model.js'

export interface Labelled {
  label: string
  /** Probability of this label at this place, 0 to 1. */
  probability: number
}

/** Sum of the weights of an item's features, per label. */
function emissions(model: CrfModel, items: string[][]): Float64Array[] {
  const size = model.labels.length
  return items.map((features) => {
    const scores = new Float64Array(size)
    for (const feature of features) {
      const row = model.features.get(feature)
      if (!row) continue
      for (let label = 0; label < size; label++) scores[label] = at(scores, label) + at(row, label)
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
  for (const value of values) if (value > top) top = value
  let sum = 0
  for (const value of values) sum += Math.exp(value - top)
  return top + Math.log(sum)
}

/** Log-probabilities of everything before (and after) each item, label by label. */
function sweep(model: CrfModel, scores: Float64Array[], backward: boolean): Float64Array[] {
  const size = model.labels.length
  const length = scores.length
  const out: Float64Array[] = new Array(length)
  const work = new Float64Array(size)
  for (let step = 0; step < length; step++) {
    const item = backward ? length - 1 - step : step
    const row = new Float64Array(size)
    const near = backward ? item + 1 : item - 1
    for (let label = 0; label < size; label++) {
      if (step === 0) {
        row[label] = backward
          ? at(model.ends, label)
          : at(model.starts, label) + at(scores[0], label)
        continue
      }
      for (let other = 0; other < size; other++) {
        work[other] = backward
          ? at(model.transitions, label * size + other) +
            at(scores[near], other) +
            at(out[near], other)
          : at(out[near], other) + at(model.transitions, other * size + label)
      }
      row[label] = logSum(work) + (backward ? 0 : at(scores[item], label))
    }
    out[item] = row
  }
  return out
}

export function labelSequence(model: CrfModel, items: string[][]): Labelled[] {
  if (items.length === 0) return []
  const scores = emissions(model, items)
  const path = viterbi(model, scores)
  const forward = sweep(model, scores, false)
  const backward = sweep(model, scores, true)
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
