// A résumé may tell a degree twice, in words and in a table of marks: one entry is kept.
import { readDegree } from '../../../taxonomy/degrees/read-degree.js'
import { fold } from '../../../text/fold.js'
import type { EducationFound } from '../../types.js'
import { alike } from '../alike-names.js'
import { mergeEntries } from '../merge-entries.js'

const levelOf = ({ degree }: EducationFound): string | undefined =>
  readDegree(degree?.value ?? '')?.level

const wordsOf = (name: string): string[] => fold(name).match(/\p{Alpha}+/gu) ?? []

/** "R.K. University" → "rku". */
const lettersOf = (words: string[]): string => words.map((word) => word[0] ?? '').join('')

/** "RKU" and "R.K. University": one is made of the other's first letters. */
function isShortened(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  return left.join('') === lettersOf(right) || right.join('') === lettersOf(left)
}

function isSameSchool({ institution: a }: EducationFound, { institution: b }: EducationFound) {
  return alike(a?.value, b?.value) || (a && b ? isShortened(a.value, b.value) : true)
}

/** Levels of which nearly everybody has two: two years of school, some certificates. */
const OFTEN_TWO: ReadonlySet<string> = new Set(['high_school', 'certificate'])

const isSameLevel = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && a === b && !OFTEN_TWO.has(a)

/** Somebody may hold two degrees of a level: a date, a school or a subject of its own tells so. */
const isToldTwice = (a: EducationFound, b: EducationFound): boolean =>
  (a.dates === null || b.dates === null) &&
  isSameLevel(levelOf(a), levelOf(b)) &&
  isSameSchool(a, b) &&
  alike(a.field?.value, b.field?.value)

/** The first telling wins; the other fills its gaps. */
const join = (a: EducationFound, b: EducationFound): EducationFound => ({
  ...a,
  institution: a.institution ?? b.institution,
  field: a.field ?? b.field,
  dates: a.dates ?? b.dates,
})

export const mergeToldTwice = (entries: EducationFound[]): EducationFound[] =>
  mergeEntries(entries, isToldTwice, join)
