// Reads the positions of the redacted view as months and normalised titles.
import type { ScoringInput, ScoringWork } from '../contract/scoring-input.js'
import { type MonthSpan, monthSpan, parseDate, spanUpTo, unionMonths } from '../dates/months.js'
import { quoteWhole } from './evidence/quote.js'
import { titleKey, titleTraits } from './title-closeness.js'
import { ownKey } from './title-kinship.js'
import type { Position } from './types.js'

const PRESENT = 'present'

/** Title and dates as the candidate gives them: the line that a number of years rests on. */
function datedLine({ title, title_normalized, start, end }: ScoringWork): string {
  const named = quoteWhole(title || title_normalized)
  const dates = start === end || end === '' ? start : `${start} to ${end ?? PRESENT}`
  return [named, dates].filter((part) => part !== '').join(', ')
}

export function readPositions(input: ScoringInput, asOf: string): Position[] {
  const today = parseDate(asOf.slice(0, 7))
  return input.work_history.map((work) => {
    const from = parseDate(work.start)
    const to = work.end === null ? today : parseDate(work.end)
    const title = work.title || work.title_normalized
    const traits = titleTraits(title)
    return {
      title,
      key: titleKey(traits),
      ownKey: ownKey(traits),
      traits,
      // What is still to come is no experience.
      span: from && to && today ? spanUpTo(monthSpan(from, to), today) : null,
      statedMonths: work.tenure_months,
      line: datedLine(work),
    }
  })
}

const spansOf = (positions: readonly Position[]): MonthSpan[] =>
  positions.map(({ span }) => span).filter((span) => span !== null)

/** Months of several positions: dated ones that overlap count once, undated ones add what they state. */
export function monthsOf(positions: readonly Position[]): number {
  const undated = positions
    .filter(({ span }) => span === null)
    .reduce((sum, { statedMonths }) => sum + statedMonths, 0)
  return unionMonths(spansOf(positions)) + undated
}

/**
 * The fewest positions, longest first, that add up to a number of months; all of them if they have
 * less.
 */
export function positionsHolding(positions: readonly Position[], months: number): Position[] {
  const byLength = positions
    .map((position) => ({ position, months: monthsOf([position]) }))
    .filter((one) => one.months > 0)
    .sort((a, b) => b.months - a.months)
    .map(({ position }) => position)
  const chosen: Position[] = []
  for (const position of byLength) {
    if (monthsOf(chosen) >= months) break
    chosen.push(position)
  }
  return positions.filter((position) => chosen.includes(position))
}
