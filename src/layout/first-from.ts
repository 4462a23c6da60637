// Searches items that are sorted from top to bottom.

/** The index of the first item at or below a height; the length if all are above it. */
export function firstFrom<T>(
  sorted: readonly T[],
  height: number,
  at: (item: T) => number,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(sorted[middle] as T) < height) low = middle + 1
    else high = middle
  }
  return low
}
