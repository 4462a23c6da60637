// Gathers the addresses of a résumé: labelled ones with the lines that follow, and those without a
// label that bare-addresses.ts finds.
import { anyOf } from '../../languages/words.js'
import { hasEvidence } from './address-signs.js'
import { bareAddresses } from './bare-addresses.js'
import { isReachable, type Piece } from './contact-pieces.js'
import { COLUMN_TOLERANCE, GAP_MAX, LINES_MAX, mayBelong } from './may-belong.js'

export interface Address {
  text: string
  pieces: Piece[]
  /**
   * 'bare' has a street or a postal code but no label, 'line' not even that; 'weak' is beside a
   * signature.
   */
  kind: 'current' | 'permanent' | 'bare' | 'line' | 'weak'
}

/** Below a label without content, the address may begin after a wider gap. */
const BARE_GAP_MAX = 4
/** A line that fills this share of its column was broken by the page, not by the writer. */
const FULL_SHARE = 0.88
/** Whether no other piece is on its line; the pieces of a line follow each other. */
const isAlone = (pieces: Piece[], at: number): boolean =>
  pieces[at - 1]?.order !== pieces[at]?.order && pieces[at + 1]?.order !== pieces[at]?.order

/** In a table whose first cells are labels, a line with a first cell of its own is another row. */
function isNextRow(opener: Piece, { line }: Piece): boolean {
  const [label, value] = opener.line.segments
  const [first, second] = line.segments
  if (!label || !value || !first || !second) return false
  return opener.x - label.x > COLUMN_TOLERANCE && Math.abs(first.x - label.x) <= COLUMN_TOLERANCE
}

/** The content of a label and of the lines below it. */
function labelled(pieces: Piece[], at: number): Piece[] {
  const opener = pieces[at]
  if (!opener) return []
  const taken: Piece[] = opener.text === '' ? [] : [opener]
  let last = opener
  for (let next = at + 1; next < Math.min(pieces.length, at + 2 * LINES_MAX); next++) {
    const piece = pieces[next] as Piece
    if (piece.order === opener.order || taken.length >= LINES_MAX) continue
    if (piece.line.page !== last.line.page && taken.length > 0) break
    if (isNextRow(opener, piece)) break
    if (Math.abs(piece.x - opener.x) > COLUMN_TOLERANCE && !isAlone(pieces, next)) continue
    const isFar = piece.line.gapBefore > (taken.length === 0 ? BARE_GAP_MAX : GAP_MAX)
    const isNewItem = piece.line.bullet && (taken.length > 0 || !opener.line.bullet)
    if (!mayBelong(piece) || isFar || isNewItem) break
    taken.push(piece)
    last = piece
  }
  return taken
}

/** Lines that the page broke are joined by a space, the writer's own lines by a comma. */
function textOf(pieces: Piece[], widest: number): string {
  return pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1]
    if (!before) return partText(piece)
    const isFull = widest > 0 && (before.line.box?.width ?? 0) >= widest * FULL_SHARE
    const isWrapped = isFull && before.line !== piece.line && !/[,.;]$/.test(before.text)
    return `${text}${isWrapped ? ' ' : ', '}${partText(piece)}`
  }, '')
}

/** "Dist. Deoria" keeps its label, because it says what the name is. */
function partText(piece: Piece): string {
  if (piece.label?.kind !== 'part') return piece.text
  const at = piece.start - piece.label.end
  return piece.line.text.slice(at, at + piece.label.end + piece.text.length).trim()
}

/** "New Delhi, mara@example.org": the address ends where the contact details begin. */
const REACH_BEHIND = new RegExp(
  String.raw`^(.{4,}?)[,;|]\s*(?:\S+@\S+|(?:${anyOf('address:reach-labels-behind')})(?![\p{Alpha}\d])).*$`,
  'iu',
)

const hasListMark = (text: string): boolean =>
  text.includes(',') || text.includes(';') || text.includes('|')

function withoutReach(piece: Piece): Piece {
  if (!hasListMark(piece.text) || !isReachable(piece.text)) return piece
  const [, address] = REACH_BEHIND.exec(piece.text) ?? []
  return address === undefined ? piece : { ...piece, text: address.trim() }
}

function widestLine(pieces: Piece[]): number {
  let widest = 0
  for (const { line } of pieces) widest = Math.max(widest, line.box?.width ?? 0)
  return widest
}

export function findAddresses(given: Piece[], nameLine: number): Address[] {
  const pieces = given.map(withoutReach)
  const widest = widestLine(pieces)
  const found: Address[] = []
  const taken = new Set<Piece>()
  pieces.forEach((piece, at) => {
    const kind = piece.label?.kind
    if ((kind !== 'current' && kind !== 'permanent' && kind !== 'weak') || taken.has(piece)) return
    if (piece.section === 'references') return
    const own = kind === 'weak' ? (piece.text === '' ? [] : [piece]) : labelled(pieces, at)
    for (const member of own) taken.add(member)
    if (own.length > 0) found.push({ text: textOf(own, widest), pieces: own, kind })
  })
  for (const run of bareAddresses(pieces, taken, nameLine)) {
    const kind = run.some(hasEvidence) ? 'bare' : 'line'
    found.push({ text: textOf(run, widest), pieces: run, kind })
  }
  return found
}
