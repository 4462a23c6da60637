// Gathers the addresses of a résumé: labelled ones with the lines that follow, and unlabelled ones
// near the top.
import { anyOf } from '../../languages/words.js'
import { analysePlace } from '../../taxonomy/places/read-place.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { hasDigit } from '../phone/digits.js'
import { isReachable, isSentence, type Piece } from './contact-pieces.js'
import { isProse } from './prose.js'

export interface Address {
  text: string
  pieces: Piece[]
  /**
   * 'bare' has a street or a postal code but no label, 'line' not even that; 'weak' is beside a
   * signature.
   */
  kind: 'current' | 'permanent' | 'bare' | 'line' | 'weak'
}

/** How many lines one address may go on over. */
const LINES_MAX = 8
/** How far down the head of a résumé reaches: by its section, by its lines, and below the name. */
const TOP_LINES_MAX = 16
const HEAD_LINES_MAX = 12
const BELOW_NAME_MAX = 8
/** How many lines may be between the contact details and the address. */
const HEAD_REACH = 2
/** In points; the columns of a line are farther apart. */
const COLUMN_TOLERANCE = 12
const GAP_MAX = 1.6
const BARE_GAP_MAX = 4
const TITLE_MIN = 0.6
/** A line that fills this share of its column was broken by the page, not by the writer. */
const FULL_SHARE = 0.88
const POSTCODE = /\b\d{3}\s?\d{3}\b|\b\d{5}\b|\b\d{4}\s\p{Lu}\p{L}/u
/** Begins with the number of a house or a flat: "12/4,", "#7 ", "B-302". */
const HOUSE = /^\W{0,2}(?:#?\d{1,5}[A-Za-z]?(?:[-/]\d{1,5}[A-Za-z]?)*\b[,\s]|[A-Z]{1,2}-?\d{1,4}\b)/
/** Words of streets, houses and villages, including Indian ones. */
const STREET = new RegExp(String.raw`\b(?:${anyOf('address:signs')})`, 'iu')

/** A longer text is a sentence; a line with a place alone is shorter. */
const ADDRESS_CHARS_MAX = 160
const PLACE_LINE_CHARS_MAX = 60
/** The share of a line's words that must name the place. */
const COVERAGE_MIN = 0.5
const LISTED_COVERAGE_MIN = 0.4

const OWN_KINDS = new Set(['current', 'permanent', 'weak'])
const HOME_SECTIONS = new Set(['top', 'contact', 'personal'])
const OPEN_SECTIONS = new Set([
  'summary',
  'skills',
  'other',
  'declaration',
  'languages',
  'interests',
])

const isOwn = (piece: Piece): boolean => piece.label !== null && OWN_KINDS.has(piece.label.kind)

/** Whether this piece may belong to an address. */
function mayBelong(piece: Piece): boolean {
  if (piece.heading === 'section' || piece.text === '') return false
  if (piece.label !== null && piece.label.kind !== 'part') return false
  if (isReachable(piece.text) || isSentence(piece.text)) return false
  return HOUSE.test(piece.text) || !isProse(piece.text)
}

/** Whether no other piece is on its line; pieces of a line follow each other. */
const isAlone = (pieces: Piece[], at: number): boolean =>
  pieces[at - 1]?.order !== pieces[at]?.order && pieces[at + 1]?.order !== pieces[at]?.order

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
    if (Math.abs(piece.x - opener.x) > COLUMN_TOLERANCE && !isAlone(pieces, next)) continue
    const isFar = piece.line.gapBefore > (taken.length === 0 ? BARE_GAP_MAX : GAP_MAX)
    const isNewItem = piece.line.bullet && (taken.length > 0 || !opener.line.bullet)
    if (!mayBelong(piece) || isFar || isNewItem) break
    taken.push(piece)
    last = piece
  }
  return taken
}

const hasEvidence = ({ label, text }: Piece): boolean =>
  label?.kind === 'part' ||
  (hasDigit(text) && (POSTCODE.test(text) || HOUSE.test(text))) ||
  STREET.test(text)

/** Whether it names a place and little else. */
function isPlaceLine(text: string): boolean {
  if (text.length > PLACE_LINE_CHARS_MAX) return false
  const coverage = analysePlace(text)?.coverage ?? 0
  const isPlace = coverage >= (text.includes(',') ? LISTED_COVERAGE_MIN : COVERAGE_MIN)
  return isPlace && titleLikelihood(text) < TITLE_MIN
}

/** Near the top nearly every place is the candidate's; elsewhere only a whole address is. */
function isHome(piece: Piece): boolean {
  if (piece.section === 'top') return piece.order <= TOP_LINES_MAX
  if (HOME_SECTIONS.has(piece.section)) return true
  // A postal code is evidence enough.
  return OPEN_SECTIONS.has(piece.section) && hasDigit(piece.text) && POSTCODE.test(piece.text)
}

