// The loop over the features of an item. It adds several rows at a time, so that each sum goes
// through memory less often.

/** Adds rows of whole numbers to the sums; each row is as long as the sums. */
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
