// The two sides of a gutter, and what can be measured of each: density, lists, and how level they are.
import { isBulletMark, isDate, isSectionHeading } from './content.js'
import { firstFrom } from './first-from.js'
import { type Piece, textOf } from './pieces.js'
import { type Row, widthOf } from './rows.js'

/**
 * Baselines this near are one row: under half of the size, so that two lines of the tightest text
 * (0.95) are two rows.
 */
export const SAME_ROW_EM = 0.45
/**
 * The usual distance of lines, used to count free lines: between single spacing (1.2) and one and a
 * half.
 */
const LINE_EM = 1.35

/** One side of a gutter. */
export interface Side {
  rows: Row[]
  width: number
  headings: number
}

export function isSparser(left: Side, right: Side): boolean {
  if (left.rows.length !== right.rows.length) return left.rows.length < right.rows.length
  return left.width <= right.width
}

export function sideOf(rows: readonly Row[], test: (piece: Piece) => boolean): Side {
  const own = rows.flatMap((row) => {
    const pieces = row.pieces.filter(test)
    return pieces.length > 0 ? [{ base: row.base, pieces }] : []
  })
  const width = widthOf(own.flatMap((row) => row.pieces))
  return { rows: own, width, headings: own.filter(isHeadingRow).length }
}

/** The rows from the first to the last that both sides reach. */
export function sharedRows(rows: readonly Row[], x: number): readonly Row[] {
  const lefts: number[] = []
  const rights: number[] = []
  for (const [index, { pieces }] of rows.entries()) {
    if ((pieces[0]?.x ?? x) < x) lefts.push(index)
    if ((pieces.at(-1)?.x ?? 0) >= x) rights.push(index)
  }
  const from = Math.max(lefts[0] ?? 0, rights[0] ?? 0)
  const to = Math.min(lefts.at(-1) ?? 0, rights.at(-1) ?? 0)
  return to > from ? rows.slice(from, to + 1) : rows
}

export const rowText = (row: Row) => row.pieces.map((piece) => textOf(piece.runs)).join(' ')
export const isHeadingRow = (row: Row) => isSectionHeading(rowText(row))
export const hasDate = (row: Row) => row.pieces.some((piece) => isDate(textOf(piece.runs)))

/** The rows of a side as a share of the lines between its first and its last. */
export function densityOf({ rows }: Side, body: number): number {
  const height = (rows.at(-1)?.base ?? 0) - (rows[0]?.base ?? 0)
  return rows.length / Math.max(1, height / (LINE_EM * body))
}

/** A side with bullets on more than half of its rows is a list. */
const LIST_SHARE = 0.5
export const isList = (side: Side): boolean => share(side, isBulleted) > LIST_SHARE
export const isBulleted = (row: Row) => isBulletMark(row.pieces[0]?.runs[0]?.text ?? '')

export function meanLetters({ rows }: Side): number {
  const pieces = rows.flatMap((row) => row.pieces)
  return pieces.reduce((sum, piece) => sum + piece.letters, 0) / Math.max(1, pieces.length)
}

export const share = ({ rows }: Side, test: (row: Row) => boolean) =>
  rows.filter(test).length / Math.max(1, rows.length)

/** The share of a side's rows, without headings, that are level with a row of the other side. */
export function levelShare(side: Side, other: Side, body: number): number {
  const rows = side.rows.filter((row) => !isHeadingRow(row))
  return levelOf(rows.length > 0 ? rows : side.rows, other.rows, body)
}

export function levelOf(rows: readonly Row[], others: readonly Row[], body: number): number {
  const level = rows.filter((row) => nearest(others, row.base) <= SAME_ROW_EM * body)
  return level.length / Math.max(1, rows.length)
}

/** The distance to the nearest of rows that are sorted from top to bottom. */
export function nearest(rows: readonly Row[], base: number): number {
  const low = firstFrom(rows, base, (row) => row.base)
  return Math.min(
    Math.abs((rows[low]?.base ?? Number.POSITIVE_INFINITY) - base),
    Math.abs((rows[low - 1]?.base ?? Number.NEGATIVE_INFINITY) - base),
  )
}
