// Undoes the filters of a PNG's rows.
const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** The rows without their filter bytes; missing rows stay black. */
export function unfilter(
  raw: Uint8Array,
  rowBytes: number,
  height: number,
  pixelBytes: number,
): Uint8Array {
  const rows = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (rowBytes + 1)]
    const from = y * (rowBytes + 1) + 1
    const to = y * rowBytes
    for (let x = 0; x < rowBytes; x++) {
      const left = x >= pixelBytes ? (rows[to + x - pixelBytes] ?? 0) : 0
      const up = y > 0 ? (rows[to + x - rowBytes] ?? 0) : 0
      const corner = x >= pixelBytes && y > 0 ? (rows[to + x - rowBytes - pixelBytes] ?? 0) : 0
      const added =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0
      rows[to + x] = (raw[from + x] ?? 0) + added
    }
  }
  return rows
}
