// Splits pieces that a vertical rule or the edge of a coloured ground runs through, because the two
// parts are in different columns or cells.
import { extend, newPiece, type Piece } from './pieces.js'
import type { Ground, Rule } from './rules.js'

/**
 * A rule must run along this share of a line's height to split it; rounding and short cell borders
 * take up to a fifth.
 */
const COVERED_SHARE = 0.8
/** Bounds a page; a table has a few dozen vertical rules. */
const EDGES_MAX = 300

/** Cuts pieces where a line on the page separates their words. */
export function splitPieces(
  pieces: readonly Piece[],
  vertical: readonly Rule[],
  grounds: readonly Ground[],
): Piece[] {
  const edges: Rule[] = [...vertical]
  for (const { x, right, top, bottom } of grounds) {
    edges.push({ at: x, from: top, to: bottom }, { at: right, from: top, to: bottom })
  }
  if (edges.length === 0) return [...pieces]
  const kept = edges.slice(0, EDGES_MAX)
  return pieces.flatMap((piece) => {
    const cuts = kept.filter((edge) => cutsThrough(edge, piece)).map((edge) => edge.at)
    return cuts.length === 0 ? [piece] : cutAt(piece, cuts)
  })
}

/**
 * The height of capitals as a share of the size, 0.66 to 0.73 in text fonts: an edge must run along
 * it to split the text.
 */
const CAPITAL_SHARE = 0.7

function cutsThrough(edge: Rule, piece: Piece): boolean {
  if (edge.at <= piece.x || edge.at >= piece.right) return false
  const top = piece.base - piece.size * CAPITAL_SHARE
  const covered = Math.min(edge.to, piece.base) - Math.max(edge.from, top)
  return covered >= (piece.base - top) * COVERED_SHARE
}

/** Cuts between words; a word across an edge goes to the side of its middle. */
function cutAt(piece: Piece, cuts: readonly number[]): Piece[] {
  const parts = new Map<number, Piece>()
  for (const run of piece.runs) {
    const center = run.box.x + run.box.width / 2
    const part = cuts.filter((cut) => cut < center).length
    const existing = parts.get(part)
    if (existing) extend(existing, run)
    else parts.set(part, newPiece(run))
  }
  return [...parts.values()]
}
