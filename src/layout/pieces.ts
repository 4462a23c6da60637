// Makes pieces: words that stand together on one baseline without a wide gap.
import type { Run } from '../documents/types.js'

export interface Piece {
  runs: Run[]
  x: number
  right: number
  top: number
  bottom: number
  base: number
  /** The largest font size in it. */
  size: number
  /** How many characters it has, without spaces. */
  letters: number
  /** A table that replaces its pieces and is read as a whole. */
  table?: Table
}

/** The pieces of a cell in reading order; a cell may hold rows of its own. */
export interface TableCell {
  pieces: Piece[]
  table?: Table
}

/**
 * The bands of a ruled table from top to bottom. A band is a row that reads as one line, or cells
 * that read one after another.
 */
export interface Table {
  bands: { cells: TableCell[]; oneLine: boolean }[]
}

/** Distances in units of the font size. */
const EM = {
  /** Baselines this close are one line: another font shifts them less, the next line is farther. */
  sameLine: 0.3,
  /** A wider gap may be the gutter of a column or a table: three to four spaces. */
  pieceGap: 0.95,
}
/**
 * Beside large print, small print counts with at least this share of its size, so that the gaps of
 * a heading do not tear it apart. By eye.
 */
const SMALL_SHARE = 0.6
/**
 * Justified text: most gaps of its rows are wider than half the size (a space has a quarter to a
 * third), and equally wide. Three gaps are the fewest that show it.
 */
const JUSTIFIED = { gapsMin: 3, gapEm: 0.5, spread: 1.6, gapMaxEm: 4, lowQuantile: 0.2 }

/**
 * The share of a box's height above the baseline, about four fifths in text fonts; the font size is
 * about the same share.
 */
const ABOVE_BASE_SHARE = 0.8

/** The baseline of a run; guessed from its box if the reader does not know it. */
export const baseOf = (run: Run): number =>
  run.baseline ?? run.box.y + run.box.height * ABOVE_BASE_SHARE

export const sizeOf = (run: Run): number => run.style.size || run.box.height * ABOVE_BASE_SHARE

/** Turns upright runs into pieces, from top to bottom. */
export function buildPieces(runs: readonly Run[]): Piece[] {
  const upright = runs.filter((run) => !run.angle)
  upright.sort((a, b) => baseOf(a) - baseOf(b))
  const pieces: Piece[] = []
  let row: Run[] = []
  let rowBase = Number.NEGATIVE_INFINITY
  let rowSize = 0
  for (const run of upright) {
    const base = baseOf(run)
    const size = sizeOf(run)
    if (row.length > 0 && base - rowBase > EM.sameLine * Math.min(size, rowSize)) {
      splitRow(row, pieces)
      row = []
    }
    if (row.length === 0) {
      rowBase = base
      rowSize = size
    }
    rowSize = Math.max(rowSize, size)
    row.push(run)
  }
  splitRow(row, pieces)
  return pieces
}

function splitRow(row: Run[], pieces: Piece[]): void {
  row.sort((a, b) => a.box.x - b.box.x)
  const justified = justifiedGap(row)
  let current: Piece | null = null
  for (const run of row) {
    if (current && isNear(current, run, justified)) extend(current, run)
    else {
      current = newPiece(run)
      pieces.push(current)
    }
  }
}

function isNear(piece: Piece, run: Run, justified: number): boolean {
  const em = Math.min(piece.size, Math.max(sizeOf(run), piece.size * SMALL_SHARE))
  return run.box.x - piece.right <= Math.max(EM.pieceGap * em, justified)
}

/** The widest gap between words in a row of justified text; 0 if the row is not justified. */
function justifiedGap(row: readonly Run[]): number {
  const gaps: number[] = []
  for (let index = 1; index < row.length; index++) {
    const run = row[index]
    const before = row[index - 1]
    if (!run || !before || run.joined) continue
    gaps.push(run.box.x - before.box.x - before.box.width)
  }
  if (gaps.length < JUSTIFIED.gapsMin) return 0
  gaps.sort((a, b) => a - b)
  const low = gaps[Math.floor(gaps.length * JUSTIFIED.lowQuantile)] ?? 0
  const em = sizeOf(row[0] as Run)
  return low > JUSTIFIED.gapEm * em ? Math.min(low * JUSTIFIED.spread, JUSTIFIED.gapMaxEm * em) : 0
}

export function newPiece(run: Run): Piece {
  const { x, y, width, height } = run.box
  return {
    runs: [run],
    x,
    right: x + width,
    top: y,
    bottom: y + height,
    base: baseOf(run),
    size: sizeOf(run),
    letters: run.text.length,
  }
}

/** Adds a run in its order from left to right. */
export function extend(piece: Piece, run: Run): void {
  const { x, y, width, height } = run.box
  const last = piece.runs.at(-1)
  piece.runs.push(run)
  if (last && last.box.x > x) piece.runs.sort((a, b) => a.box.x - b.box.x)
  piece.x = Math.min(piece.x, x)
  piece.right = Math.max(piece.right, x + width)
  piece.top = Math.min(piece.top, y)
  piece.bottom = Math.max(piece.bottom, y + height)
  piece.size = Math.max(piece.size, sizeOf(run))
  piece.letters += run.text.length
}

/** The text of the runs on one line, with single spaces between words. */
export function textOf(runs: readonly Run[]): string {
  let text = ''
  for (const run of runs) {
    if (!run.text) continue
    text += text && !run.joined ? ` ${run.text}` : run.text
  }
  return text
}
