// Finds addresses without a label: runs of pieces near the top that look like one.
import { hasEvidence, isNamesAlone, isPlaceLine, isWholeAddress } from './address-signs.js'
import { isReachable, type Piece } from './contact-pieces.js'
import { COLUMN_TOLERANCE, GAP_MAX, LINES_MAX, mayBelong } from './may-belong.js'

/** How far down the head of a résumé reaches: by its section, by its lines, and below the name. */
const TOP_LINES_MAX = 16
const HEAD_LINES_MAX = 12
const BELOW_NAME_MAX = 8
/** How many lines may be between the contact details and the address. */
const HEAD_REACH = 2
/** A longer text is a sentence. */
const ADDRESS_CHARS_MAX = 160

const OWN_KINDS = new Set(['current', 'permanent', 'weak'])
const HOME_SECTIONS = new Set(['contact', 'personal'])
/** Addresses in these sections are those of employers, schools and other people. */
const CLOSED_SECTIONS = new Set(['work', 'education', 'projects', 'training', 'references'])

const isOwn = (piece: Piece): boolean => piece.label !== null && OWN_KINDS.has(piece.label.kind)

/** Near the top nearly every place is the candidate's; elsewhere only a whole address is. */
function isHome(piece: Piece): boolean {
  if (piece.section === 'top' && piece.order <= TOP_LINES_MAX) return true
  if (HOME_SECTIONS.has(piece.section)) return true
  return !CLOSED_SECTIONS.has(piece.section) && isWholeAddress(piece)
}

const isTopSummary = ({ section, order }: Piece): boolean =>
  section === 'summary' && order <= TOP_LINES_MAX

/**
 * The lines of the head, whatever their section: near the top, below the name or anywhere beside a
 * mail address, and near the contact details without a heading between.
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
  for (const { order, text, section } of pieces) {
    const isHead = order <= HEAD_LINES_MAX || (order >= name && order <= name + BELOW_NAME_MAX)
    const isOwnMail = section !== 'references' && text.includes('@')
    if (!(isHead || isOwnMail) || !isReachable(text)) continue
    reach(order, 1)
    reach(order, -1)
  }
  return orders
}

/**
 * Whether the piece may be an address without a label. Its position rules out most pieces, so it is
 * checked first.
 */
const mayBeBare = (piece: Piece, head: ReadonlySet<number>): boolean =>
  piece.text.length <= ADDRESS_CHARS_MAX &&
  (isTopSummary(piece) || isHome(piece) || head.has(piece.order)) &&
  mayBelong(piece)

const goesOn = (piece: Piece, before: Piece | undefined): boolean =>
  before?.text.endsWith(',') === true && before.order === piece.order - 1

function looksLikeAddress(piece: Piece, before: Piece | undefined): boolean {
  if (goesOn(piece, before) || isNamesAlone(piece)) return true
  return (!isTopSummary(piece) && hasEvidence(piece)) || isPlaceLine(piece.text)
}

/** "Ana Sample El Paso, TX 79999": a name and an address in one piece. */
const HAS_POSTCODE = /^[^,]*,.*(?<!\d)\d{4,6}(?!\d)/
/** Whether the piece is the name itself; a piece beside the name on its line may be the address. */
const isName = (piece: Piece, nameLine: number): boolean =>
  piece.line.index === nameLine && piece.start === 0 && !HAS_POSTCODE.test(piece.text)

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
export function bareAddresses(
  pieces: Piece[],
  taken: ReadonlySet<Piece>,
  nameLine: number,
): Piece[][] {
  const runs: Piece[][] = []
  // Only runs that are near enough to go on; without this, every piece would be compared with all
  // runs.
  let open: Piece[][] = []
  const head = headOrders(pieces, nameLine)
  for (const piece of pieces) {
    if (taken.has(piece) || isOwn(piece) || isName(piece, nameLine)) continue
    open = open.filter((run) => lastOrder(run) >= piece.order - RUN_GAP_MAX)
    const mayFollow = open.some((run) => goesOn(piece, run.at(-1)))
    if (!mayBeBare(piece, head) && !(mayFollow && mayBelong(piece))) continue
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
