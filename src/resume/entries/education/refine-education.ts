// Mends what the labeller left of an education entry: it parts a subject from the school's name
// when no mark stands between them, and fills a missing value with what remains of the head.
import { anyOf, patternOf } from '../../../languages/words.js'
import { fieldLikelihood } from '../../../taxonomy/fields/field-likelihood.js'
import { findInstitution } from '../../../taxonomy/institutions/find-institution.js'
import { institutionLikelihood } from '../../../taxonomy/institutions/institution-likelihood.js'
import { isPlaceLike } from '../../../taxonomy/places/is-place-like.js'
import { CLUED_PIECES_MAX, type CluedLine } from '../../labels/clued-lines.js'
import type { Clues } from '../../labels/clues.js'
import type { Found } from '../../types.js'
import { cleanField } from '../clean-field.js'
import { cluesAt, isLabelBefore, isTaken, wordCount } from '../entry-lines.js'

/**
 * How sure the vocabularies must be to overrule the labels: most of all for places, least for
 * degrees.
 */
const FIELD_MIN = 0.6
const SCHOOL_MIN = 0.6
const PLACE_MIN = 0.75
const DEGREE_MIN = 0.5
/**
 * A left-over piece needs less to pass for a school than one beside a subject: nothing competes for
 * it.
 */
const LEFT_SCHOOL_MIN = 0.5
/** Confidence in a value that was found by elimination. */
const LEFT_OVER = 0.55
/** A school's name of more words is a sentence, and so is a subject of more than six. */
const WORDS_MAX = 9
const SUBJECT_WORDS_MAX = 6

/** Names of columns, not of schools. */
const COLUMN = new RegExp(patternOf('education-column'), 'i')

export const isColumnName = (text: string): boolean => COLUMN.test(text)

/** A kind of school, perhaps with "of", and what follows: "College Kottayam". */
const SCHOOL_FIRST = new RegExp(
  String.raw`^(?:${anyOf('education:kinds-of-school')})\b(?<of>\s+of\b)?(?<rest>.*)$`,
  'iu',
)

/**
 * "Medical | College Kottayam", "Art | Institute of Chicago": what is left behind the cut is no
 * whole name.
 */
function lacksName(school: string): boolean {
  const noun = SCHOOL_FIRST.exec(school)
  if (!noun) return false
  return !noun.groups?.of || isPlaceLike(cleanField(noun.groups.rest ?? '')) >= PLACE_MIN
}

/** "Urban Planning Indiana University": the subject and the school, or null when it is one name. */
export function splitField(found: Found | null): { field: Found; institution: Found } | null {
  if (!found) return null
  const words = found.value.split(/\s+/)
  for (let count = Math.min(words.length - 1, SUBJECT_WORDS_MAX); count >= 1; count--) {
    const subject = cleanField(words.slice(0, count).join(' '))
    const school = cleanField(words.slice(count).join(' '))
    if (fieldLikelihood(subject) < FIELD_MIN || institutionLikelihood(subject) >= SCHOOL_MIN)
      continue
    if (lacksName(school) || findInstitution(school)?.start !== 0) continue
    if (institutionLikelihood(school) < SCHOOL_MIN) continue
    return { field: { ...found, value: subject }, institution: { ...found, value: school } }
  }
  return null
}

/** Faculties: a degree in them says nothing of the subject. */
const FACULTY = new RegExp(
  `^(?:(?:${anyOf('education:faculty-adjectives')}) )?(?:${anyOf('education:faculty-subjects')})$`,
  'i',
)
/** "Bachelor's degree in Physics": what follows is the field. */
const DEGREE_OF = new RegExp(patternOf('education-degree-of'), 'iu')

/** "Bachelor of Commerce": the subject stands in the degree's name. */
export function fieldOfDegree(degree: Found | null): Found | null {
  const subject = cleanField(DEGREE_OF.exec(degree?.value ?? '')?.[1] ?? '')
  if (!degree || !subject || FACULTY.test(subject)) return null
  return fieldLikelihood(subject) >= FIELD_MIN ? { ...degree, value: subject } : null
}

type Wanted = 'institution' | 'field'

/** How well a piece would serve as the missing value; 0 when it cannot. */
function fitness(clues: Clues, wanted: Wanted): number {
  if (clues.degree >= DEGREE_MIN || clues.place >= PLACE_MIN) return 0
  if (wanted === 'field') return clues.field >= FIELD_MIN ? clues.field : 0
  // A company may have taught, but a school is the better guess.
  const score = Math.max(clues.institution, clues.employer / 2)
  return score >= LEFT_SCHOOL_MIN ? score : 0
}

/** Grades: a share of a hundred, or a mean of marks. */
const NO_VALUE = new RegExp(patternOf('education-no-value'), 'i')

/** Names of columns, labels and marks are no values. */
const isNoValue = (value: string): boolean =>
  !/\p{Alpha}{2}/u.test(value) ||
  wordCount(value) > WORDS_MAX ||
  isColumnName(value) ||
  NO_VALUE.test(value)

/** The piece of the head that can only be the wanted value, since all others are taken. */
export function leftOverOf(
  wanted: Wanted,
  head: CluedLine[],
  taken: (Found | null)[],
): Found | null {
  let best: { found: Found; score: number } | null = null
  for (const clued of head) {
    const { index, text } = clued.source.line
    for (const [at, { text: piece, start, end }] of clued.pieces
      .slice(0, CLUED_PIECES_MAX)
      .entries()) {
      const value = cleanField(piece)
      if (isNoValue(value) || isLabelBefore(text, end) || isTaken(taken, index, start, end))
        continue
      const score = fitness(cluesAt(clued, at, value), wanted)
      if (score <= (best?.score ?? 0)) continue
      best = {
        found: { value, spans: [{ line: index, start, end }], confidence: LEFT_OVER },
        score,
      }
    }
  }
  return best?.found ?? null
}
