// Reads the degree that a requirement or a line of qualifications asks for.
import { DEGREE_LEVELS, type DegreeLevel } from '../contract/candidate.js'
import { dataText } from '../core/data-file.js'
import { fold, foldKey } from '../core/fold.js'
import { readDegree } from '../taxonomy/degrees/read-degree.js'
import { normalizeField } from '../taxonomy/fields/normalize-field.js'
import type { ScoringRole, WantedDegree, Wish } from './types.js'

const words = JSON.parse(dataText('./data/role-words.json', import.meta.url)) as {
  openField: string[]
  softeners: string[]
}
const FIELD_SPLIT = /\s+or\s+|\s*[,/]\s*|\s+oder\s+/i

export const levelRank = (level: DegreeLevel): number =>
  DEGREE_LEVELS.indexOf(level as (typeof DEGREE_LEVELS)[number])

const hasWord = (text: string, list: readonly string[]): boolean =>
  list.some((word) => ` ${foldKey(text)} `.includes(` ${foldKey(word)} `))

/** "Bachelor's or Master's degree in Finance": the lowest level that is named is enough. */
export function readWantedDegree(text: string): WantedDegree | null {
  const first = readDegree(text)
  if (first === null) return null
  const rest = readDegree(text.slice(first.end))
  const level =
    rest !== null && levelRank(rest.level) < levelRank(first.level) ? rest.level : first.level
  const named = (first.field ?? rest?.field)?.text ?? ''
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
        weight: 1,
      },
    ]
  }
  return []
}
