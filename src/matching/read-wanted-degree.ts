// Reads the degree that a requirement or a line of qualifications asks for.
import { DEGREE_LEVELS, type DegreeLevel } from '../contract/candidate.js'
import { dataText } from '../core/data-file.js'
import { fold, foldKey } from '../core/fold.js'
import { readDegree } from '../taxonomy/degrees/read-degree.js'
import type { Degree } from '../taxonomy/degrees/types.js'
import { normalizeField } from '../taxonomy/fields/normalize-field.js'
import type { ScoringRole, WantedDegree, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

const words = JSON.parse(dataText('./data/role-words.json', import.meta.url)) as {
  openField: string[]
  softeners: string[]
  everydayDegrees: { name: string; unlessBefore: string }[]
}
const FIELD_SPLIT = /\s+or\s+|\s*[,/]\s*|\s+oder\s+/i
/** Degrees whose name is an everyday word of advertisements, and what must follow to make it one. */
const EVERYDAY = words.everydayDegrees.map(({ name, unlessBefore }) => ({
  name: new RegExp(`^(?:${name})$`, 'i'),
  unlessBefore: new RegExp(`^(?:${unlessBefore})`, 'i'),
}))
const READINGS_MAX = 4

export const levelRank = (level: DegreeLevel): number =>
  DEGREE_LEVELS.indexOf(level as (typeof DEGREE_LEVELS)[number])

const hasWord = (text: string, list: readonly string[]): boolean =>
  list.some((word) => ` ${foldKey(text)} `.includes(` ${foldKey(word)} `))

/** A driving licence is no French degree, and "MUST BE" no bachelor of engineering. */
function isEveryday(text: string, { degree, end }: Degree): boolean {
  const after = text.slice(end)
  return EVERYDAY.some(
    ({ name, unlessBefore }) => name.test(degree.trim()) && !unlessBefore.test(after),
  )
}

/** The first degree of a text that is meant as one, and the text behind it. */
function firstDegree(text: string): { degree: Degree; rest: string } | null {
  let rest = text
  for (let reading = 0; reading < READINGS_MAX; reading += 1) {
    const degree = readDegree(rest)
    if (degree === null) return null
    if (!isEveryday(rest, degree)) return { degree, rest: rest.slice(degree.end) }
    rest = rest.slice(degree.end)
  }
  return null
}

/** "Bachelor's or Master's degree in Finance": the lowest level that is named is enough. */
export function readWantedDegree(text: string): WantedDegree | null {
  const found = firstDegree(text)
  if (found === null) return null
  const first = found.degree
  const next = firstDegree(found.rest)?.degree
  const level = next && levelRank(next.level) < levelRank(first.level) ? next.level : first.level
  const named = (first.field ?? next?.field)?.text ?? ''
  const fields = named
    .split(FIELD_SPLIT)
    .filter((part) => /\p{L}/u.test(part) && !hasWord(part, words.openField))
    .map((part) => normalizeField(part).canonical)
  return { level, fields, openField: hasWord(text, words.openField) }
}
/** The degree that the qualifications ask for, as a line beside the skills. */
export function degreeLine(role: ScoringRole): Wish[] {
  for (const text of role.qualifications) {
    const degree = readWantedDegree(text)
    if (degree === null) continue
    const isSoft = words.softeners.some((word) => fold(text).includes(word))
    return [
      {
        requirement: text,
        severity: isSoft ? 'nice_to_have' : 'must_have',
        anyOf: [],
        degree,
        minMonths: 0,
        isListed: false,
        weight: WEIGHTS.kindWeight.degree,
      },
    ]
  }
  return []
}
