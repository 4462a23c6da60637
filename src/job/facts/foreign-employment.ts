// Finds the kind of employment in a posting of another language. The reader of English postings
// goes first. This one is used if that found nothing, or only that the contract is temporary,
// because the working time tells more.

import type { EmploymentType } from '../../contract/role.js'
import { anyOf } from '../../languages/words.js'
import type { ParsedJob, Unit } from '../types.js'

/** The words are translated, and no model has weighed what stands around them. */
const CONFIDENCE = 0.5
/** The English words into which the lists of other languages translate their own. */
const MENTION = new RegExp(String.raw`\b(${anyOf('glossed:employment')})\b`, 'iu')
/** The English words for full and part time among them. */
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
