// Finds gutters: strips without text that separate left from right over a stretch of rows.
import { columnEdges, type Edge, type PageMarks, SIDE_ROWS_MIN } from './column-edges.js'
import type { Piece } from './pieces.js'
import type { Row } from './rows.js'

export interface Gutter {
  /** Pieces that start to the left of this are on the left side. */
  x: number
  /** The rows that it separates: from the first, up to but not including the second. */
  from: number
  to: number
  /** Whether a rule or a coloured ground marks it. */
  marked: boolean
  score: number
}

/** All gutters of a region, the best first. */
export function findGutters(rows: readonly Row[], body: number, marks: PageMarks): Gutter[] {
  const found: Gutter[] = []
  for (const edge of columnEdges(rows, body, marks)) found.push(...guttersAt(rows, edge, marks))
  return found.sort((a, b) => b.score - a.score)
}

/** Rounding may put the start of a piece this far before its edge: PDFs keep one or two decimals. */
const EDGE_SLACK_POINTS = 0.1
/**
 * Of two gutters that separate as many rows, a marked one wins. A whole row always outweighs the
 * mark, so this is less than 1.
 */
const MARKED_SCORE = 0.5

/**
 * Stretches of rows in which neither a piece nor a rule crosses the strip to the left of an edge.
 */
function guttersAt(rows: readonly Row[], edge: Edge, marks: PageMarks): Gutter[] {
  const { marked, width } = edge
  const tolerance = marked ? -width : 0
  const x = marked ? edge.x - tolerance : edge.x - EDGE_SLACK_POINTS
  const limit = edge.x - Math.max(width, 0) + tolerance
  const crosses = (piece: Piece) => piece.x < x && piece.right > limit
  const ends = (row: Row) =>
    row.base < edge.top || row.base > edge.bottom || row.pieces.some(crosses)
  const found: Gutter[] = []
  let from = 0
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index]
    const before = rows[index - 1]
    if (row && before && index > from && isBarred(before, row, edge.x, marks)) {
      if (hasBothSides(rows, index, x, ends)) {
        add(found, rows, from, index, x, marked)
        from = index
      }
    }
    if (row && !ends(row)) continue
    add(found, rows, from, index, x, marked)
    from = index + 1
  }
  return found
}

/** Whether both sides of x have text between a row and the next one that crosses it. */
function hasBothSides(
  rows: readonly Row[],
  from: number,
  x: number,
  ends: (row: Row) => boolean,
): boolean {
  let left = false
  let right = false
  for (let index = from; index < rows.length && !(left && right); index++) {
    const row = rows[index] as Row
    if (ends(row)) break
    const { pieces } = row
    if ((pieces[0]?.x ?? x) < x) left = true
    if ((pieces.at(-1)?.x ?? 0) >= x) right = true
  }
  return left && right
}

/**
 * A rule that ends nearer to the edge touches it but does not cross it. By eye: underlines of
 * headings overhang their column by a few points, never by a word.
 */
const CROSSING_POINTS = 20
/**
 * A ground begins or ends this near to the column that it holds together. By eye: the padding of
 * coloured sidebars is less.
 */
const AT_EDGE_POINTS = 30

/**
 * Whether a horizontal rule between two rows crosses the edge while no ground holds the column
 * together.
 */
function isBarred(above: Row, below: Row, edge: number, marks: PageMarks): boolean {
  const crossing = marks.horizontal.some(
    (rule) =>
      rule.at > above.base &&
      rule.at < below.base &&
      rule.from < edge - CROSSING_POINTS &&
      rule.to > edge + CROSSING_POINTS,
  )
  if (!crossing) return false
  // Headings on both sides above one rule are the headings of columns.
  const { pieces } = above
  if ((pieces[0]?.x ?? edge) < edge && (pieces.at(-1)?.x ?? 0) >= edge - 1) return false
  return !marks.grounds.some(
    (ground) =>
      ground.top < above.base &&
      ground.bottom > below.base &&
      (Math.abs(ground.x - edge) < AT_EDGE_POINTS ||
        Math.abs(ground.right - edge) < AT_EDGE_POINTS),
  )
}

function add(
  found: Gutter[],
  rows: readonly Row[],
  from: number,
  to: number,
  x: number,
  marked: boolean,
): void {
  let lefts = 0
  let rights = 0
  for (let index = from; index < to; index++) {
    const { pieces } = rows[index] as Row
    if ((pieces[0]?.x ?? x) < x) lefts++
    if ((pieces.at(-1)?.x ?? x) >= x) rights++
  }
  if (Math.min(lefts, rights) < SIDE_ROWS_MIN) return
  found.push({ x, from, to, marked, score: Math.min(lefts, rights) + (marked ? MARKED_SCORE : 0) })
}
