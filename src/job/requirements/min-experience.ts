// Finds the overall experience that is asked for, in months: the lower bound, and never from a
// wish.
import { anyOf, patternOf } from '../../languages/words.js'
import type { Fields } from '../facts/read-fields.js'
import type { LabelledUnit, ParsedJob, Span } from '../types.js'
import { findYears } from './find-years.js'
import { ranker } from './rank-phrase.js'

/** Words beside a span of time that make it experience in the work of the post. */
const ASKS = new RegExp(String.raw`\b(?:${anyOf('demand:experience-asked')})\b`, 'i')

/** "3+ years Python": a name right behind the years. */
const OF_NAME = /^\s+\p{Lu}/u
/** "5 years of sales, a degree preferred": the degree is preferred, not the years. */
const CLAUSE_EDGE = /[,;.](?=\s|$)/
/** A unit that continues as an alternative to the one before: "or a degree and one year". */
const ALTERNATIVE = new RegExp(patternOf('demand-alternative'), 'i')

/**
 * "Two years with a degree, or five"; but not "five years in sales or retail roles, with two of
 * leading".
 */
const CHOICE = new RegExp(patternOf('demand-choice'), 'i')

interface Amount {
  months: number
  span: Span
}

function clauseOf(unit: LabelledUnit, start: number, end: number): LabelledUnit {
  const before = unit.text.slice(0, start).split(CLAUSE_EDGE).at(-1) ?? ''
  const after = unit.text.slice(end).split(CLAUSE_EDGE)[0] ?? ''
  return { ...unit, text: before + unit.text.slice(start, end) + after }
}

function isMust(unit: LabelledUnit, start: number, end: number): boolean {
  const clause = clauseOf(unit, start, end)
  const at = clause.text.indexOf(unit.text.slice(start, end))
  return ranker(clause)(at, at + end - start) === 'must'
}

/**
 * The amount that one unit asks for; the least of alternatives ("a degree and two years, or five
 * years").
 */
function amountOf(unit: LabelledUnit): Amount | null {
  let best: (Amount & { end: number }) | null = null
  for (const { start, end, months } of findYears(unit.text)) {
    if (!(ASKS.test(unit.text) || OF_NAME.test(unit.text.slice(end)))) continue
    if (!isMust(unit, start, end)) continue
    const span = { ...unit.span, start: unit.span.start + start, end: unit.span.start + end }
    const isChoice = best !== null && CHOICE.test(unit.text.slice(best.end, start))
    if (best && (isChoice ? months >= best.months : months <= best.months)) continue
    best = { months, span, end }
  }
  return best
}

export function minExperience(
  fields: Fields,
  units: readonly LabelledUnit[],
  posted: number,
): ParsedJob['minExperienceMonths'] {
  const amounts: Amount[] = []
  let isOpen = false
  for (const unit of units) {
    const amount = unit.label === 'Q' ? amountOf(unit) : null
    const last = amounts.at(-1)
    if (amount && last && isOpen && ALTERNATIVE.test(unit.text)) {
      if (amount.months < last.months) amounts[amounts.length - 1] = amount
    } else if (amount) amounts.push(amount)
    isOpen = amount !== null
  }
  const best = amounts.reduce<Amount | null>(
    (most, each) => (most && most.months >= each.months ? most : each),
    null,
  )
  if (best) return { value: best.months, spans: [best.span] }
  if (posted > 0) return { value: posted, spans: [] }
  const field = fields.experience
  const stated = field ? findYears(field.value)[0] : undefined
  return field && stated ? { value: stated.months, spans: [field.span] } : { value: 0, spans: [] }
}
