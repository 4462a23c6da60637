// Mends what the labeller left of an education entry: a subject that stands before the school's
// name without a mark, and values that are all that remains of the head.
import { fieldLikelihood } from '../../taxonomy/fields/field-likelihood.js'
import { findInstitution } from '../../taxonomy/institutions/find-institution.js'
import { institutionLikelihood } from '../../taxonomy/institutions/institution-likelihood.js'
import { pieceClues } from '../labels/clues.js'
import type { SeenLine } from '../labels/line-features.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'

const FIELD_MIN = 0.6
const SCHOOL_MIN = 0.6
const PLACE_MIN = 0.75
const DEGREE_MIN = 0.5
const LEFT_OVER = 0.55
const WORDS_MAX = 9

/** Names of columns, not of schools. */
const COLUMN =
  /^\W*(?:name of (?:the )?)?(?:school|college|university|institute|institution|board|year|percentage|degree|course|exam(?:ination)?)\W*$/i

export const isColumnName = (text: string): boolean => COLUMN.test(text)

/** "Urban Planning Indiana University": the subject and the school, or null when it is one name. */
export function splitField(found: Found | null): { field: Found; institution: Found } | null {
  if (!found) return null
  const words = found.value.split(/\s+/)
  for (let count = Math.min(words.length - 1, 6); count >= 1; count--) {
    const subject = cleanField(words.slice(0, count).join(' '))
    const school = cleanField(words.slice(count).join(' '))
    if (fieldLikelihood(subject) < FIELD_MIN || institutionLikelihood(subject) >= SCHOOL_MIN)
      continue
    if (findInstitution(school)?.start !== 0 || institutionLikelihood(school) < SCHOOL_MIN) continue
    return { field: { ...found, value: subject }, institution: { ...found, value: school } }
  }
  return null
}

const overlaps = (found: Found | null, line: number, start: number, end: number): boolean =>
  found?.spans.some((span) => span.line === line && span.start < end && span.end > start) ?? false

/** The piece of the head that can only be the wanted value. */
export function leftOverOf(
  wanted: 'institution' | 'field',
  head: SeenLine[],
  taken: (Found | null)[],
): Found | null {
  let best: { found: Found; score: number } | null = null
  for (const seen of head) {
    const { index, text } = seen.source.line
    for (const piece of seen.pieces.slice(0, 8)) {
      const value = cleanField(piece.text)
      if (!/\p{L}{2}/u.test(value) || value.split(/\s+/).length > WORDS_MAX) continue
      if (
        /^\s*[:：]/.test(text.slice(piece.end)) ||
        isColumnName(value) ||
        /%|\bgpa\b/i.test(value)
      )
        continue
      if (taken.some((found) => overlaps(found, index, piece.start, piece.end))) continue
      const clues = pieceClues(value)
      if (clues.degree >= DEGREE_MIN || clues.place >= PLACE_MIN) continue
      const score =
        wanted === 'field' ? clues.field : Math.max(clues.institution, clues.employer / 2)
      if (score < (wanted === 'field' ? FIELD_MIN : DEGREE_MIN)) continue
      if (best && best.score >= score) continue
      const spans = [{ line: index, start: piece.start, end: piece.end }]
      best = { found: { value, spans, confidence: LEFT_OVER }, score }
    }
  }
  return best?.found ?? null
}
