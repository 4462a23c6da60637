// Splits a page's pieces into regions, each of which is read from top to bottom before the next.

import type { PageMarks } from './column-edges.js'
import { isSectionHeading } from './content.js'
import { findGutters, type Gutter } from './gutters.js'
import { type Piece, textOf } from './pieces.js'
import { readsByRow } from './row-structure.js'
import { extentOf, type Row, rowsOf, widthOf } from './rows.js'

/** A part of a page that is read line by line. */
export interface Region {
  rows: Row[]
  left: number
  sidebar: boolean
}

/** Columns may contain columns; this bounds hostile pages. Six levels are enough for 208 PDFs. */
const DEPTH_MAX = 8
/**
 * Gutters this near to each other are one gutter that shifts a little, as above and below a
 * heading. By eye: columns are wider than this.
 */
const SAME_GUTTER_EM = 7
/**
 * A column with less than this share of the width is a sidebar. By eye: sidebars of templates take
 * about a third of the page, and of two equal columns each has nearly half.
 */
const SIDEBAR_SHARE = 0.42
/**
 * Lines that reach this share of the way to the gutter were wrapped there; ragged text ends within
 * a long word of the edge. By eye.
 */
const FILLED_SHARE = 0.75
/**
 * At the top of the right column, at most this many rows with nothing beside them may be the page's
 * header: a name, a title and some lines of contact details.
 */
const HEADER_ROWS_MAX = 6
/**
 * As a multiple of the body size. By eye: names and titles at the top are larger, most headings of
 * sections are smaller.
 */
const HEADER_SIZE = 1.3
/**
 * Columns with at least this many rows divide the page and not just one section, which may list a
 * few skills in two columns. By eye.
 */
const PAGE_COLUMN_ROWS = 8
/**
 * In units of size: lines closer than this belong to one run of text. It lies between the widest
 * usual spacing (1.5) and the gap of a blank line (2.2 and more).
 */
const RUNNING_EM = 1.9
/**
 * In units of size: lines closer than this belong to one paragraph. It lies between single spacing
 * (1.2) and one and a half.
 */
const LINE_EM = 1.35

/** The regions of a page in reading order. */
export function findRegions(pieces: readonly Piece[], body: number, marks: PageMarks): Region[] {
  const regions: Region[] = []
  split(pieces, { body, marks, regions }, 0, false)
  return regions
}

interface Search {
  body: number
  marks: PageMarks
  regions: Region[]
}

function split(pieces: readonly Piece[], search: Search, depth: number, sidebar: boolean): void {
  if (pieces.length === 0) return
  const rows = rowsOf(pieces, search.body)
  const gutter = depth < DEPTH_MAX ? columnGutter(rows, search) : null
  if (!gutter) {
    search.regions.push({ rows, left: extentOf(pieces).left, sidebar })
    return
  }
  const range = trim(rows, gutter, search.body)
  const inside = piecesOf(rows.slice(range.from, range.to))
  const left = inside.filter((piece) => piece.x < gutter.x)
  const right = inside.filter((piece) => piece.x >= gutter.x)
  const leftShare = widthOf(left) / Math.max(1, widthOf(left) + widthOf(right))
  split(piecesOf(rows.slice(0, range.from)), search, depth + 1, sidebar)
  split(left, search, depth + 1, leftShare < SIDEBAR_SHARE)
  split(right, search, depth + 1, 1 - leftShare < SIDEBAR_SHARE)
  split(piecesOf(rows.slice(range.to)), search, depth + 1, sidebar)
}

const piecesOf = (rows: readonly Row[]) => rows.flatMap((row) => row.pieces)

/** The best gutter with a real column on either side. */
function columnGutter(rows: readonly Row[], { body, marks }: Search): Gutter | null {
  const byRow: Gutter[] = []
  for (const gutter of findGutters(rows, body, marks)) {
    if (byRow.some((other) => isPartOf(gutter, other, body))) continue
    if (!readsByRow(rows.slice(gutter.from, gutter.to), gutter.x, body)) return gutter
    byRow.push(gutter)
  }
  return null
}

/** Whether a gutter is nearly the same as another for some of its rows. */
const isPartOf = (gutter: Gutter, other: Gutter, body: number) =>
  Math.abs(gutter.x - other.x) < SAME_GUTTER_EM * body &&
  gutter.from >= other.from &&
  gutter.to <= other.to

