// Where dates of schools are looked for in a table, and whether schools may have them.
import type { DateRange } from '../../../dates/types.js'
import { readDegree } from '../../../taxonomy/degrees/read-degree.js'
import type { EducationFound } from '../../types.js'
import type { DatedTable } from '../table-dates.js'

/**
 * Nobody ends a higher one of these before a lower one. Diplomas and certificates may come at any
 * time.
 */
const RANKS: Partial<Record<string, number>> = {
  high_school: 0,
  bachelor: 1,
  master: 2,
  doctorate: 3,
}

const endYear = ({ to }: DateRange): number => (to === 'present' ? Infinity : to.year)

function isInOrder(entries: readonly EducationFound[]): boolean {
  const known = entries.flatMap(({ degree, dates }) => {
    const rank = RANKS[readDegree(degree?.value ?? '')?.level ?? '']
    return rank === undefined || !dates ? [] : [{ rank, end: endYear(dates.range) }]
  })
  return known.every((a) => known.every((b) => a.rank >= b.rank || a.end <= b.end))
}

export const SCHOOLS_TABLE: DatedTable<EducationFound> = {
  sections: new Set(['education', 'training']),
  takesSingle: true,
  isPossible: isInOrder,
}