const isTopSummary = ({ section, order }: Piece): boolean =>
  section === 'summary' && order <= TOP_LINES_MAX

/**
 * The lines of the head, whatever their section: near the top or below the name, and near the
 * contact details without a heading between.
 */
function headOrders(pieces: Piece[], nameLine: number): ReadonlySet<number> {
  const name = pieces.find(({ line }) => line.index === nameLine)?.order ?? 0
  const orders = new Set<number>()
  const headings = new Set(
    pieces.filter(({ heading }) => heading === 'section').map(({ order }) => order),
  )
  const reach = (from: number, by: 1 | -1) => {
    for (let at = from; Math.abs(at - from) <= HEAD_REACH && !headings.has(at); at += by) {
      orders.add(at)
    }
  }
  for (const { order, text } of pieces) {
    const isHead = order <= HEAD_LINES_MAX || (order >= name && order <= name + BELOW_NAME_MAX)
    if (!isHead || !isReachable(text)) continue
    reach(order, 1)
    reach(order, -1)
  }
  return orders
}

/**
 * Whether it may be an address without a label. Its position rules out most pieces, so it is
 * checked first.
 */
const mayBeBare = (piece: Piece, head: ReadonlySet<number>): boolean =>
  piece.text.length <= ADDRESS_CHARS_MAX &&
  (isTopSummary(piece) || isHome(piece) || head.has(piece.order)) &&
  mayBelong(piece)

function looksLikeAddress(piece: Piece, before: Piece | undefined): boolean {
  if (isTopSummary(piece)) return isPlaceLine(piece.text)
  const goesOn = before?.text.endsWith(',') === true && before.order === piece.order - 1
  return goesOn || hasEvidence(piece) || isPlaceLine(piece.text)
}

/** Whether it is the name itself; a piece beside it on the line may be the address. */
const isName = (piece: Piece, nameLine: number): boolean =>
  piece.line.index === nameLine && piece.start === 0

/** How many lines a run may skip and still go on. */
const RUN_GAP_MAX = 2

/** Between two pieces of one line there are a separator and blanks around it. */
const BESIDE_CHARS_MAX = 4

const lastOrder = (run: Piece[]): number => run.at(-1)?.order ?? 0

/** Whether a piece directly follows another on its line: "Chennai • India". */
const isBeside = (last: Piece | undefined, piece: Piece): boolean =>
  last?.line === piece.line &&
  piece.start > last.start &&
  piece.start - last.start - last.text.length <= BESIDE_CHARS_MAX

/** The run that a piece continues: the one in its column, or else the line directly before it. */
function runFor(runs: Piece[][], piece: Piece): Piece[] | undefined {
  if (piece.line.gapBefore > GAP_MAX) return undefined
  const near = runs.filter(
    (run) =>
      run.length < LINES_MAX &&
      run.at(-1)?.line.page === piece.line.page &&
      (lastOrder(run) < piece.order || isBeside(run.at(-1), piece)),
  )
  const beside = near.findLast((run) => isBeside(run.at(-1), piece))
  if (beside) return beside
  const aligned = near.findLast(
    (run) => Math.abs((run.at(-1)?.x ?? 0) - piece.x) <= COLUMN_TOLERANCE,
  )
  return aligned ?? near.findLast((run) => lastOrder(run) === piece.order - 1)
}

/** Runs of address-like pieces without a label, column by column. */
function bare(pieces: Piece[], taken: ReadonlySet<Piece>, nameLine: number): Piece[][] {
  const runs: Piece[][] = []
  // Only runs near enough to go on: otherwise every piece would be compared with all runs.
  let open: Piece[][] = []
  const head = headOrders(pieces, nameLine)
  for (const piece of pieces) {
    if (!mayBeBare(piece, head) || taken.has(piece) || isOwn(piece) || isName(piece, nameLine))
      continue
    open = open.filter((run) => lastOrder(run) >= piece.order - RUN_GAP_MAX)
    const run = runFor(open, piece)
    if (!looksLikeAddress(piece, run?.at(-1))) continue
    if (run) run.push(piece)
    else {
      const begun = [piece]
      runs.push(begun)
      open.push(begun)
    }
  }
  return runs
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
  String.raw`^(.{4,}?)[,;|]\s*(?:\S+@\S+|(?:${anyOf('address:reach-labels-behind')})\b).*$`,
  'i',
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
  for (const run of bare(pieces, taken, nameLine)) {
    const kind = run.some(hasEvidence) ? 'bare' : 'line'
    found.push({ text: textOf(run, widest), pieces: run, kind })
  }
  return found
}
