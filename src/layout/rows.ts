// Groups the pieces of a region into rows: those on one baseline.
import type { Piece } from './pieces.js'

export interface Row {
  base: number
  pieces: Piece[]
}

/**
 * Baselines that differ by less than this share of the body size are one row: more than a font's or
 * a superscript's shift (0.3), less than half of the tightest leading (0.95).
 */
const SAME_ROW_EM = 0.35

/** The rows from top to bottom, with the pieces of each from left to right. */
export function rowsOf(pieces: readonly Piece[], body: number): Row[] {
  const sorted = [...pieces].sort((a, b) => a.base - b.base)
  const rows: Row[] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    if (row && piece.base - row.base <= body * SAME_ROW_EM) row.pieces.push(piece)
    else rows.push({ base: piece.base, pieces: [piece] })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x)
  return rows
}

export interface Extent {
  left: number
  right: number
}

/** The left and right edge of the pieces. */
export function extentOf(pieces: readonly Piece[]): Extent {
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    if (piece.x < left) left = piece.x
    if (piece.right > right) right = piece.right
  }
  return { left, right }
}

export const widthOf = (pieces: readonly Piece[]): number => {
  const { left, right } = extentOf(pieces)
  return Math.max(0, right - left)
}
