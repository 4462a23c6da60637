// Finds where columns may start: at left edges that pieces share, and at what the page paints.
import type { Page } from '../documents/types.js'
import { extentOf, type Row } from './rows.js'
import { columnGrounds, type Ground, pageRules, type Rules } from './rules.js'

/** What the page paints that tells about columns. */
export interface PageMarks extends Rules {
  grounds: Ground[]
}

export function pageMarks(page: Page): PageMarks {
  const { horizontal, vertical } = pageRules(page)
  return { grounds: columnGrounds(page), horizontal, vertical }
}

/** An x at which a column may start, and the stretch of the page for which it may. */
export interface Edge {
  x: number
  /** The free space that must lie to its left. */
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

/** Distances in units of body size, chosen by eye. */
const EM = {
  /** Wider than any space between words, also of justified text; narrower than the gutters of templates. */
  gutter: 0.9,
  /** Beside a rule or the edge of a ground less space is enough. */
  markedGutter: -0.3,
  /** Left edges of one column differ by the side bearing of letters and by rounding. */
  sameEdge: 0.3,
  /** Wider than a tab between a label and its value. */
  looseGap: 3,
  /** Text this far above or below a mark may still belong to its columns. */
  markReach: 8,
}
/**
 * Two columns need this many rows on either side, because two rows side by side are common inside
 * one column (with 2, 16 of 208 PDFs read in another order).
 */
export const SIDE_ROWS_MIN = 3
/**
 * A loose edge left of this share of the width is an indent. By eye: hanging texts and lists begin
 * in the left third.
 */
const FAR_RIGHT_SHARE = 0.4
/** Bounds the work, because each edge is tried over all rows. A fifth less changes none of 208 PDFs. */
const LOOSE_EDGES_MAX = 30
const MARKED_EDGES_MAX = 40
/**
 * A vertical rule must be this many rows tall to mark a gutter: rules of a table's header or of a
 * box around a name are lower.
 */
const RULE_ROWS_MIN = 6

/** All edges, those without a mark first. */
export function columnEdges(rows: readonly Row[], body: number, marks: PageMarks): Edge[] {
  const bare = [...sharedEdges(rows, body), ...looseEdges(rows, body)]
  return [
    ...bare.map((x) => ({ ...ANYWHERE, x, width: body * EM.gutter })),
    ...markedEdges(rows, body, marks),
  ]
}

/** Left edges that several pieces share, without the left edge of the region. */
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

/**
 * Left edges of text that stands far to the right or behind a wide gap. A column that is set flush
 * right has no other edge.
 */
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
