// The loop in which training spends its time. It takes several rows at a time, so that each sum
// goes through memory less often. Numbers are always added in the same order, so that every
// grouping gives the same result.

const GROUP = 8
/** The numbers of a row that are not zero, and where their rows of the matrix begin. */
let values = new Float64Array(64)
let places = new Int32Array(64)

/** Fills the two arrays above, up to a whole group, and returns how many numbers there are. */
function gather(from: Float64Array, start: number, rows: number, width: number): number {
  if (values.length < rows + GROUP) {
    values = new Float64Array(2 * (rows + GROUP))
    places = new Int32Array(2 * (rows + GROUP))
  }
  let count = 0
  for (let row = 0; row < rows; row++) {
    const value = from[start + row] as number
    if (value === 0) continue
    values[count] = value
    places[count] = row * width
    count++
  }
  for (; count % GROUP !== 0; count++) {
    values[count] = 0
    places[count] = 0
  }
  return count
}

/**
 * Adds the product of a row of numbers (in `from`, at `start`) and a matrix, whose rows are as long
 * as the sums. Eight rows at a time take three quarters of the time of four. About half of the
 * numbers are zero after a layer, and skipping them saves a quarter of the rest.
 */
export function addMixed(
  sums: Float64Array,
  from: Float64Array,
  start: number,
  matrix: Float64Array,
): void {
  const width = sums.length
  const count = gather(from, start, matrix.length / width, width)
  for (let next = 0; next < count; next += GROUP) {
    const a = values[next] as number
    const b = values[next + 1] as number
    const c = values[next + 2] as number
    const d = values[next + 3] as number
    const e = values[next + 4] as number
    const f = values[next + 5] as number
    const g = values[next + 6] as number
    const h = values[next + 7] as number
    const aAt = places[next] as number
    const bAt = places[next + 1] as number
    const cAt = places[next + 2] as number
    const dAt = places[next + 3] as number
    const eAt = places[next + 4] as number
    const fAt = places[next + 5] as number
    const gAt = places[next + 6] as number
    const hAt = places[next + 7] as number
    for (let at = 0; at < width; at++)
      sums[at] =
        (sums[at] as number) +
        a * (matrix[aAt + at] as number) +
        b * (matrix[bAt + at] as number) +
        c * (matrix[cAt + at] as number) +
        d * (matrix[dAt + at] as number) +
        e * (matrix[eAt + at] as number) +
        f * (matrix[fAt + at] as number) +
        g * (matrix[gAt + at] as number) +
        h * (matrix[hAt + at] as number)
  }
}
