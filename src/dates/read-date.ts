// Reads one date at a given token: "Jan '19", "05.2018", "Summer 2020", "24 April 1989", "2014".
import { eachOf } from '../languages/words.js'
import {
  DAYS_MAX,
  isDayNumber,
  isMark,
  isShortYear,
  isYear,
  SEPARATORS,
  shortYear,
} from './date-parts.js'
import { numericDate } from './numeric-date.js'
import type { DateToken } from './tokens.js'
import type { ReadDate } from './types.js'
import { APOSTROPHES, MONTHS, SEASONS, WEAK_MONTHS, YEAR_WORDS } from './words.js'

/** How many tokens may separate the two dates of a range: "- to -" has three. */
const SEPARATOR_TOKENS_MAX = 3
const ORDINALS = new Set(eachOf('date:ordinals'))
/** "1st of June". */
const BEFORE_MONTH: ReadonlySet<string> = new Set([',', ...eachOf('date:before-month')])
/** What OCR makes of a raised "th". */
const MISREAD_ORDINALS = new Set(['t', 'h', 's', '%', '"', '°', 'º', '*', '™', "'", '”'])

/** "May – 27 July" and "Oct15-2014": the number behind the month is a day. */
function isDayOfNext(tokens: DateToken[], at: number): boolean {
  const [next, year] = [tokens[at + 1], tokens[at + 2]]
  if (next?.kind === 'word') return MONTHS.has(next.text) && isDayNumber(tokens[at])
  const isGlued = isMark(next, SEPARATORS) && !next?.spaced && !year?.spaced && !tokens[at]?.spaced
  return isGlued && isYear(year)
}

/** "Jan., '19" has the most marks between a month and its year. */
const MARKS_MAX = 3
/** Quarters of a year: "Q3 2019". */
const QUARTERS = 4

/** Skips the marks that may stand between a month's name and its year: "Jan., '19", "Jun-2015". */
function yearAfterMonth(tokens: DateToken[], from: number): { year: number; next: number } | null {
  let at = from
  let quoted = false
  for (let steps = 0; steps < MARKS_MAX; steps++) {
    const token = tokens[at]
    if (token?.kind !== 'mark') break
    if (APOSTROPHES.has(token.text)) quoted = true
    else if (!SEPARATORS.has(token.text) && token.text !== ',' && token.text !== '_') return null
    at++
  }
  if (YEAR_WORDS.has(tokens[at]?.text ?? '')) at++
  const token = tokens[at]
  if (isYear(token)) return { year: Number(token?.text), next: at + 1 }
  if (token?.kind !== 'number' || token.text.length !== 2) return null
  if (isDayOfNext(tokens, at)) return null
  // "May 15" may be a day; "May'15", "May-15" and "May 2015" are years.
  const joined = !token.spaced || quoted || isMark(tokens[at - 1], SEPARATORS)
  return joined || Number(token.text) > DAYS_MAX
    ? { year: shortYear(token.text), next: at + 1 }
    : null
}

