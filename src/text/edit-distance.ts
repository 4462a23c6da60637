// How many slips of the finger lie between two words, told in a band of the distance table.
import { codeIn } from './code-at.js'

/** Longer words are not compared: they count as too far apart. */
const CHARS_MAX = 127
/** Rows of the distance table. All calls share them, because a call never pauses. */
let older = new Uint8Array(CHARS_MAX + 1)
let last = new Uint8Array(CHARS_MAX + 1)
let current = new Uint8Array(CHARS_MAX + 1)

/**
 * Edits (insert, delete, replace, swap neighbours) from a to b, or `max + 1` when more. Only cells
 * near the diagonal can hold `max` or less, and a row without one ends the search.
 */
export function editDistance(a: string, b: string, max: number): number {
  const tooFar = max + 1
  if (Math.abs(a.length - b.length) > max || b.length >= last.length) return tooFar
  for (let column = 0; column <= b.length; column++) last[column] = Math.min(column, tooFar)
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - max)
    const to = Math.min(b.length, row + max)
    current[from - 1] = from === 1 ? Math.min(row, tooFar) : tooFar
    let best = current[from - 1] ?? tooFar
    for (let column = from; column <= to; column++) {
      const cost = cellCost(a, b, row, column, row + max <= column ? tooFar : undefined)
      current[column] = Math.min(cost, tooFar)
      best = Math.min(best, cost)
    }
    if (to < b.length) current[to + 1] = tooFar
    if (best > max) return tooFar
    const free = older
    older = last
    last = current
    current = free
  }
  return last[b.length] ?? tooFar
}

/** The cheapest way to a cell; `above` stands for the cell above if that is outside the band. */
function cellCost(
  a: string,
  b: string,
  row: number,
  column: number,
  above: number | undefined,
): number {
  const here = codeIn(a, row - 1)
  const there = codeIn(b, column - 1)
  const deleted = (above ?? last[column] ?? 0) + 1
  const inserted = (current[column - 1] ?? 0) + 1
  const replaced = (last[column - 1] ?? 0) + (here === there ? 0 : 1)
  const cost = Math.min(deleted, inserted, replaced)
  const swapped =
    row > 1 && column > 1 && here === codeIn(b, column - 2) && codeIn(a, row - 2) === there
  return swapped ? Math.min(cost, (older[column - 2] ?? 0) + 1) : cost
}
