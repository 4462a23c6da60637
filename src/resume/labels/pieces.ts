// Cuts a line into the pieces that its marks set apart: "Engineer, Acme Ltd | Pune (2014 – 2016)".

import { findDateRanges } from '../../dates/find-dates.js'
import type { DateRange } from '../../dates/types.js'
import { eachOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { blankOut } from '../../text/blank-out.js'
import { codeIn, sliceOf } from '../../text/code-at.js'

export interface Piece {
  text: string
  start: number
  end: number
  /**
   * The mark before the piece: ',', '|', '-', '(', ':', 'gap', 'date', 'blank', or '' at the line's
   * start.
   */
  before: string
}

/** The mark of a wide gap, as between the cells of a table. */
const GAP = 'gap'

export const isBehindGap = (piece: Piece | undefined): boolean => piece?.before === GAP

/**
 * Matches white space from the start of its run only: otherwise a line of blanks would be tried at
 * each of them.
 */
const SEPARATOR =
  /(?:(?<!\s)\s+)?[,;|•·▪●()[\]–—:]\s*|(?<!\s)\s+[-@]\s+|(?:(?<!\s)\s+)?\/{2}\s*|(?<!\s)\s*\t\s*/g
/** Bounds a line of nothing but marks. */
const PIECES_MAX = 40

/** What templates leave where a name should be: "Company Name City , State Interior Designer". */
const BLANKS = new RegExp(patternOf('work-blanks'), 'g')
/** A line without these words has no blank to fill in, and nearly no line has them. */
const BLANK_WORDS = eachOf('work:blank-words')

export const hasBlank = (text: string): boolean =>
  BLANK_WORDS.some((word) => text.includes(word)) && text.search(BLANKS) >= 0

/** Where wide gaps lie in the line's text. */
function gaps(line: Line): Set<number> {
  const at = new Set<number>()
  let offset = 0
  for (const segment of line.segments) {
    if (offset > 0) at.add(offset)
    offset += segment.text.length + 1
  }
  return at
}

/** Text with its date ranges blanked out, so that a dash inside a date is no separator. */
export const withoutDates = (text: string, ranges: DateRange[]): string => blankOut(text, ranges)

export function linePieces(line: Line, ranges = findDateRanges(line.text)): Piece[] {
  const text = withoutDates(line.text, ranges)
  const wide = gaps(line)
  const cuts: { start: number; end: number; mark: string }[] = []
  SEPARATOR.lastIndex = 0
  for (let match = SEPARATOR.exec(text); match; match = SEPARATOR.exec(text)) {
    const mark = match[0].trim() || GAP
    cuts.push({ start: match.index, end: match.index + match[0].length, mark: mark[0] ?? GAP })
  }
  if (hasBlank(text)) {
    for (const match of text.matchAll(BLANKS)) {
      cuts.push({ start: match.index, end: match.index + match[0].length, mark: 'blank' })
    }
  }
  for (const at of wide) cuts.push({ start: at - 1, end: at, mark: GAP })
  for (const range of ranges) cuts.push({ start: range.start, end: range.end, mark: 'date' })
  cuts.sort((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let from = 0
  let before = ''
  for (const cut of [...cuts, { start: text.length, end: text.length, mark: '' }]) {
    push(pieces, line.text, from, cut.start, before)
    from = Math.max(from, cut.end)
    before = cut.mark
    if (pieces.length >= PIECES_MAX) break
  }
  return pieces
}

/**
 * Whether a character is surely kept: letters, digits, and the marks of ASCII that are never cut
 * off.
 */
const isKept = (code: number): boolean => code >= 48 && code < 128
const LEADING = /[\s.\-–*]/
const TRAILING = /[\s\-–*]/

/** So many stops lead the eye to the date at the margin: "Acme Ltd . . . . . . 2014". */
const LEADER_MIN = 4

/** Counted by hand: a pattern for the tail would try every run of stops inside the text. */
function beforeLeader(text: string, start: number, end: number): number {
  let at = end
  let stops = 0
  for (; at > start && (text[at - 1] === '.' || text[at - 1] === ' '); at--) {
    if (text[at - 1] === '.') stops++
  }
  return stops >= LEADER_MIN ? at : end
}

function push(pieces: Piece[], text: string, from: number, to: number, before: string): void {
  let start = from
  let end = to
  while (start < end && !isKept(codeIn(text, start)) && LEADING.test(text[start] ?? '')) start++
  while (end > start && !isKept(codeIn(text, end - 1)) && TRAILING.test(text[end - 1] ?? '')) end--
  if (text[end - 1] === '.') end = beforeLeader(text, start, end)
  if (end > start) pieces.push({ text: sliceOf(text, start, end), start, end, before })
}
