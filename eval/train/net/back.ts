// The backward pass of a product of a row and a matrix: the gradients of its numbers and of its
// weights.

/** Adds to a row's gradient, in `to` at `start`. */
export function addBlame(
  to: Float64Array,
  start: number,
  blame: Float64Array,
  matrix: Float64Array,
): void {
  const width = blame.length
  const rows = matrix.length / width
  for (let row = 0; row < rows; row += 4) {
    const from = row * width
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = 0; at < width; at++) {
      const own = blame[at] as number
      a += own * (matrix[from + at] as number)
      b += own * (matrix[from + width + at] as number)
      c += own * (matrix[from + 2 * width + at] as number)
      d += own * (matrix[from + 3 * width + at] as number)
    }
    to[start + row] = (to[start + row] as number) + a
    to[start + row + 1] = (to[start + row + 1] as number) + b
    to[start + row + 2] = (to[start + row + 2] as number) + c
    to[start + row + 3] = (to[start + row + 3] as number) + d
  }
}

/** Adds to the matrix's gradient, from the row that was multiplied. */
export function addOuter(
  gradients: Float64Array,
  row: Float64Array,
  start: number,
  blame: Float64Array,
): void {
  const width = blame.length
  const rows = gradients.length / width
  for (let at = 0; at < rows; at++) {
    const value = row[start + at] as number
    if (value === 0) continue
    const from = at * width
    for (let to = 0; to < width; to++)
      gradients[from + to] = (gradients[from + to] as number) + value * (blame[to] as number)
  }
}
