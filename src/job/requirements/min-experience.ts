// The overall experience that is asked for, in months: the lower bound, never a wish's.
import type { Fields } from '../facts/read-fields.js'
import type { LabelledUnit, ParsedJob } from '../types.js'
import { findYears } from './find-years.js'
import { ranker } from './rank-phrase.js'

const ASKS =
  /\b(?:experience|experienced|background|track record|working|worked|role|roles|in|as|minimum|at least|post[- ]qualif|hands-on|of|with|within|building|leading|managing)\b/i

/** "3+ years Python". */
const OF_NAME = /^\s+\p{Lu}/u

export function minExperience(
  fields: Fields,
  units: readonly LabelledUnit[],
  posted: number,
): ParsedJob['minExperienceMonths'] {
  let best: ParsedJob['minExperienceMonths'] = { value: 0, spans: [] }
  for (const unit of units) {
    if (unit.label !== 'Q') continue
    for (const { start, end, months } of findYears(unit.text)) {
      if (months <= best.value || !(ASKS.test(unit.text) || OF_NAME.test(unit.text.slice(end))))
        continue
      if (ranker(unit)(start, end) !== 'must') continue
      const span = { ...unit.span, start: unit.span.start + start, end: unit.span.start + end }
      best = { value: months, spans: [span] }
    }
  }
  if (best.value > 0) return best
  if (posted > 0) return { value: posted, spans: [] }
  const field = fields.experience
  const stated = field ? findYears(field.value)[0] : undefined
  return field && stated ? { value: stated.months, spans: [field.span] } : best
}
