// Finds the overall experience that is asked for, in months: the lower bound, and never from a
// wish.
import { anyOf, patternOf } from '../../languages/words.js'
import type { Fields } from '../facts/read-fields.js'
import type { LabelledUnit, ParsedJob, Span } from '../types.js'
import { findYears } from './find-years.js'
import { ranker } from './rank-phrase.js'

/** Words beside a span of time that make it experience in the work of the post. */
const ASKS = new RegExp(String.raw`\b(?:${anyOf('demand:experience-asked')})\b`, 'i')

/**
 * "3+ years Python", "two years driving", "three years' customer service": what was done stands
 * right behind the years.
 */
const OF_NAME = new RegExp(patternOf('demand-years-of-name'), 'u')
/** "5 years of sales, a degree preferred": the degree is preferred, not the years. */
const CLAUSE_EDGE = /[,;.](?=\s|$)/
/** A unit that continues as an alternative to the one before: "or a degree and one year". */
const ALTERNATIVE = new RegExp(patternOf('demand-alternative'), 'i')

/**
 * "Two years with a degree, or five"; but not "five years in sales or retail roles, with two of
 * leading".
 */
const CHOICE = new RegExp(patternOf('demand-choice'), 'i')

/** Words for a degree or another training. */
const TRAINED = new RegExp(patternOf('demand-trained'), 'i')
/** What stands before the years if a demand begins with them: "Min.", "2.5 have at least". */
const OPENING = new RegExp(patternOf('demand-years-opening'), 'iu')
/** "years' nursing experience": the years are experience, whatever the unit was taken for. */
const OF_EXPERIENCE = new RegExp(patternOf('demand-years-of-experience'), 'iu')
/** "years in a shop", "years as a cook": likely experience. */
const OF_WORK = new RegExp(patternOf('demand-years-of-work'), 'u')
/** Words of the employer: its own experience is not asked of anybody. */
const OF_OURS = new RegExp(String.raw`\b(?:${anyOf('unit:we')})\b`, 'i')
/** A longer unit is a paragraph that happens to begin with a span of time. */
const STATED_CHARS_MAX = 160

interface Amount {
  months: number
  span: Span
  /** Whether it is asked only of those without the degree that the unit names before it. */
  isInstead: boolean
}

/** What stands behind a span of time, with its last sign, which may be an apostrophe. */
const fromLast = (text: string, end: number): string => text.slice(end - 1)

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
  let best: (Amount & { end: number; isTrained: boolean }) | null = null
  for (const { start, end, months } of findYears(unit.text)) {
    if (!(ASKS.test(unit.text) || OF_NAME.test(fromLast(unit.text, end)))) continue
    if (!isMust(unit, start, end)) continue
    const before = unit.text.slice(best?.end ?? 0, start)
    const isChoice = best !== null && CHOICE.test(before)
    // "Four years, or a diploma and two": who has no diploma needs four.
    if (best && isChoice && TRAINED.test(before) && !best.isTrained) continue
    if (best && (isChoice ? months >= best.months : months <= best.months)) continue
    const span = { ...unit.span, start: unit.span.start + start, end: unit.span.start + end }
    const isTrained = TRAINED.test(unit.text.slice(0, start))
    best = { months, span, end, isTrained, isInstead: best === null && isInstead(before) }
  }
  return best
}

/** Where a replacement begins: "or", or a bracket. */
const INSTEAD = new RegExp(patternOf('demand-instead'), 'i')

/** "A degree or five years", "a degree (without one five years)". */
function isInstead(before: string): boolean {
  const at = before.search(INSTEAD)
  return at > 0 && TRAINED.test(before.slice(0, at))
}

/** The amount with which a short unit begins, although the unit was not taken for a demand. */
function amountStated(unit: LabelledUnit, behind: RegExp): Amount | null {
  if (unit.isHeading || unit.text.length > STATED_CHARS_MAX) return null
  const [first] = findYears(unit.text)
  if (!first) return null
  const { start, end, months } = first
  const isStated =
    OPENING.test(unit.text.slice(0, start)) &&
    behind.test(fromLast(unit.text, end)) &&
    !OF_OURS.test(unit.text) &&
    isMust(unit, start, end)
  const span = { ...unit.span, start: unit.span.start + start, end: unit.span.start + end }
  return isStated ? { months, span, isInstead: false } : null
}

const mostOf = (amounts: readonly Amount[]): Amount | null =>
  amounts.reduce<Amount | null>(
    (most, each) => (most && most.months >= each.months ? most : each),
    null,
  )

/** What the demands of a posting ask for, each unit's own amount. */
function amountsAsked(units: readonly LabelledUnit[]): Amount[] {
  const amounts: Amount[] = []
  let isOpen = false
  for (const unit of units) {
    const amount = unit.label === 'Q' ? amountOf(unit) : amountStated(unit, OF_EXPERIENCE)
    const last = amounts.at(-1)
    if (amount && last && isOpen && ALTERNATIVE.test(unit.text)) {
      if (amount.months < last.months) amounts[amounts.length - 1] = amount
    } else if (amount) amounts.push(amount)
    isOpen = amount !== null
  }
  return amounts
}

export function minExperience(
  fields: Fields,
  units: readonly LabelledUnit[],
  posted: number,
): ParsedJob['minExperienceMonths'] {
  const amounts = amountsAsked(units)
  // Years that only replace a degree count if nothing is asked of everybody.
  const best = mostOf(amounts.filter(({ isInstead }) => !isInstead)) ?? mostOf(amounts)
  if (best) return { value: best.months, spans: [best.span] }
  if (posted > 0) return { value: posted, spans: [] }
  const field = fields.experience
  const stated = field ? findYears(field.value)[0] : undefined
  if (field && stated) return { value: stated.months, spans: [field.span] }
  const likely = mostOf(units.flatMap((unit) => amountStated(unit, OF_WORK) ?? []))
  return likely ? { value: likely.months, spans: [likely.span] } : { value: 0, spans: [] }
}
