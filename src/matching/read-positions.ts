// Reads the positions of the redacted view as months and normalised titles.
import type { ScoringInput } from '../contract/scoring-input.js'
import { monthSpan, parseDate, unionMonths } from '../core/dates/months.js'
import { titleTraits } from './title-closeness.js'
import type { Position } from './types.js'

export function readPositions(input: ScoringInput, asOf: string): Position[] {
  const today = parseDate(asOf.slice(0, 7))
  return input.work_history.map((work) => {
    const from = parseDate(work.start)
    const to = work.end === null ? today : parseDate(work.end)
    const title = work.title || work.title_normalized
    return {
      title,
      traits: titleTraits(title),
      span: from && to ? monthSpan(from, to) : null,
      statedMonths: work.tenure_months,
    }
  })
}
/** Months of several positions: dated ones overlap once, undated ones add what they state. */
export function monthsOf(positions: readonly Position[]): number {
  const spans = positions.map(({ span }) => span).filter((span) => span !== null)
  const undated = positions
    .filter(({ span }) => span === null)
    .reduce((sum, { statedMonths }) => sum + statedMonths, 0)
  return unionMonths(spans) + undated
}
