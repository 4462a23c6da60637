// The loops in which the network spends its time. Several rows at a time: each sum goes through memory
// as much less often. A number is always added in the same order, so that every grouping gives the same.

/** Adds rows of whole numbers, each as long as the sums. */
export function addRows(sums: Int32Array, table: Int16Array, rows: readonly number[]): void {
  const width = sums.length
  const count = rows.length
  let next = 0
  for (; next + 3 < count; next += 4) {
    const a = rows[next] as number
    const b = rows[next + 1] as number
    const c = rows[next + 2] as number
    const d = rows[next + 3] as number
    for (let at = 0; at < width; at++)
      sums[at] =
        (sums[at] as number) +
        (table[a + at] as number) +
        (table[b + at] as number) +
        (table[c + at] as number) +
        (table[d + at] as number)
  }
  for (; next < count; next++) {
    const row = rows[next] as number
    for (let at = 0; at < width; at++) sums[at] = (sums[at] as number) + (table[row + at] as number)
  }
}

/**
 * Adds the product of a row of numbers (in `from`, at `start`) and a matrix, whose rows are as long as
 * the sums. Eight rows at a time take three quarters of the time of four.
 */
export function addMixed(
  sums: Float64Array,
  from: Float64Array,
  start: number,
  matrix: Float64Array,
): void {
  const width = sums.length
  const rows = matrix.length / width
  let row = 0
  for (; row + 7 < rows; row += 8) {
    const a = from[start + row] as number
    const b = from[start + row + 1] as number
    const c = from[start + row + 2] as number
    const d = from[start + row + 3] as number
    const e = from[start + row + 4] as number
    const f = from[start + row + 5] as number
    const g = from[start + row + 6] as number
    const h = from[start + row + 7] as number
    const to = row * width
    for (let at = 0; at < width; at++)
      sums[at] =
        (sums[at] as number) +
        a * (matrix[to + at] as number) +
        b * (matrix[to + width + at] as number) +
        c * (matrix[to + 2 * width + at] as number) +
        d * (matrix[to + 3 * width + at] as number) +
        e * (matrix[to + 4 * width + at] as number) +
        f * (matrix[to + 5 * width + at] as number) +
        g * (matrix[to + 6 * width + at] as number) +
        h * (matrix[to + 7 * width + at] as number)
  }
  for (; row < rows; row++) {
    const value = from[start + row] as number
    const to = row * width
    for (let at = 0; at < width; at++)
      sums[at] = (sums[at] as number) + value * (matrix[to + at] as number)
  }
}
