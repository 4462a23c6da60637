// The dates of an entry: a range in its head or near it, perhaps broken over a line end.

import { findDateRanges } from '../../dates/find-dates.js'
import { monthSpan } from '../../dates/months.js'
import type { DateRange } from '../../dates/types.js'
import { anyOf, patternOf } from '../../languages/words.js'
import type { CluedLine } from '../labels/clued-lines.js'
import type { FoundRange } from '../types.js'
import { wordCount } from './entry-lines.js'
import type { EntryLines } from './group-entries.js'

/** More words are a sentence, whose dates are not the entry's. */
const BODY_WORDS_MAX = 9

interface Candidate {
  range: DateRange
  line: number
  inHead: boolean
}

const isShort = ({ source }: CluedLine): boolean => wordCount(source.line.text) <= BODY_WORDS_MAX

/** "Presently working … from August 2017", "Date of joining: May 2016": the end is open. */
const CURRENT = new RegExp(String.raw`\b(?:${anyOf('work:still-there')})\b`, 'i')
/** "Date of relieving: June 2018": this date is the end of the position. */
const LEFT = new RegExp(String.raw`\b(?:${anyOf('work:leaving')})\b`, 'i')

const says = (pattern: RegExp) => (line: CluedLine) => pattern.test(line.source.line.text)

/**
 * The end of a position of which one date is known: told by another line, still open, or unknown.
 */
function endOf(first: DateRange, head: CluedLine[]): DateRange['to'] | null {
  const left = head.find(says(LEFT))
  if (!left) return head.some(says(CURRENT)) ? 'present' : null
  const end = left.ranges.at(-1)
  return end && end !== first && monthSpan(first.from, end.from) ? end.from : null
}

/** "(Oct 2010 -" / "Mar 2011)": the range of two lines read as one. */
function overLineEnd(clued: CluedLine, next: CluedLine | undefined): DateRange[] {
  if (!next) return []
  const { text } = clued.source.line
  return findDateRanges(`${text} ${next.source.line.text}`)
    .filter((range) => range.start < text.length && range.end > text.length && !range.single)
    .map((range) => ({ ...range, end: text.length }))
}

/** Words that say that the position lasts. */
const NOW = new RegExp(patternOf('work-now'), 'i')
/** Words that say that the position is over. */
const THEN = new RegExp(String.raw`\b(?:${anyOf('work:over')})\b`, 'i')

/** "Presently working with Acme as a Buyer": current, whether or not a date is told. */
export const isCurrent = (head: CluedLine[]): boolean =>
  head.some(says(NOW)) && !head.some(says(THEN))

/**
 * `singleInBody` lets a single date of the body count: a school's body tells its date, while a
 * position's may tell that of anything.
 */
export function entryDates(
  { head, near: behind, confidence }: EntryLines,
  singleInBody = false,
): FoundRange | null {
  // "Duration: May 2014 – June 2015" may stand behind the head.
  const near = behind.filter(isShort)
  const lines = [...head, ...near]
  const all: Candidate[] = lines.flatMap((clued, at) =>
    [...overLineEnd(clued, lines[at + 1]), ...clued.ranges].map((range) => ({
      range,
      line: clued.source.line.index,
      inHead: at < head.length,
    })),
  )
  const best =
    all.find(({ range, inHead }) => inHead && !range.single) ??
    all.find(({ inHead }) => inHead) ??
    all.find(({ range }) => singleInBody || !range.single)
  if (!best) return null
  const to = best.range.single && !singleInBody ? endOf(best.range, head) : null
  const range: DateRange = to ? { ...best.range, to, single: false } : best.range
  return { range, line: best.line, confidence }
}
