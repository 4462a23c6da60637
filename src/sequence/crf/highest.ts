// Finds the highest of a row of numbers.

/** The index of the highest value in a row of `size` values. */
export function highest(values: Float64Array, from: number, size: number): number {
  let best = 0
  for (let label = 1; label < size; label++)
    if ((values[from + label] ?? 0) > (values[from + best] ?? 0)) best = label
  return best
}
