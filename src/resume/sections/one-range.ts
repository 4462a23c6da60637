// Whether a text is one date range and nothing else.
import { findDateRanges } from '../../dates/find-dates.js'
import { standsAlone } from '../../dates/stands-alone.js'

export function isOneRange(text: string): boolean {
  const [range, ...others] = findDateRanges(text)
  return range !== undefined && others.length === 0 && !range.single && standsAlone(text, range)
}
