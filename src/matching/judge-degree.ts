// Judges a wish for a degree: first the level, then the field of study. It quotes the degree, never the
// school.

import type { ScoringEducation, ScoringInput } from '../contract/scoring-input.js'
import { patternOf } from '../languages/words.js'
import { dataRows } from '../tables/data-file.js'
import { readDegree } from '../taxonomy/degrees/read-degree.js'
import type { Degree, WantedDegree } from '../taxonomy/degrees/types.js'
import { normalizeField } from '../taxonomy/fields/normalize-field.js'
import { levelRank } from './degree-lines.js'
import { quoteWhole } from './evidence/quote.js'
import { isForeignField, isKinField, isOfFamilyNamed } from './field-family.js'
import type { Verdict, Wish } from './types.js'
import { missedVerdict, shownVerdict } from './verdicts.js'

/** "and", "of", "the": words up to this length name no field. */
const SMALL_WORD_CHARS = 3

const wordsOf = (field: string): Set<string> =>
  new Set(
    field
      .toLowerCase()
      .split(/[^\p{Alpha}]+/u)
      .filter((word) => word.length > SMALL_WORD_CHARS),
  )

/** Whether one field is the other or contains it: "Accounting and Finance" for "Accounting". */
function isField(have: string, want: string): boolean {
  if (have === want) return true
  const [mine, theirs] = [wordsOf(have), wordsOf(want)]
  return theirs.size > 0 && [...theirs].every((word) => mine.has(word))
}

/**
 * "Bachelors College of Springfield" is a school: without the school's name nothing is left of a
 * degree.
 */
const SCHOOL = new RegExp(patternOf('match-school'), 'gu')

function degreeIn(text: string): Degree | null {
  const read = readDegree(text)
  const bare = read === null ? text : text.replace(SCHOOL, ' ')
  return bare === text ? read : readDegree(bare)
}

/** Degrees whose name implies the subject: "BCA" is a degree in computer applications. */
const SUBJECTS = new Map(
  dataRows('./data/degree-fields.txt', import.meta.url).flatMap(([subject = '', letters = '']) =>
    letters.split(' ').map((each) => [each, subject] as const),
  ),
)

const subjectOf = (degree: string): string =>
  SUBJECTS.get(degree.toLowerCase().replace(/[^\p{Alpha}]/gu, '')) ?? ''

function fieldsOf({ field, field_normalized, degree }: ScoringEducation): string[] {
  const stated = field_normalized || (field && normalizeField(field).canonical)
  const inDegree = readDegree(degree)?.field?.text ?? ''
  const named = inDegree && normalizeField(inDegree).canonical
  // The vocabulary's name may be that of one part: "Information Systems and Computer Engineering".
  return [...new Set([stated, field, named, subjectOf(degree)])].filter((name) => name !== '')
}

function levelOf({ degree_level, degree }: ScoringEducation): number {
  return levelRank(degree_level === '' ? (degreeIn(degree)?.level ?? '') : degree_level)
}

/** The degree as written, or its level if it has no name; then its subject. */
function quotesOf({ degree, field, degree_level }: ScoringEducation): string[] {
  const named = degreeIn(degree) === null ? '' : quoteWhole(degree)
  const subject = quoteWhole(field)
  const isTold = named.toLowerCase().includes(subject.toLowerCase())
  return [named || degree_level, isTold ? '' : subject].filter((piece) => piece !== '')
}

/** "A degree in a related field": if no field is named, related to the post. */
const RELATED = new RegExp(patternOf('match-related-field'), 'i')

function fits(
  entry: ScoringEducation,
  { fields, openField }: WantedDegree,
  { requirement }: Wish,
  post: string,
): boolean {
  if (fields.length === 0) {
    const studied = RELATED.test(requirement) ? fieldsOf(entry) : []
    return studied.length === 0 || studied.some((field) => !isForeignField(field, post))
  }
  const isRight = (have: string, want: string): boolean =>
    isField(have, want) || isOfFamilyNamed(have, want) || (openField && isKinField(have, want))
  return fieldsOf(entry).some((have) => fields.some((want) => isRight(have, want)))
}

/** A certificate of a course is no degree, whichever rank it has among the levels. */
const isCourse = (level: number, wanted: WantedDegree): boolean =>
  level === levelRank('certificate') && wanted.level !== 'certificate'

/**
 * "Bachelor's degree (in progress)", "PhD candidate": a degree that is not there yet is a part of it.
 * Whoever asks for students has such in mind.
 */
const UNFINISHED = new RegExp(patternOf('match-unfinished'), 'i')

const isFinished = ({ degree, field }: ScoringEducation, { requirement }: Wish): boolean =>
  !UNFINISHED.test(`${degree} ${field}`) || UNFINISHED.test(requirement)

/** Of two degrees of one level, the one that names its subject says more than a bare "Graduate". */
const subjects = ({ field }: ScoringEducation): number => Number(field !== '')

/** @param post the role's title, for a degree "in a related field" */
export function judgeDegree(
  wish: Wish,
  wanted: WantedDegree,
  input: ScoringInput,
  post = '',
): Verdict {
  // The best quote is the degree nearest to the level that is asked for. Below a first degree it is one
  // that says the same as the wish, or the highest: many schools end earlier.
  const asked = levelRank(wanted.level)
  const isLow = asked < levelRank('bachelor')
  const order = isLow ? -1 : 1
  const names = wordsOf(wish.requirement)
  const isSame = ({ entry }: { entry: ScoringEducation }): number =>
    Number(isLow && [...wordsOf(entry.degree)].filter((word) => names.has(word)).length > 1)
  const high = input.education
    .map((entry) => ({ entry, level: levelOf(entry) }))
    .filter(({ level }) => level >= asked && !isCourse(level, wanted))
    .sort(
      (a, b) =>
        isSame(b) - isSame(a) ||
        order * (a.level - b.level) ||
        subjects(b.entry) - subjects(a.entry),
    )
    .map(({ entry }) => entry)
  const right = high.filter((entry) => fits(entry, wanted, wish, post))
  const held = right.find((entry) => isFinished(entry, wish))
  const found = held ?? right[0] ?? high[0]
  if (found === undefined) return missedVerdict(wish)
  const pieces = quotesOf(found)
  return shownVerdict(wish, {
    isWhole: held !== undefined,
    evidence: pieces.join(', '),
    pieces,
    place: 'credential',
  })
}
