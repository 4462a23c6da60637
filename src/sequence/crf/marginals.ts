// The probability of each label at each item of a sequence, over all paths, by forward-backward.
// Cost: items × labels².
import { highest } from './highest.js'
import type { StepFactors, StepModel } from './model.js'

/**
 * Makes a row's values add up to one. Only their shares count, and long products would underflow.
 */
function toShares(values: Float64Array, from: number, size: number): void {
  let sum = 0
  for (let label = 0; label < size; label++) sum += values[from + label] ?? 0
  for (let label = 0; label < size; label++)
    values[from + label] = (values[from + label] ?? 0) / sum
}

/** The weights of labels as factors, item after item; each item's highest factor is 1. */
function factorsOf(scores: Float64Array, size: number): Float64Array {
  const factors = new Float64Array(scores.length)
  for (let from = 0; from < scores.length; from += size) {
    const top = scores[from + highest(scores, from, size)] ?? 0
    for (let label = 0; label < size; label++)
      factors[from + label] = Math.exp((scores[from + label] ?? 0) - top)
  }
  return factors
}

/** The shares of the labels by each item and everything before it. */
function forwardSweep(
  factors: Float64Array,
  { starts, steps }: StepFactors,
  kinds: Uint8Array,
): Float64Array {
  const size = starts.length
  const shares = new Float64Array(factors.length)
  for (let label = 0; label < size; label++)
    shares[label] = (starts[label] ?? 0) * (factors[label] ?? 0)
  toShares(shares, 0, size)
  for (let from = size, item = 1; from < factors.length; from += size, item++) {
    const table = (kinds[item] ?? 0) * size * size
    for (let label = 0; label < size; label++) {
      let sum = 0
      for (let other = 0; other < size; other++)
        sum += (shares[from - size + other] ?? 0) * (steps[table + other * size + label] ?? 0)
      shares[from + label] = sum * (factors[from + label] ?? 0)
    }
    toShares(shares, from, size)
  }
  return shares
}

/** The shares of the labels by everything after each item. */
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
    const table = (kinds[from / size + 1] ?? 0) * size * size
    for (let label = 0; label < size; label++) {
      const next = from + size + label
      after[label] = (factors[next] ?? 0) * (shares[next] ?? 0)
    }
    for (let label = 0; label < size; label++) {
      let sum = 0
      for (let other = 0; other < size; other++)
        sum += (steps[table + label * size + other] ?? 0) * (after[other] ?? 0)
      shares[from + label] = sum
    }
    toShares(shares, from, size)
  }
  return shares
}

/** The share of every label at every item, over all paths. */
export function marginals(model: StepModel, scores: Float64Array, steps: Uint8Array): Float64Array {
  const size = model.labels.length
  const factors = factorsOf(scores, size)
  const shares = forwardSweep(factors, model.factors, steps)
  const behind = backwardSweep(factors, model.factors, steps)
  for (let place = 0; place < shares.length; place++)
    shares[place] = (shares[place] ?? 0) * (behind[place] ?? 0)
  for (let from = 0; from < shares.length; from += size) toShares(shares, from, size)
  return shares
}
