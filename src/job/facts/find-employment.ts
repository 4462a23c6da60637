// Finds the employment type: from the posting's own data, or from the mention in the text that is
// about this post.

import { EMPLOYMENT_TYPES, type EmploymentType } from '../../contract/role.js'
import { patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import type { LabelledUnit, ParsedJob, Span } from '../types.js'
import { employmentCandidates } from './employment-candidates.js'
import { bestOf, type RankingModel } from './rank-candidates.js'
import type { Fields } from './read-fields.js'

/**
 * The posting's own data is rarely wrong. A title that contradicts it is read from free text, which
 * is less sure.
 */
const CONFIDENCE = { posted: 0.97, title: 0.9 } as const
const KNOWN = new Set<string>(EMPLOYMENT_TYPES)
/** Values of schema.org and job boards that differ from ours. */
const POSTED: Record<string, EmploymentType> = {
  contractor: 'contract',
  intern: 'internship',
  temp: 'temporary',
  per_diem: 'temporary',
  seasonal: 'temporary',
  permanent: 'full_time',
  regular: 'full_time',
}
/**
 * Job boards call every post "full time" for which they have no better word, so a title that says
 * otherwise is believed.
 */
const TITLE_SAYS: [RegExp, EmploymentType][] = [
  [new RegExp(patternOf('employment-title-intern'), 'i'), 'internship'],
  [new RegExp(patternOf('employment-title-bank'), 'i'), 'temporary'],
  [new RegExp(patternOf('employment-title-bank-first'), 'i'), 'temporary'],
  [new RegExp(patternOf('employment-title-volunteer'), 'i'), 'volunteer'],
  [new RegExp(patternOf('employment-title-freelance'), 'i'), 'freelance'],
]

function posted(values: readonly string[]): EmploymentType | '' {
  for (const value of values) {
    const key = foldKey(value).replace(/ /g, '_')
    if (KNOWN.has(key)) return key as EmploymentType
    const mapped = POSTED[key]
    if (mapped) return mapped
  }
  return ''
}

const found = (
  value: EmploymentType | '',
  confidence: number,
  spans: Span[] = [],
): ParsedJob['employmentType'] => ({ value, confidence, spans })

export function findEmployment(
  values: readonly string[],
  rawTitle: string,
  fields: Fields,
  units: readonly LabelledUnit[],
  model: RankingModel,
): ParsedJob['employmentType'] {
  const own = posted(values)
  if (own) {
    const said = TITLE_SAYS.find(([pattern]) => pattern.test(rawTitle))
    return said ? found(said[1], CONFIDENCE.title) : found(own, CONFIDENCE.posted)
  }
  const best = bestOf(employmentCandidates(rawTitle, fields, units), model, ({ type }) => type)
  if (!best || best.candidate.type === '') return found('', 0)
  const { type, span } = best.candidate
  return found(type, best.share, span ? [span] : [])
}
