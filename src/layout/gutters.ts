// Gutters: strips without text that part left from right over a stretch of rows.
import type { Page } from '../documents/types.js'
import type { Piece } from './pieces.js'
import { extentOf, type Row } from './rows.js'
import { columnGrounds, type Ground, pageRules, type Rules } from './rules.js'

export interface Gutter {
  /** Pieces that start left of this are left. */
  x: number
  /** Rows that it parts: from (included) to (not included). */
  from: number
  to: number
  /** A rule or a coloured ground marks it. */
  marked: boolean
  score: number
}

/** What the page paints that bears on columns. */
export interface PageMarks extends Rules {
  grounds: Ground[]
}

export function pageMarks(page: Page): PageMarks {
  const { horizontal, vertical } = pageRules(page)
  return { grounds: columnGrounds(page), horizontal, vertical }
}

/** An x at which a column may start, and where on the page. */
interface Edge {
  x: number
  /** Free space that must lie left of it. */
  width: number
  marked: boolean
  top: number
  bottom: number
}

const ANYWHERE = {
  marked: false,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
}

/** Distances in units of body size. */
const EM = {
  gutter: 0.9,
  /** Beside a rule or the edge of a ground less will do. */
  markedGutter: -0.3,
  sameEdge: 0.3,
  looseGap: 3,
  /** Text this far above or below a mark may still belong to its columns. */
  markReach: 8,
}
const SIDE_ROWS_MIN = 3
const FAR_RIGHT_SHARE = 0.4
const LOOSE_EDGES_MAX = 30
const MARKED_EDGES_MAX = 40
/** A vertical rule this many rows tall marks a gutter. */
const RULE_ROWS_MIN = 6

/** All gutters of a region, best first. */
export function findGutters(rows: readonly Row[], body: number, marks: PageMarks): Gutter[] {
  const found: Gutter[] = []
  for (const x of [...sharedEdges(rows, body), ...looseEdges(rows, body)]) {
    found.push(...guttersAt(rows, { ...ANYWHERE, x, width: body * EM.gutter }, marks))
  }
  for (const edge of markedEdges(rows, body, marks)) found.push(...guttersAt(rows, edge, marks))
  return found.sort((a, b) => b.score - a.score)
}

/** Left edges that several pieces share, the region's own left edge apart. */
function sharedEdges(rows: readonly Row[], body: number): number[] {
  const xs = rows.flatMap((row) => row.pieces.map((piece) => piece.x)).sort((a, b) => a - b)
  const found: number[] = []
  let start = 0
  for (let index = 1; index <= xs.length; index++) {
    const first = xs[start] ?? 0
    if (index < xs.length && (xs[index] ?? 0) - first <= body * EM.sameEdge) continue
    if (index - start >= SIDE_ROWS_MIN && start > 0) found.push(first)
    start = index
  }
  return found
}

/** Left edges of what stands far right or after a wide gap: columns that are set flush right have no other. */
function looseEdges(rows: readonly Row[], body: number): number[] {
  const { left, right } = extentOf(rows.flatMap((row) => row.pieces))
  const far = left + (right - left) * FAR_RIGHT_SHARE
  const xs = new Set<number>()
  for (const { pieces } of rows) {
    for (const [index, piece] of pieces.entries()) {
      const gap = piece.x - (pieces[index - 1]?.right ?? left)
      if (piece.x > far && gap > EM.looseGap * body) xs.add(Math.floor(piece.x))
    }
  }
  return [...xs].sort((a, b) => a - b).slice(0, LOOSE_EDGES_MAX)
}

/** Edges of grounds and tall rules inside the region. */
function markedEdges(rows: readonly Row[], body: number, marks: PageMarks): Edge[] {
  const top = rows[0]?.base ?? 0
  const bottom = rows.at(-1)?.base ?? 0
  const reach = body * EM.markReach
  const found = new Map<number, Edge>()
  const addEdge = (at: number, from: number, to: number) => {
    const covered = Math.min(to, bottom) - Math.max(from, top)
    if (covered <= RULE_ROWS_MIN * body || found.size >= MARKED_EDGES_MAX) return
    const x = Math.round(at)
    const known = found.get(x) ?? { top: from, bottom: to }
    found.set(x, {
      x,
      width: body * EM.markedGutter,
      marked: true,
      top: Math.min(known.top, from - reach),
      bottom: Math.max(known.bottom, to + reach),
    })
  }
  for (const ground of marks.grounds) {
    addEdge(ground.x, ground.top, ground.bottom)
    addEdge(ground.right, ground.top, ground.bottom)
  }
  for (const rule of marks.vertical) addEdge(rule.at, rule.from, rule.to)
  return [...found.values()]
}

/** Stretches of rows in which no piece and no rule crosses the strip left of an edge. */
function guttersAt(rows: readonly Row[], edge: Edge, marks: PageMarks): Gutter[] {
  const { marked, width } = edge
  const tolerance = marked ? -width : 0
  const x = marked ? edge.x - tolerance : edge.x - 0.1
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

/** Is there text on both sides of x between a row and the next that crosses it? */
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

/** A rule that ends nearer to the edge only reaches it. */
const CROSSING_POINTS = 20
/** A ground begins or ends this near to the column that it holds together. */
const AT_EDGE_POINTS = 30

/** Does a horizontal rule between two rows run across the edge, and no ground hold the column together? */
function isBarred(above: Row, below: Row, edge: number, marks: PageMarks): boolean {
  const crossing = marks.horizontal.some(
    (rule) =>
      rule.at > above.base &&
      rule.at < below.base &&
      rule.from < edge - CROSSING_POINTS &&
      rule.to > edge + CROSSING_POINTS,
  )
  if (!crossing) return false
  // Headings on both sides with one rule below them both head columns.
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
  found.push({ x, from, to, marked, score: Math.min(lefts, rights) + (marked ? 0.5 : 0) })
}
