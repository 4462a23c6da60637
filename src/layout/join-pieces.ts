// Joins small pieces to their neighbours: superscripts, and bullets that stand apart from their
// text.
import { isBulletMark, isListNumber } from './content.js'
import { extend, type Piece, textOf } from './pieces.js'

/**
 * Bounds of superscripts ("th", "®"), in units of the size of the text beside them. Word sets them
 * at two thirds of the size and lifts them by a third; the bounds leave room for other programs.
 */
const RAISED = { lettersMax: 4, sizeMax: 0.85, liftMin: -0.3, liftMax: 0.7, touch: 0.2 }
/** The longest mark is "(viii)". */
const MARK_LETTERS_MAX = 6
/**
 * How far the text of a bullet may be to its right, above or below, in units of the bullet's size.
 * By eye: a bullet may be set smaller than its text, and then a tab is more of its size. Marks
 * under 6 points count as 6.
 */
const BULLET = { gap: 5, backStep: 0.2, line: 0.75, sizeMin: 6 }

/** The pieces sorted by baseline, with small ones joined to their neighbours. */
export function joinPieces(pieces: Piece[]): Piece[] {
  pieces.sort((a, b) => a.base - b.base)
  return joinBullets(joinRaised(pieces))
}

function joinRaised(pieces: readonly Piece[]): Piece[] {
  const gone = new Set<Piece>()
  for (const [index, piece] of pieces.entries()) {
    if (piece.letters > RAISED.lettersMax) continue
    const host = findNear(pieces, index, 2 * piece.size, (other) => isRaisedPart(piece, other))
    const [first] = piece.runs
    if (!host || !first || gone.has(host)) continue
    gone.add(piece)
    first.joined = true
    for (const run of piece.runs) extend(host, run)
  }
  return gone.size === 0 ? [...pieces] : pieces.filter((piece) => !gone.has(piece))
}

function isRaisedPart(small: Piece, host: Piece): boolean {
  if (small.size > host.size * RAISED.sizeMax) return false
  const lift = host.base - small.base
  if (lift < RAISED.liftMin * host.size || lift > RAISED.liftMax * host.size) return false
  const reach = RAISED.touch * host.size
  return host.runs.some((run) => Math.abs(small.x - run.box.x - run.box.width) <= reach)
}

function joinBullets(pieces: Piece[]): Piece[] {
  const isMark = (piece: Piece) => {
    if (piece.letters > MARK_LETTERS_MAX) return false
    const text = textOf(piece.runs)
    return isBulletMark(text) || isListNumber(text)
  }
  const gone = new Set<Piece>()
  const taken = new Set<Piece>()
  for (const [index, mark] of pieces.entries()) {
    if (!isMark(mark)) continue
    const size = Math.max(mark.size, BULLET.sizeMin)
    let best: Piece | null = null
    findNear(pieces, index, BULLET.line * size, (piece) => {
      const gap = piece.x - mark.right
      const fits = gap > -BULLET.backStep * size && gap < BULLET.gap * size && !isMark(piece)
      if (fits && (!best || piece.x < best.x)) best = piece
      return false
    })
    if (!best || taken.has(best)) continue
    taken.add(best)
    gone.add(mark)
    for (const run of mark.runs) extend(best, run)
  }
  return gone.size === 0 ? pieces : pieces.filter((piece) => !gone.has(piece))
}

/**
 * The first piece on either side of an index that passes the test within a distance of baselines.
 */
function findNear(
  pieces: readonly Piece[],
  index: number,
  reach: number,
  test: (piece: Piece) => boolean,
): Piece | null {
  const base = pieces[index]?.base ?? 0
  for (let at = index + 1; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece || piece.base - base > reach) break
    if (test(piece)) return piece
  }
  for (let at = index - 1; at >= 0; at--) {
    const piece = pieces[at]
    if (!piece || base - piece.base > reach) break
    if (test(piece)) return piece
  }
  return null
}