/** "March 1st-12th 2013": the last day of several in one month. */
function afterDays(tokens: DateToken[], at: number): number {
  if (!isMark(tokens[at], SEPARATORS) || !isDayNumber(tokens[at + 1])) return at
  const next = ORDINALS.has(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
  return isYear(tokens[tokens[next]?.text === ',' ? next + 1 : next]) ? next : at
}

function namedMonth(tokens: DateToken[], at: number): ReadDate | null {
  const month = MONTHS.get(tokens[at]?.text ?? '')
  if (month === undefined || tokens[at]?.kind !== 'word') return null
  const direct = yearAfterMonth(tokens, at + 1)
  if (direct) {
    return {
      date: { year: direct.year, month },
      next: direct.next,
      hasDay: false,
      yearMissing: false,
    }
  }
  // "April 24, 1989" and "April 24th 1989"
  let day = at + 1
  if (isMark(tokens[day], SEPARATORS)) day++
  if (isDayNumber(tokens[day])) {
    let after = day + 1
    if (ORDINALS.has(tokens[after]?.text ?? '')) after++
    after = afterDays(tokens, after)
    while (isMark(tokens[after], SEPARATORS) || tokens[after]?.text === ',') after++
    if (isYear(tokens[after])) {
      const date = { year: Number(tokens[after]?.text), month }
      return { date, next: after + 1, hasDay: true, yearMissing: false }
    }
  }
  const next = afterMonth(tokens, at)
  const short = tokens[next]
  if (isShortYear(short) && !isYear(tokens[next + 1])) {
    const date = { year: shortYear(short?.text ?? ''), month }
    return { date, next: next + 1, hasDay: false, yearMissing: false, weak: true }
  }
  return { date: { year: 0, month }, next, hasDay: false, yearMissing: true }
}

/** The token after a month's name and its full stop. */
const afterMonth = (tokens: DateToken[], at: number): number =>
  tokens[at + 1]?.text === '.' ? at + 2 : at + 1

/** The "’15" of "’15 – ’18". */
function quotedYear(tokens: DateToken[], at: number): ReadDate | null {
  const token = tokens[at + 1]
  if (!isShortYear(token) || token?.spaced || !APOSTROPHES.has(tokens[at]?.text ?? '')) return null
  const date = { year: shortYear(token?.text ?? ''), month: 0 }
  return { date, next: at + 2, hasDay: false, yearMissing: false, weak: true }
}

function season(tokens: DateToken[], at: number): ReadDate | null {
  const month = SEASONS.get(tokens[at]?.text ?? '')
  if (month === undefined) return null
  const year = yearAfterMonth(tokens, at + 1)
  return year
    ? { date: { year: year.year, month }, next: year.next, hasDay: false, yearMissing: false }
    : null
}

/** "24 April 1989", "1st of June, 2015", "01-Jun-15". */
function dayThenMonth(tokens: DateToken[], at: number): ReadDate | null {
  if (!isDayNumber(tokens[at])) return null
  let next = at + 1
  const mark = tokens[next]
  if (ORDINALS.has(mark?.text ?? '')) next++
  else if (mark && !mark.spaced && MISREAD_ORDINALS.has(mark.text)) next++
  for (let steps = 0; steps < 2; steps++) {
    const token = tokens[next]
    if (isMark(token, SEPARATORS) || BEFORE_MONTH.has(token?.text ?? '')) next++
  }
  const month = namedMonth(tokens, next)
  // Behind a day and a month, two digits are a year. If there are none, the other end has the year.
  const isWeak = WEAK_MONTHS.has(tokens[next]?.text ?? '') && month?.weak === true
  return month ? { ...month, hasDay: true, weak: isWeak } : null
}

/** Where the month of "2014 January", "2014, January" or "2014-Jan" stands; -1 when none does. */
function monthBehindYear(tokens: DateToken[], at: number): number {
  if (!isYear(tokens[at])) return -1
  const second = tokens[at + 1]
  const isGlued = isMark(second, SEPARATORS) && !second?.spaced && !tokens[at + 2]?.spaced
  const month = isGlued || second?.text === ',' ? at + 2 : at + 1
  const token = tokens[month]
  const isMonth = token?.kind === 'word' && MONTHS.has(token.text)
  return isMonth && (isGlued || token.spaced) ? month : -1
}

/** "– 2022 Apr." behind a month: that year belongs to the next date, not to this month. */
function nextIsYearFirst(tokens: DateToken[], at: number): boolean {
  for (let next = at; next < at + SEPARATOR_TOKENS_MAX; next++) {
    if (isYear(tokens[next])) return next > at && monthBehindYear(tokens, next) >= 0
  }
  return false
}

/** "2014 January": the year first. A month with a year of its own is another date. */
function yearThenMonth(tokens: DateToken[], at: number): ReadDate | null {
  const place = monthBehindYear(tokens, at)
  const month = place < 0 ? null : namedMonth(tokens, place)
  if (!month) return null
  const next = afterMonth(tokens, place)
  const isFirst = nextIsYearFirst(tokens, next)
  // "2022 Mar" at an end is a month; "since 2014 may have" names no month.
  const isWeakWord = WEAK_MONTHS.has(tokens[place]?.text ?? '') && tokens[next]?.kind === 'word'
  if (!isFirst && (!month.yearMissing || isWeakWord)) return null
  const date = { year: Number(tokens[at]?.text), month: month.date.month }
  return { date, next, hasDay: false, yearMissing: false }
}

/** "Q3 2019": the first month of the quarter. */
function quarter(tokens: DateToken[], at: number): ReadDate | null {
  if (tokens[at]?.text !== 'q') return null
  const number = Number(tokens[at + 1]?.text)
  if (!(number >= 1 && number <= QUARTERS) || tokens[at + 1]?.spaced) return null
  const year = yearAfterMonth(tokens, at + 2)
  if (!year) return null
  const date = { year: year.year, month: number * 3 - 2 }
  return { date, next: year.next, hasDay: false, yearMissing: false }
}

/** Reads the longest date that begins at token `at`. */
export function readDateAt(tokens: DateToken[], at: number): ReadDate | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'mark') return quotedYear(tokens, at)
  if (token.kind === 'word') {
    return namedMonth(tokens, at) ?? season(tokens, at) ?? quarter(tokens, at)
  }
  return dayThenMonth(tokens, at) ?? yearThenMonth(tokens, at) ?? numericDate(tokens, at)
}
