// Drops the second copy of text that is painted twice a hair apart (fake bold, shadows).
import type { Glyph } from './glyph.js'
import { emOf } from './letter-spacing.js'

/** Copies lie within this share of the font size. */
const OFFSET_EM = 0.12
/** A cell is wider than almost every letter, so a search visits few cells. */
const CELL_POINTS = 8
/** More cells than a row of any page has, so that each cell has a number of its own. */
const ROW_CELLS = 4096
/** Spreads the numbers of neighbouring cells over the table: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1
/** Stands for no glyph, since glyphs count from 0. */
const NONE = -1

/** The glyphs without the later copies. */
export function dropDoubled(glyphs: Glyph[]): Glyph[] {
  const cells = new Cells(glyphs.length)
  let kept: Glyph[] | null = null
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index] as Glyph
    if (hasCopy(cells, glyphs, glyph)) kept ??= glyphs.slice(0, index)
    else {
      kept?.push(glyph)
      cells.add(cellOf(glyph.left), cellOf(glyph.top), index)
    }
  }
  return kept ?? glyphs
}

/**
 * Glyphs by the cell that they start in, as chains of indices in flat arrays: an object for each
 * cell would cost more.
 */
class Cells {
  private readonly heads: Int32Array
  private readonly nexts: Int32Array
  private readonly shift: number

  constructor(count: number) {
    const bits = Math.max(4, Math.ceil(Math.log2(count + 1)) + 1)
    this.shift = 32 - bits
    this.heads = new Int32Array(1 << bits).fill(NONE)
    this.nexts = new Int32Array(count)
  }

  add(column: number, row: number, index: number): void {
    const slot = this.slotOf(column, row)
    this.nexts[index] = this.heads[slot] ?? NONE
    this.heads[slot] = index
  }

  /** The last glyph of a cell, or of another cell in the same slot; NONE when there is none. */
  first(column: number, row: number): number {
    return this.heads[this.slotOf(column, row)] ?? NONE
  }

  next(index: number): number {
    return this.nexts[index] ?? NONE
  }

  private slotOf(column: number, row: number): number {
    return Math.imul(row * ROW_CELLS + column, SPREAD) >>> this.shift
  }
}

const cellOf = (value: number) => Math.floor(value / CELL_POINTS)

function hasCopy(cells: Cells, glyphs: readonly Glyph[], glyph: Glyph): boolean {
  const { left, top, text } = glyph
  const reach = Math.min(OFFSET_EM * emOf(glyph), CELL_POINTS)
  const lastColumn = cellOf(left + reach)
  const lastRow = cellOf(top + reach)
  for (let row = cellOf(top - reach); row <= lastRow; row++) {
    for (let column = cellOf(left - reach); column <= lastColumn; column++) {
      for (let at = cells.first(column, row); at !== NONE; at = cells.next(at)) {
        const other = glyphs[at] as Glyph
        if (
          other.text === text &&
          other.object !== glyph.object &&
          other.icon === glyph.icon &&
          Math.abs(other.left - left) <= reach &&
          Math.abs(other.top - top) <= reach
        ) {
          return true
        }
      }
    }
  }
  return false
}
