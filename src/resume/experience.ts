// What the positions add up to: months of each, months of all.

import type { WorkEntry } from '../contract/candidate.js'
import {
  type MonthSpan,
  monthSpan,
  parseDate,
  spanMonths,
  spanUpTo,
  unionMonths,
} from '../dates/months.js'
import type { PartialDate } from '../dates/types.js'

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
  return from && to ? spanUpTo(monthSpan(from, to), today) : null
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
