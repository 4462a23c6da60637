// Finds the dates and date ranges of a line: "Jan '19 – Present", "2014-15", "Since 2021".
import { anyOf, eachOf } from '../languages/words.js'
import { isMark, isYear } from './date-parts.js'
import { afterSeparator, endsOpen, phraseAt, presentAt, tillDate } from './range-words.js'
import { readDateAt } from './read-date.js'
import { type DateToken, dateTokens } from './tokens.js'
import { openedBy, toldBefore } from './told-before.js'
import type { DateMention, DateRange, PartialDate, ReadDate } from './types.js'
import { DASHES, WEAK_MONTHS } from './words.js'

/** Two dates further apart are no range: no career is longer. */
const ORDER_SLACK_YEARS = 60
/** "2014-15": schools and positions that are written so hardly last longer. */
const SHORT_RANGE_YEARS_MAX = 12
/** "2010-12" means a year and a month if the two years would be further apart than this. */
const YEARS_NOT_MONTH_MAX = 8
const REVERSED = new Set(eachOf('date:present-first'))
/** What may stand between two dates side by side. */
const SIDE_MARKS = new Set(['&', '|'])
const TILL: ReadonlySet<string> = new Set(eachOf('date:till'))
const ONWARDS = new Set(eachOf('date:onwards'))
const BETWEEN_DAYS: ReadonlySet<string> = new Set(eachOf('date:between-days'))

const before = (a: PartialDate, b: PartialDate): boolean =>
  a.year < b.year || (a.year === b.year && (a.month || 1) <= (b.month || 12))

const span = (tokens: DateToken[], from: number, next: number): { start: number; end: number } => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
})

/** "2014-15" and "2009-2010": the second half of a year range written short. */
function shortRange(
  tokens: DateToken[],
  at: number,
  first: ReadDate,
): { to: PartialDate; next: number } | null {
  const dash = tokens[first.next]
  const tail = tokens[first.next + 1]
  if (first.date.month !== 0 || !dash || !(DASHES.has(dash.text) || dash.text === '/')) return null
  if (tail?.kind !== 'number' || tail.text.length !== 2) return null
  const year = Math.floor(first.date.year / 100) * 100 + Number(tail.text)
  const fits = year > first.date.year && year - first.date.year <= SHORT_RANGE_YEARS_MAX
  return fits && tokens[at] ? { to: { year, month: 0 }, next: first.next + 2 } : null
}

/** "2010-12" alone is 2010 to 2012; before another date it is December 2010. */
function yearsNotMonth(tokens: DateToken[], at: number, first: ReadDate): ReadDate {
  const looksIso = tokens[at]?.text.length === 4 && first.next === at + 3 && first.date.month > 0
  // "2005-Aug" names its month.
  const isNamed = tokens.slice(at, first.next).some(({ kind }) => kind === 'word')
  if (!looksIso || isNamed || first.hasDay) return first
  const short = first.date.year % 100
  if (first.date.month <= short || first.date.month - short > YEARS_NOT_MONTH_MAX) return first
  const next = afterSeparator(tokens, first.next)
  if (next >= 0 && (readDateAt(tokens, next) || presentAt(tokens, next) >= 0)) return first
  return { ...first, date: { year: first.date.year, month: 0 }, next: at + 1 }
}

interface FoundRange {
  range: DateRange
  mentions: DateMention[]
  next: number
}

function rangeAt(tokens: DateToken[], at: number): FoundRange | null {
  const read = readDateAt(tokens, at)
  if (!read) return reversedAt(tokens, at)
  const first = yearsNotMonth(tokens, at, read)
  const short = first.yearMissing ? null : shortRange(tokens, at, first)
  if (short) return ranged(tokens, at, first, short.to, short.next)
  const after = afterSeparator(tokens, first.next)
  if (after >= 0) {
    const present = presentAt(tokens, after)
    if (present >= 0 && !first.yearMissing) return ranged(tokens, at, first, 'present', present)
    if (isTill(tokens, after) && !first.yearMissing && !first.weak)
      return ranged(tokens, at, first, 'present', after)
    const second = readDateAt(tokens, after)
    // "Mar 10 to Mar 12, 2019" and "May 15 and June 12" are days.
    const ofDays = second?.hasDay || BETWEEN_DAYS.has(tokens[after - 1]?.text ?? '')
    if (first.weak && !first.hasDay && ofDays) return null
    const month = second?.yearMissing ? laterMonth(first, second) : null
    if (second && month) return ranged(tokens, at, first, month, second.next)
    if (second && !second.yearMissing) {
      const from = first.yearMissing ? { ...first.date, year: second.date.year } : first.date
      const near = second.date.year - from.year <= ORDER_SLACK_YEARS
      if (before(from, second.date) && near) {
        return ranged(tokens, at, { ...first, date: from }, second.date, second.next)
      }
    }
  }
  // "2021. 6 months later": the 6 is no month, so only the year counts.
  if (first.weak && isYear(tokens[at])) return yearAlone(tokens, at, first)
  if (first.yearMissing || first.weak) return null
  const present = presentAt(tokens, first.next)
  if (present >= 0 && tokens[first.next]?.kind !== 'word') {
    return ranged(tokens, at, first, 'present', present)
  }
  if (phraseAt(tokens, first.next, ONWARDS) >= 0 || tillDate(tokens, first.next) >= 0) {
    const next = Math.max(present, tillDate(tokens, first.next), first.next + 1)
    return ranged(tokens, at, first, 'present', next)
  }
  if (after >= 0 && endsOpen(tokens, after)) return ranged(tokens, at, first, 'present', after)
  const beside = besideAt(tokens, first)
  if (beside) return ranged(tokens, at, first, beside.date, beside.next)
  return ranged(tokens, at, first, first.date, first.next, true)
}

