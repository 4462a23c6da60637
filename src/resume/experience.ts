// What the positions add up to: months of each, months of all, and the person's seniority.

import type { WorkEntry } from '../contract/candidate.js'
import type { Seniority } from '../contract/seniority.js'
import {
  type MonthSpan,
  monthSpan,
  parseDate,
  spanMonths,
  unionMonths,
} from '../core/dates/months.js'
import type { PartialDate } from '../core/dates/types.js'

/** Seniority by experience, where the newest title does not say it. */
const BY_MONTHS: { below: number; seniority: Seniority }[] = [
  { below: 24, seniority: 'junior' },
  { below: 72, seniority: 'mid' },
  { below: Number.POSITIVE_INFINITY, seniority: 'senior' },
]

export const asOfDate = (asOf: string): PartialDate => ({
  year: Number(asOf.slice(0, 4)),
  month: Number(asOf.slice(5, 7)),
})

/** Months of a position; null when its dates are not known. A future end counts up to today. */
export function positionSpan(
  start: string,
  end: string | null,
  today: PartialDate,
): MonthSpan | null {
  const from = parseDate(start)
  const to = end === null ? today : parseDate(end)
  return from && to ? monthSpan(from, to) : null
}

export const tenureMonths = (start: string, end: string | null, today: PartialDate): number =>
  spanMonths(positionSpan(start, end, today))

export function totalMonths(
  positions: Pick<WorkEntry, 'start' | 'end'>[],
  today: PartialDate,
): number {
  const spans = positions.map(({ start, end }) => positionSpan(start, end, today))
  return unionMonths(spans.filter((span) => span !== null))
}

const newest = (positions: WorkEntry[]): WorkEntry | undefined =>
  [...positions].sort((a, b) => (b.end ?? '9999').localeCompare(a.end ?? '9999'))[0]

export function overallSeniority(positions: WorkEntry[], months: number): Seniority {
  if (positions.length === 0) return null
  const stated = newest(positions)?.seniority
  if (stated) return stated
  return BY_MONTHS.find(({ below }) => months < below)?.seniority ?? null
}
