// The best path through a sequence, by Viterbi. Cost: items × labels². Arrays are read with casts, here and beside: a
// function that vouches for the reads in their place made decoding a quarter slower.
import { highest } from './highest.js'
import type { StepModel } from './model.js'

/** The label of each item on the path whose weights add up to most. */
export function bestPath(
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
