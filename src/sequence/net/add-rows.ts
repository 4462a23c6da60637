// The loop over the features of an item. It adds several rows at a time, so that each sum goes
// through memory less often. No index is out of range: the `?? 0` only satisfies the compiler.

/** Adds rows of whole numbers to the sums; each row is as long as the sums. */
export function addRows(sums: Int32Array, table: Int16Array, rows: readonly number[]): void {
  const width = sums.length
  const count = rows.length
  let next = 0
  for (; next + 3 < count; next += 4) {
    const a = rows[next] ?? 0
    const b = rows[next + 1] ?? 0
    const c = rows[next + 2] ?? 0
    const d = rows[next + 3] ?? 0
    for (let at = 0; at < width; at++)
      sums[at] =
        (sums[at] ?? 0) +
        (table[a + at] ?? 0) +
        (table[b + at] ?? 0) +
        (table[c + at] ?? 0) +
        (table[d + at] ?? 0)
  }
  for (; next < count; next++) {
    const row = rows[next] ?? 0
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + (table[row + at] ?? 0)
  }
}