function yearAlone(tokens: DateToken[], at: number, first: ReadDate): FoundRange {
  const date = { year: first.date.year, month: 0 }
  return ranged(tokens, at, { ...first, date, next: at + 1 }, date, at + 1, true)
}

/** "2015 to till", "2015 - until": the writer forgot the date. */
const isTill = (tokens: DateToken[], after: number): boolean =>
  (tokens[after - 2]?.text === 'to' || isMark(tokens[after - 2], DASHES)) &&
  TILL.has(tokens[after - 1]?.text ?? '') &&
  readDateAt(tokens, after) === null

/** "2014 January – March": the second month belongs to the same year. */
const laterMonth = (first: ReadDate, second: ReadDate): PartialDate | null =>
  !first.yearMissing && first.date.month > 0 && second.date.month >= first.date.month
    ? { year: first.date.year, month: second.date.month }
    : null

/** "Current to January 2015": the end stands first. */
function reversedAt(tokens: DateToken[], at: number): FoundRange | null {
  if (!REVERSED.has(tokens[at]?.text ?? '')) return null
  const after = afterSeparator(tokens, at + 1)
  const first = after >= 0 ? readDateAt(tokens, after) : null
  if (!first || first.yearMissing) return null
  const found = ranged(tokens, after, first, 'present', first.next)
  return { ...found, range: { ...found.range, start: tokens[at]?.start ?? found.range.start } }
}

/** "10/2020 10/2025": two months side by side, as in the cells of a table, are a range. */
function besideAt(tokens: DateToken[], first: ReadDate): ReadDate | null {
  const mark = tokens[first.next]?.text ?? ''
  const second = readDateAt(tokens, SIDE_MARKS.has(mark) ? first.next + 1 : first.next)
  if (!second || first.date.month === 0 || second.date.month === 0) return null
  if (second.yearMissing || second.weak || !isLater(first.date, second.date)) return null
  return second
}

const isLater = (a: PartialDate, b: PartialDate): boolean =>
  a.year < b.year || (a.year === b.year && a.month < b.month)

function ranged(
  tokens: DateToken[],
  at: number,
  first: ReadDate,
  to: PartialDate | 'present',
  next: number,
  single = false,
): FoundRange {
  const { start, end } = span(tokens, at, next)
  const own = span(tokens, at, first.next)
  const mentions: DateMention[] = [
    { start: own.start, end: own.end, date: first.date, hasDay: first.hasDay },
  ]
  if (!single && to !== 'present') mentions.push({ start, end, date: to, hasDay: false })
  return { range: { start, end, from: first.date, to, single }, mentions, next }
}

/** "ISO 2015", "Rs 2000", "Office 2016": the number behind such a word is no year. */
const BEFORE_NO_YEAR = new RegExp(`^(${anyOf('date:before-no-year')})$`)

/** A lone month name, or a number that only looks like a year, is no date. */
function plausible(tokens: DateToken[], at: number, found: FoundRange): boolean {
  const token = tokens[at]
  if (token?.kind === 'word' && WEAK_MONTHS.has(token.text)) return found.range.from.year > 0
  const previous = tokens[at - 1]
  const glued = previous !== undefined && !token?.spaced
  if (found.range.single && found.range.from.month === 0) {
    const next = tokens[found.next]
    // "$2015", "2015%", "no. 2015-001", "ISO 9001:2015", part of a longer number
    if (glued && /[$€£₹#:+@_\d\p{Alpha}]/u.test(previous.text)) return false
    if (next && !next.spaced && (next.text === '%' || next.text === '+' || next.kind === 'word'))
      return false
    if (previous && BEFORE_NO_YEAR.test(previous.text)) return false
  }
  return !(glued && previous.kind === 'number')
}

/** Every date range of a text, single dates included, in order. */
export function findDateRanges(text: string): DateRange[] {
  return scan(text).map((found) => found.range)
}

/** Every single date of a text, with the two ends of each range. */
export function findDates(text: string): DateMention[] {
  return scan(text).flatMap((found) => found.mentions)
}

/** Every date has a digit, and most lines have none. */
const DIGIT = /[0-9]/

function scan(text: string): FoundRange[] {
  if (!DIGIT.test(text)) return []
  const tokens = dateTokens(text)
  const found: FoundRange[] = []
  let at = 0
  while (at < tokens.length) {
    const opening = toldBefore(tokens, at)
    const first = opening?.next ?? at
    const result = rangeAt(tokens, first)
    if (!result || !plausible(tokens, first, result)) {
      at++
      continue
    }
    if (opening) {
      const start = tokens[at]?.start ?? result.range.start
      result.range = openedBy(result.range, opening, start)
    }
    found.push(result)
    at = result.next
  }
  return found
}
