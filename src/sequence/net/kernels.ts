// The two loops in which the network spends its time. Four rows at a time: each sum goes through memory
// a quarter as often.

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
 * the sums; it has a multiple of four of them.
 */
export function addMixed(
  sums: Float64Array,
  from: Float64Array,
  start: number,
  matrix: Float64Array,
): void {
  const width = sums.length
  const rows = matrix.length / width
  for (let row = 0; row < rows; row += 4) {
    const a = from[start + row] as number
    const b = from[start + row + 1] as number
    const c = from[start + row + 2] as number
    const d = from[start + row + 3] as number
    if (a === 0 && b === 0 && c === 0 && d === 0) continue
    const to = row * width
    for (let at = 0; at < width; at++)
      sums[at] =
        (sums[at] as number) +
        a * (matrix[to + at] as number) +
        b * (matrix[to + width + at] as number) +
        c * (matrix[to + 2 * width + at] as number) +
        d * (matrix[to + 3 * width + at] as number)
  }
}
