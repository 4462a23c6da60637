// Reads one date at a given token: "Jan '19", "05.2018", "Summer 2020", "24 April 1989", "2014".
import type { DateToken } from './tokens.js'
import type { PartialDate } from './types.js'
import { APOSTROPHES, MONTHS, SEASONS, WEAK_MONTHS } from './words.js'

export interface ReadDate {
  date: PartialDate
  /** Index of the first token after it. */
  next: number
  hasDay: boolean
  /** A month without a year: its year comes from the other end of a range. */
  yearMissing: boolean
  /** Too short to stand alone ("7/73"): only a date as one end of a range. */
  weak?: boolean
}

const YEAR_MIN = 1940
const YEAR_MAX = 2060
/** Two-digit years up to this one are of this century. */
const CENTURY_PIVOT = 45
const SEPARATORS = new Set(['/', '.', '-', '–', '‐', '‑', '−'])
/** "enero de 2019", "June of 2015" */
const YEAR_WORDS = new Set(['of', 'de', 'del', 'do'])
const ORDINALS = new Set(['st', 'nd', 'rd', 'th'])
/** What OCR makes of a raised "th". */
const MISREAD_ORDINALS = new Set(['t', 'h', 's', '%', '"', '°', 'º', '*', '™', "'", '”'])

const isYear = (token: DateToken | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length === 4 &&
  Number(token.text) >= YEAR_MIN &&
  Number(token.text) <= YEAR_MAX

const isMonthNumber = (token: DateToken | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length <= 2 &&
  Number(token.text) >= 1 &&
  Number(token.text) <= 12

const isDayNumber = (token: DateToken | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length <= 2 &&
  Number(token.text) >= 1 &&
  Number(token.text) <= 31

const shortYear = (digits: string): number => {
  const value = Number(digits)
  return value <= CENTURY_PIVOT ? 2000 + value : 1900 + value
}

const isMark = (token: DateToken | undefined, marks: Set<string>): boolean =>
  token?.kind === 'mark' && marks.has(token.text)

/** Skips the marks that may stand between a month's name and its year: "Jan., '19", "Jun-2015". */
function yearAfterMonth(tokens: DateToken[], from: number): { year: number; next: number } | null {
  let at = from
  let quoted = false
  for (let steps = 0; steps < 3; steps++) {
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
  // "May 15" may be a day; "May'15", "May-15" and "May 2015" are years.
  const joined = !token.spaced || quoted || isMark(tokens[at - 1], SEPARATORS)
  return joined || Number(token.text) > 31 ? { year: shortYear(token.text), next: at + 1 } : null
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
    while (isMark(tokens[after], SEPARATORS) || tokens[after]?.text === ',') after++
    if (isYear(tokens[after])) {
      const date = { year: Number(tokens[after]?.text), month }
      return { date, next: after + 1, hasDay: true, yearMissing: false }
    }
  }
  const next = tokens[at + 1]?.text === '.' ? at + 2 : at + 1
  return { date: { year: 0, month }, next, hasDay: false, yearMissing: true }
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
    if (isMark(token, SEPARATORS) || token?.text === ',' || token?.text === 'of') next++
  }
  const month = namedMonth(tokens, next)
  return month && !month.yearMissing ? { ...month, hasDay: true } : null
}

/** Number forms: 24/04/1989, 2015-06-01, 05.2018, 2018/05, 12 2011. */
function numeric(tokens: DateToken[], at: number): ReadDate | null {
  const [first, second, third, fourth, fifth] = tokens.slice(at, at + 5)
  if (first?.kind !== 'number') return null
  const found = (year: number, month: number, length: number, hasDay = false): ReadDate => ({
    date: { year, month },
    next: at + length,
    hasDay,
    yearMissing: false,
  })
  const separated = isMark(second, SEPARATORS)
  const again = separated && isMark(fourth, SEPARATORS)
  if (again && isDayNumber(first) && isDayNumber(third) && isYear(fifth)) {
    // Day first unless that is impossible.
    const dayFirst = isMonthNumber(third)
    return found(Number(fifth?.text), Number((dayFirst ? third : first)?.text), 5, true)
  }
  if (
    again &&
    isYear(first) &&
    isMonthNumber(third) &&
    isDayNumber(fifth) &&
    fifth?.text.length === 2
  ) {
    return found(Number(first.text), Number(third?.text), 5, true)
  }
  if (
    again &&
    isDayNumber(first) &&
    isMonthNumber(third) &&
    fifth?.text.length === 2 &&
    fifth.kind === 'number'
  ) {
    return found(shortYear(fifth.text), Number(third?.text), 5, true)
  }
  if (separated && isMonthNumber(first) && isYear(third)) {
    return found(Number(third?.text), Number(first.text), 3)
  }
  if (
    separated &&
    second?.text === '/' &&
    isMonthNumber(first) &&
    third?.kind === 'number' &&
    third.text.length === 2 &&
    !third.spaced &&
    fourth?.text !== '/'
  ) {
    return { ...found(shortYear(third.text), Number(first.text), 3), weak: true }
  }
  if (
    separated &&
    isYear(first) &&
    isMonthNumber(third) &&
    third?.text.length === 2 &&
    third.spaced === second?.spaced &&
    (!third.spaced || second.text === '/')
  ) {
    return found(Number(first.text), Number(third.text), 3)
  }
  if (isMonthNumber(first) && first.text.length === 2 && isYear(second) && second?.spaced) {
    return found(Number(second.text), Number(first.text), 2)
  }
  return isYear(first) ? found(Number(first.text), 0, 1) : null
}

/** "2014 January": the year first. A month with a year of its own is another date. */
function yearThenMonth(tokens: DateToken[], at: number): ReadDate | null {
  if (!isYear(tokens[at])) return null
  const month = tokens[at + 1]?.spaced ? namedMonth(tokens, at + 1) : null
  if (!month?.yearMissing || WEAK_MONTHS.has(tokens[at + 1]?.text ?? '')) return null
  const date = { year: Number(tokens[at]?.text), month: month.date.month }
  return { date, next: month.next, hasDay: false, yearMissing: false }
}

/** "Q3 2019": the first month of the quarter. */
function quarter(tokens: DateToken[], at: number): ReadDate | null {
  if (tokens[at]?.text !== 'q') return null
  const number = Number(tokens[at + 1]?.text)
  if (!(number >= 1 && number <= 4) || tokens[at + 1]?.spaced) return null
  const year = yearAfterMonth(tokens, at + 2)
  if (!year) return null
  const date = { year: year.year, month: number * 3 - 2 }
  return { date, next: year.next, hasDay: false, yearMissing: false }
}

/** Reads the longest date that begins at token `at`. */
export function readDateAt(tokens: DateToken[], at: number): ReadDate | null {
  const token = tokens[at]
  if (!token || token.kind === 'mark') return null
  if (token.kind === 'word') {
    return namedMonth(tokens, at) ?? season(tokens, at) ?? quarter(tokens, at)
  }
  return dayThenMonth(tokens, at) ?? yearThenMonth(tokens, at) ?? numeric(tokens, at)
}
