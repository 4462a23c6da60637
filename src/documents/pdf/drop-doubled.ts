// Text painted twice a hair apart (fake bold, shadows): one copy is kept, the first.
import type { Glyph } from './glyphs.js'
import { emOf } from './words.js'

/** Copies lie within this share of the font size. */
const OFFSET_EM = 0.12
/** Cells are larger than the reach of any but huge letters, so that few need a look. */
const CELL_POINTS = 8
const ROW_CELLS = 4096

/** Glyphs without the later copies. */
export function dropDoubled(glyphs: readonly Glyph[]): Glyph[] {
  const cells = new Map<number, Glyph[]>()
  const kept: Glyph[] = []
  for (const glyph of glyphs) {
    if (hasCopy(cells, glyph)) continue
    kept.push(glyph)
    const key = cellKey(cellOf(glyph.left), cellOf(glyph.top))
    const cell = cells.get(key)
    if (cell) cell.push(glyph)
    else cells.set(key, [glyph])
  }
  return kept
}

const cellOf = (value: number) => Math.floor(value / CELL_POINTS)
const cellKey = (column: number, row: number) => row * ROW_CELLS + column

function hasCopy(cells: ReadonlyMap<number, Glyph[]>, glyph: Glyph): boolean {
  const reach = Math.min(OFFSET_EM * emOf(glyph), CELL_POINTS)
  const lastColumn = cellOf(glyph.left + reach)
  const lastRow = cellOf(glyph.top + reach)
  for (let row = cellOf(glyph.top - reach); row <= lastRow; row++) {
    for (let column = cellOf(glyph.left - reach); column <= lastColumn; column++) {
      const cell = cells.get(cellKey(column, row))
      if (cell && hasCopyIn(cell, glyph, reach)) return true
    }
  }
  return false
}

function hasCopyIn(cell: readonly Glyph[], glyph: Glyph, reach: number): boolean {
  for (const other of cell) {
    if (
      other.object !== glyph.object &&
      other.text === glyph.text &&
      other.icon === glyph.icon &&
      Math.abs(other.left - glyph.left) <= reach &&
      Math.abs(other.top - glyph.top) <= reach
    ) {
      return true
    }
  }
  return false
}
