// The kind of employment in a posting of another language. The reader of English postings goes
// first; this one steps in where it found nothing, or only that the contract is temporary, because
// working time says more.

import type { EmploymentType } from '../../contract/role.js'
import { anyOf } from '../../languages/words.js'
import type { ParsedJob, Unit } from '../types.js'

/** Read from translated words, whose surroundings nobody has weighed. */
const CONFIDENCE = 0.5
/** The English words that the languages' lists translate their own into. */
const MENTION = new RegExp(String.raw`\b(${anyOf('glossed:employment')})\b`, 'iu')
/** English words of the gloss for full and part time. */
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
