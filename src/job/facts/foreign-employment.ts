// How a posting of another language says that the post is filled, where the reader of English ones found the term of a
// contract alone, or nothing: working time comes before it.

import type { EmploymentType } from '../../contract/role.js'
import { anyOf } from '../../languages/words.js'
import type { ParsedJob, Unit } from '../types.js'

/** Read from translated words, whose surroundings nobody has weighed. */
const CONFIDENCE = 0.5
/** The English words that the languages' lists translate their own into. */
const MENTION = new RegExp(String.raw`\b(${anyOf('glossed:employment')})\b`, 'iu')
const WORKING_TIME = new RegExp(String.raw`\b(${anyOf('glossed:working-time')})\b`, 'iu')
const TYPES: Readonly<Record<string, EmploymentType>> = {
  'full-time': 'full_time',
  'part-time': 'part_time',
  temporary: 'temporary',
  internship: 'internship',
  freelance: 'freelance',
}

type Employment = ParsedJob['employmentType']

function firstIn(units: readonly Unit[], pattern: RegExp): Employment | null {
  for (const { text, span } of units) {
    const match = pattern.exec(text)
    const value = TYPES[match?.[1]?.toLowerCase() ?? '']
    if (!match || !value) continue
    const start = span.start + match.index
    const own = { ...span, start, end: start + match[0].length }
    return { value, confidence: CONFIDENCE, spans: [own] }
  }
  return null
}

export function foreignEmployment(found: Employment, units: readonly Unit[]): Employment {
  if (found.value === '') return firstIn(units, MENTION) ?? found
  return found.value === 'temporary' ? (firstIn(units, WORKING_TIME) ?? found) : found
}
