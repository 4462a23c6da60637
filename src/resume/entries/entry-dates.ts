// The dates of an entry: a range in its head or near it, perhaps broken over a line end.

import { findDateRanges } from '../../dates/find-dates.js'
import { monthSpan, writeDate } from '../../dates/months.js'
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

/** "From 2016" and, in another cell, "until 2019". */
const closes = (first: DateRange, { ranges }: CluedLine): DateRange | undefined =>
  ranges.find(({ told, from }) => told === 'end' && monthSpan(first.from, from) !== null)

/**
 * The end of a position of which one date is known: told elsewhere, still open, or unknown.
 */
function endOf(first: DateRange, head: CluedLine[]): DateRange['to'] | null {
  if (first.told === 'end') return null
  const close = head.flatMap((line) => closes(first, line) ?? [])[0]
  if (close) return close.from
  const left = head.find(says(LEFT))
  if (!left) return first.told === 'start' || head.some(says(CURRENT)) ? 'present' : null
  const end = left.ranges.at(-1)
  return end && end !== first && monthSpan(first.from, end.from) ? end.from : null
}

/** What stands before a date in its own part of the line. */
const BEFORE = /[^,;|]*$/

/** "Date of leaving: June 2018" and no other date: when it began is unknown. */
function isLeaving(range: DateRange, head: CluedLine[]): boolean {
  const line = head.find(({ ranges }) => ranges.includes(range))
  const before = line?.source.line.text.slice(0, range.start) ?? ''
  return LEFT.test(BEFORE.exec(before)?.[0] ?? '')
}

function ofPosition(range: DateRange, head: CluedLine[]): DateRange {
  const to = endOf(range, head)
  if (to) return { ...range, to, single: false }
  return isLeaving(range, head) ? { ...range, told: 'end' } : range
}

/** "(Oct 2010 -" / "Mar 2011)", "in Oct" / "2005": the date of two lines read as one. */
function overLineEnd(clued: CluedLine, next: CluedLine | undefined): DateRange[] {
  if (!next) return []
  const { text } = clued.source.line
  return findDateRanges(`${text} ${next.source.line.text}`)
    .filter((range) => range.start < text.length && range.end > text.length)
    .map((range) => ({ ...range, end: text.length }))
}

/** What may stand between two years that make a range: "1995 1998", "2013 / 2014", "2016 _ 2017". */
const BETWEEN_YEARS = /^[\s_/|]+$/

/** Two years side by side in a line, and no other date: from one to the other. */
function yearsBeside({ ranges, source }: CluedLine): DateRange[] {
  const [first, second, ...others] = ranges
  if (!first?.single || !second?.single || others.length > 0) return []
  const { to } = second
  const isOfYears = first.from.month === 0 && to !== 'present' && to.month === 0
  if (!isOfYears || to.year < first.from.year) return []
  const between = source.line.text.slice(first.end, second.start)
  return BETWEEN_YEARS.test(between) ? [{ ...first, end: second.end, to, single: false }] : []
}

/**
 * A range over the line end is more than its beginning, which looks like an open range; a single
 * date over it comes after those that stand in the line.
 */
function datesOf(clued: CluedLine, next: CluedLine | undefined): DateRange[] {
  const over = overLineEnd(clued, next)
  return [
    ...over.filter(({ single }) => !single),
    ...yearsBeside(clued),
    ...clued.ranges,
    ...over.filter(({ single }) => single),
  ]
}

/** Words that say that the position lasts. */
const NOW = new RegExp(patternOf('work-now'), 'i')
/** Words that say that the position is over. */
const THEN = new RegExp(String.raw`\b(?:${anyOf('work:over')})\b`, 'i')

/** "Presently working with Acme as a Buyer": current, whether or not a date is told. */
export const isCurrent = (head: CluedLine[]): boolean =>
  head.some(says(NOW)) && !head.some(says(THEN))

/**
 * "August 2016 – Present" / "Expected May 2020", "1999 – 2001" / "MBA, June 2001": a head that tells
 * a range and a date tells when the degree is given. It closes an open range, and adds the month.
 */
function closesOrAddsMonth({ from, to }: DateRange, given: DateRange): boolean {
  if (!given.single || given.to === 'present') return false
  if (to === 'present') return writeDate(given.to) > writeDate(from)
  return to.month === 0 && given.to.month > 0 && given.to.year === to.year
}

/** The dates of a school, with the end that its head tells beside them. */
export function schoolDates(entry: EntryLines): FoundRange | null {
  const found = entryDates(entry, true)
  if (!found || found.range.single) return found
  const given = entry.head
    .flatMap(({ ranges }) => ranges)
    .find((range) => closesOrAddsMonth(found.range, range))
  return given ? { ...found, range: { ...found.range, to: given.to } } : found
}

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
    datesOf(clued, lines[at + 1]).map((range) => ({
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
  const isPosition = best.range.single && !singleInBody
  const range = isPosition ? ofPosition(best.range, head) : best.range
  return { range, line: best.line, confidence }
}
