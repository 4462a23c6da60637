// Finds the highest of a row of numbers.
import { read } from '../read.js'

/** The label of the highest value in a row of so many. */
export function highest(values: Float64Array, from: number, size: number): number {
  let best = 0
  for (let label = 1; label < size; label++)
    if (read(values, from + label) > read(values, from + best)) best = label
  return best
}