const isLeftOf = (row: Row, x: number) => row.pieces.some((piece) => piece.x < x)

/** Cuts a gutter's rows to those that its columns reach. */
function trim(rows: readonly Row[], gutter: Gutter, body: number): { from: number; to: number } {
  const { x } = gutter
  const isLeft = (row: Row) => isLeftOf(row, x)
  const isRight = (row: Row) => row.pieces.some((piece) => piece.x >= x)
  let { from, to } = gutter
  const range = rows.slice(from, to)
  const firstRight = from + range.findIndex(isRight)
  const firstLeft = from + range.findIndex(isLeft)
  let lastRight = to - 1
  while (lastRight > from && !isRight(rows[lastRight] as Row)) lastRight--
  if (firstLeft > firstRight) from = afterHeader(rows, firstRight, firstLeft, body)
  else if (!gutter.marked && !isFilled(rows.slice(from, firstRight), x)) {
    from = startOfLeft(rows, from, firstRight, x)
  }
  if (lastRight + 1 < to) to = endOfLeft(rows, gutter, lastRight)
  // A heading with nothing under it belongs to the text below the columns.
  while (to < rows.length && to > from + 1 && isHeadingRow(rows[to - 1] as Row)) to--
  return { from, to }
}

const isHeadingRow = (row: Row) =>
  row.pieces.length === 1 && row.pieces.every((piece) => isSectionHeading(textOf(piece.runs)))

/**
 * The first row above the start of the right column from which the left column runs down without a
 * gap.
 */
function startOfLeft(rows: readonly Row[], from: number, firstRight: number, x: number): number {
  const below = rows.slice(firstRight).find((row) => isLeftOf(row, x))
  let base = below?.base ?? Number.POSITIVE_INFINITY
  let start = firstRight
  // A name in large print heads the page and not its first column.
  const size = below?.pieces[0]?.size ?? 0
  for (let index = firstRight - 1; index >= from; index--) {
    const row = rows[index] as Row
    const large = row.pieces.some((piece) => piece.size > size * HEADER_SIZE)
    if (large || base - row.base > RUNNING_EM * size) break
    base = row.base
    start = index
  }
  return start
}

/**
 * The row after the last one that belongs to the left column, below the end of the right column.
 */
function endOfLeft(rows: readonly Row[], gutter: Gutter, lastRight: number): number {
  const tail = rows.slice(lastRight + 1, gutter.to)
  const above = piecesOf(rows.slice(gutter.from, lastRight + 1))
  const lefts = above.filter((piece) => piece.x < gutter.x)
  const rights = above.filter((piece) => piece.x >= gutter.x)
  // If full-width lines follow, the columns belonged to a section. Otherwise they belong to the
  // page, and a sidebar keeps its text.
  const open = gutter.to === rows.length || gutter.marked
  const isPage = gutter.score >= PAGE_COLUMN_ROWS || widthOf(lefts) < widthOf(rights)
  if (open && (isPage || isFilled(tail, gutter.x))) return gutter.to
  const lastLeft = rows.slice(gutter.from, lastRight + 1).findLast((row) => isLeftOf(row, gutter.x))
  return lastRight + 1 + (lastLeft ? runningOn(lastLeft, tail) : 0)
}

/** How many rows follow a row without a gap or heading between. */
function runningOn(lastLeft: Row, tail: readonly Row[]): number {
  let base = lastLeft.base
  for (const [index, row] of tail.entries()) {
    const size = row.pieces[0]?.size ?? 0
    const step = (row.base - base) / Math.max(1, size)
    if (step > RUNNING_EM || (step > LINE_EM && isHeadingRow(row))) return index
    base = row.base
  }
  return tail.length
}

/** Whether lines of these rows reach up to the gutter, as lines of a column do. */
function isFilled(rows: readonly Row[], x: number): boolean {
  const { left, right } = extentOf(piecesOf(rows))
  return right > left + (x - left) * FILLED_SHARE
}

/** Skips a name and title above the right column: they head the page and not the column. */
function afterHeader(rows: readonly Row[], first: number, end: number, body: number): number {
  let after = first
  for (let index = first; index < Math.min(end, first + HEADER_ROWS_MAX); index++) {
    const pieces = rows[index]?.pieces ?? []
    if (pieces.some((piece) => isSectionHeading(textOf(piece.runs)))) break
    if (pieces.some((piece) => piece.size >= body * HEADER_SIZE)) after = index + 1
  }
  return after
}
