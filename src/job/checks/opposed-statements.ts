// Finds statements that cannot both be true of one job: fully remote and five days on site,
// full-time and part-time, no experience needed and years of it.
import { languageFileJson } from '../../languages/read-languages.js'
import type { JobCheck, ParsedJob, Span, Unit } from '../types.js'

interface Opposites {
  one: string[]
  other?: string[]
  /** Words before a statement that negate it. */
  notBefore: string
  /** Words that allow both: hybrid work, or the applicant's choice. */
  bothFine?: string
}

const data = languageFileJson('en', 'opposed-statements.json') as Record<
  'workplace' | 'hours' | 'experience',
  Opposites
>

/** Any of the phrases, as whole words. */
const pattern = (list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{Alpha}\\p{N}])(?:${list.join('|')})(?![\\p{Alpha}\\p{N}])`, 'giu')
/** A negation is looked for this far before a statement. */
const CHARS_BEFORE = 24

interface Statement {
  words: string
  span: Span
}

/** The first place that makes the statement. */
function stated(units: readonly Unit[], regex: RegExp, notBefore: RegExp): Statement | null {
  for (const { text, span } of units) {
    for (const match of text.matchAll(regex)) {
      const start = match.index
      if (notBefore.test(text.slice(Math.max(0, start - CHARS_BEFORE), start))) continue
      const end = start + match[0].length
      const place = { line: span.line, start: span.start + start, end: span.start + end }
      return { words: match[0], span: place }
    }
  }
  return null
}

const isLater = (a: Span, b: Span): boolean =>
  a.line > b.line || (a.line === b.line && a.start > b.start)

const contradictory = (message: string, span: Span): JobCheck => ({
  kind: 'contradictory',
  message,
  span,
})

function pair({ one, other = [], notBefore, bothFine }: Opposites) {
  const [first, second] = [pattern(one), pattern(other)]
  const turned = new RegExp(`(?<!\\p{Alpha})${notBefore}`, 'iu')
  const fine = new RegExp(`(?<!\\p{Alpha})(?:${bothFine})`, 'iu')
  return (units: readonly Unit[]): JobCheck[] => {
    const a = stated(units, first, turned)
    const b = a && stated(units, second, turned)
    if (!a || !b || units.some(({ text }) => fine.test(text))) return []
    const [early, late] = isLater(a.span, b.span) ? [b, a] : [a, b]
    const message = `"${late.words}" speaks against "${early.words}".`
    return [contradictory(message, late.span)]
  }
}

const workplace = pair(data.workplace)
const hours = pair(data.hours)
const NO_EXPERIENCE = pattern(data.experience.one)
/** Words before the statement that negate it. */
const NOT_BEFORE = new RegExp(`(?<!\\p{Alpha})${data.experience.notBefore}`, 'iu')

/** No experience is needed, and yet years are asked for. */
function experience({ units, minExperienceMonths }: ParsedJob): JobCheck[] {
  const [asked] = minExperienceMonths.spans
  const waived = asked ? stated(units, NO_EXPERIENCE, NOT_BEFORE) : null
  if (!asked || !waived) return []
  const months = minExperienceMonths.value
  const amount = months % 12 === 0 ? `${months / 12} years` : `${months} months`
  const message = `"${waived.words}" speaks against the ${amount} of experience that are asked for.`
  return [contradictory(message, isLater(waived.span, asked) ? waived.span : asked)]
}

export function opposedStatements(job: ParsedJob): JobCheck[] {
  return [...workplace(job.units), ...hours(job.units), ...experience(job)]
}
