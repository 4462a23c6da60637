// Arithmetic on partial dates: months of a span, months of several spans together.
import type { PartialDate } from './types.js'

/** A span of whole months; both ends count. */
export interface MonthSpan {
  first: number
  last: number
}

/** Months count from 0 here, so that a year and a month make one number. */
const JANUARY = 0
const DECEMBER = 11

/** "2019-03", "2019", or "" for an unknown date. */
export function writeDate(date: PartialDate): string {
  return date.month > 0 ? `${date.year}-${String(date.month).padStart(2, '0')}` : String(date.year)
}

/** The date of a wire string, null for "" and for anything else. */
export function parseDate(text: string): PartialDate | null {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(text)
  return match ? { year: Number(match[1]), month: Number(match[2] ?? 0) } : null
}

const monthNumber = (date: PartialDate, whenUnknown: number): number =>
  date.year * 12 + (date.month > 0 ? date.month - 1 : whenUnknown)

/**
 * Months from one date to another. With years alone, 2018 to 2020 is 24 months (neither end is
 * known to be full), and a single year is 12; with months, both end months count.
 */
export function monthSpan(from: PartialDate, to: PartialDate): MonthSpan | null {
  const years = from.month === 0 && to.month === 0
  const first = monthNumber(from, JANUARY)
  if (years && from.year === to.year) return { first, last: first + DECEMBER }
  const last = years ? monthNumber(to, JANUARY) - 1 : monthNumber(to, DECEMBER)
  return last >= first ? { first, last } : null
}

/** The part of a span that has passed by a month; null when the span begins later. */
export function spanUpTo(span: MonthSpan | null, until: PartialDate): MonthSpan | null {
  const end = monthNumber(until, DECEMBER)
  if (span === null || span.first > end) return null
  return { first: span.first, last: Math.min(span.last, end) }
}

export const spanMonths = (span: MonthSpan | null): number =>
  span ? span.last - span.first + 1 : 0

/** Months covered by any of the spans: overlaps count once, gaps not at all. */
export function unionMonths(spans: MonthSpan[]): number {
  const sorted = [...spans].sort((a, b) => a.first - b.first)
  let sum = 0
  let upTo = Number.NEGATIVE_INFINITY
  for (const { first, last } of sorted) {
    const from = Math.max(first, upTo + 1)
    if (last < from) continue
    sum += last - from + 1
    upTo = last
  }
  return sum
}
