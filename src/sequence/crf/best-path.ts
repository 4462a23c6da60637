// The best path through a sequence, by Viterbi. Cost: items × labels². No index in this folder is
// out of range: the `?? 0` only satisfies the compiler and costs nothing, while a function around
// each read would cost a quarter.
import { highest } from './highest.js'
import type { StepModel } from './model.js'

/** The label of each item on the path with the highest sum of weights. */
export function bestPath(
  { starts, transitions, ends }: StepModel,
  scores: Float64Array,
  steps: Uint8Array,
): number[] {
  const size = starts.length
  const count = scores.length / size
  const sums = scores.slice()
  const back = new Int16Array(scores.length)
  for (let label = 0; label < size; label++) sums[label] = (sums[label] ?? 0) + (starts[label] ?? 0)
  for (let item = 1; item < count; item++) {
    const before = (item - 1) * size
    const table = (steps[item] ?? 0) * size * size
    for (let to = 0; to < size; to++) {
      let best = Number.NEGATIVE_INFINITY
      let from = 0
      for (let label = 0; label < size; label++) {
        const sum = (sums[before + label] ?? 0) + (transitions[table + label * size + to] ?? 0)
        if (sum > best) {
          best = sum
          from = label
        }
      }
      const here = before + size + to
      sums[here] = best + (scores[here] ?? 0)
      back[here] = from
    }
  }
  const last = (count - 1) * size
  for (let label = 0; label < size; label++)
    sums[last + label] = (sums[last + label] ?? 0) + (ends[label] ?? 0)
  const path = new Array<number>(count)
  let label = highest(sums, last, size)
  for (let item = count - 1; item >= 0; item--) {
    path[item] = label
    label = back[item * size + label] ?? 0
  }
  return path
}
