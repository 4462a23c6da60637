// Judges a wish for a degree: the level, then the field of study.
import type { ScoringEducation, ScoringInput } from '../contract/scoring-input.js'
import { readDegree } from '../taxonomy/degrees/read-degree.js'
import type { WantedDegree } from '../taxonomy/degrees/types.js'
import { normalizeField } from '../taxonomy/fields/normalize-field.js'
import { levelRank } from './degree-lines.js'
import { quoteWhole } from './quote.js'
import type { Verdict, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

const wordsOf = (field: string): Set<string> =>
  new Set(
    field
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3),
  )

/** The same field, or one that holds it: "Accounting and Finance" for "Accounting". */
function isField(have: string, want: string): boolean {
  if (have === want) return true
  const words = wordsOf(have)
  return [...wordsOf(want)].every((word) => words.has(word)) && words.size > 0
}

function fieldsOf({ field, field_normalized, degree }: ScoringEducation): string[] {
  const stated = field_normalized || (field && normalizeField(field).canonical)
  const inDegree = readDegree(degree)?.field?.text ?? ''
  return [stated, inDegree && normalizeField(inDegree).canonical].filter((name) => name !== '')
}

function levelOf({ degree_level, degree }: ScoringEducation): number {
  return levelRank(degree_level === '' ? (readDegree(degree)?.level ?? '') : degree_level)
}

const fits = (entry: ScoringEducation, wanted: WantedDegree): boolean =>
  wanted.fields.length === 0 ||
  wanted.openField ||
  fieldsOf(entry).some((have) => wanted.fields.some((want) => isField(have, want)))

export function judgeDegree(wish: Wish, wanted: WantedDegree, input: ScoringInput): Verdict {
  const high = input.education.filter((entry) => levelOf(entry) >= levelRank(wanted.level))
  const right = high.find((entry) => fits(entry, wanted))
  const found = right ?? high[0]
  const none = { wish, ground: 'none', place: null, months: null } as const
  if (found === undefined) return { ...none, status: 'missed', strength: 0, evidence: null }
  return {
    ...none,
    status: right ? 'met' : 'partial',
    strength: right ? WEIGHTS.strength.shown : WEIGHTS.strength.related,
    evidence: quoteWhole(found.degree || found.field || found.degree_level),
    ground: right ? 'named' : 'related',
    place: 'credential',
  }
}
