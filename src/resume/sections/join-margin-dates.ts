// Joins a date range that runs down a margin: "Sep 2020 –" at the left of a line and "Jul 2024" at
// the left of the next, with other text beside both. Ranges in the right margin are joined
// likewise.

import { findDateRanges } from '../../dates/find-dates.js'
import { PRESENT } from '../../dates/words.js'
import { patternOf } from '../../languages/words.js'
import type { Line, Segment } from '../../layout/types.js'
import { isOneRange } from './one-range.js'
import { hasUndatedWord } from './undated-words.js'

type Edge = 'left' | 'right'

/** A date at the edge of a line. */
interface DatePart {
  text: string
  /** The date is set apart from the rest of its line by a wide gap, or is the whole line. */
  isApart: boolean
}

/** Longest half of a range in the margin: "September 2019 –" and room for a mark. */
const PART_CHARS_MAX = 28
/** A dash or "to" behind a date: its other half stands on the next line. */
const OPEN_END = new RegExp(patternOf('date-open-end'), 'i')
/** What opens a line, up to the end of its first word. */
const FIRST_WORD = /^\p{Alpha}+/u

const isPresent = (text: string): boolean =>
  PRESENT.has((FIRST_WORD.exec(text)?.[0] ?? '').toLowerCase())

/** Dashes and primes, which the check of words does not look at. */
const FOREIGN_MARKS = /[^\p{Alpha}\p{N}\s]/gu

const isDate = (text: string): boolean =>
  text.length <= PART_CHARS_MAX &&
  (/\d/.test(text) || isPresent(text)) &&
  !hasUndatedWord(text.replace(FOREIGN_MARKS, ' '))

/** A dash or "to" before a date: its first half stands on the line before. */
const OPEN_START = new RegExp(patternOf('date-open-start'), 'i')

/** The date that opens a line of text, with the dash behind it. */
function openingDate(text: string): string | null {
  if (isPresent(text)) return FIRST_WORD.exec(text)?.[0] ?? null
  const start = text.slice(0, PART_CHARS_MAX * 2)
  const [range] = /\d/.test(start) ? findDateRanges(start) : []
  if (!range || range.start > 1) return null
  const dash = OPEN_START.exec(text.slice(range.end))?.[0] ?? ''
  return text.slice(0, range.end + dash.length)
}

function datePart(line: Line | undefined, edge: Edge): DatePart | null {
  const segment = edge === 'left' ? line?.segments[0] : line?.segments.at(-1)
  if (!line || !segment) return null
  if (isDate(segment.text)) return { text: segment.text, isApart: true }
  const text = edge === 'left' && line.segments.length === 1 ? openingDate(line.text) : null
  return text === null ? null : { text, isApart: false }
}

const hasRange = (text: string): boolean => findDateRanges(text).some(({ single }) => !single)

/** "2020-06 – 2022-" / "01": the second line ends the number that the first began. */
const goesOn = (above: string, below: string): boolean =>
  /\d[-/]$/.test(above) && /^\d{1,2}$/.test(below)

/** The range that the two dates make, or null. */
function rangeOf(above: DatePart, below: DatePart, isAlone: boolean): string | null {
  const lacksYear = /\p{Alpha}\.?$/u.test(above.text) && /^\d{4}$/.test(below.text)
  const isOpen = OPEN_END.test(above.text) || (lacksYear && above.isApart)
  if (hasRange(below.text) || (hasRange(above.text) && !isOpen)) return null
  if (goesOn(above.text, below.text)) return `${above.text}${below.text}`
  const together = `${above.text} ${below.text}`
  if (isOpen) return isOneRange(together) ? together : null
  if (!above.isApart || !below.isApart) return null
  const isHalf = findDateRanges(above.text).length === 0 || findDateRanges(below.text).length === 0
  if (isHalf && isOneRange(together)) return together
  // Two dates one under the other, with none above or below them, are the ends of one range.
  const dashed = `${above.text} – ${below.text}`
  return isAlone && isOneRange(dashed) ? dashed : null
}

const near = (a: Line, b: Line): boolean =>
  a.page === b.page && a.column === b.column && b.gapBefore < 1

/** The line with its edge date replaced by this text; null when nothing is left of the line. */
function withPart(line: Line, edge: Edge, part: DatePart, text: string): Line | null {
  const at = edge === 'left' ? 0 : line.segments.length - 1
  const segments = line.segments.flatMap((segment, index): Segment[] => {
    if (index !== at) return [segment]
    const rest = segment.text.slice(part.text.length).trimStart()
    const own = [text, rest].filter(Boolean).join(' ')
    return own ? [{ ...segment, text: own }] : []
  })
  if (segments.length === 0) return null
  return { ...line, segments, text: segments.map((segment) => segment.text).join(' ') }
}

function joinAt(lines: readonly Line[], at: number, edge: Edge): [Line, Line | null] | null {
  const [above, below] = [lines[at], lines[at + 1]]
  if (!above || !below || !near(above, below)) return null
  const upper = datePart(above, edge)
  // A line that holds only its date is left to the step that joins whole lines.
  if (!upper || upper.text === above.text) return null
  const lower = datePart(below, edge)
  if (!lower) return null
  const isAlone = !datePart(lines[at - 1], edge) && !datePart(lines[at + 2], edge)
  const range = rangeOf(upper, lower, isAlone)
  const head = range ? withPart(above, edge, upper, range) : null
  return head ? [head, withPart(below, edge, lower, '')] : null
}

export function joinMarginDates(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const joined = joinAt(lines, at, 'left') ?? joinAt(lines, at, 'right')
    if (!joined) {
      out.push(lines[at] as Line)
      continue
    }
    out.push(joined[0])
    if (joined[1]) out.push(joined[1])
    at++
  }
  return out
}
