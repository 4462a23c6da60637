// Finds the seniority that the title, a field or a plain statement gives; it is never guessed.

import type { SeniorityLevel } from '../../contract/seniority.js'
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { normalizeTitle } from '../../taxonomy/titles/normalize-title.js'
import { foldKey } from '../../text/fold.js'
import type { ParsedJob, Unit } from '../types.js'
import type { Fields } from './read-fields.js'

interface Words {
  levels: Record<SeniorityLevel, string[]>
  /** Words of titles to which the vocabulary of titles gives no level. */
  titles: Record<string, string[]>
  statements: Record<string, string[]>
}

const data = languageFileJson('en', 'posting-seniority.json') as Words
const LEVELS = Object.entries(data.levels) as [SeniorityLevel, string[]][]
const STATEMENTS = Object.entries(data.statements) as [SeniorityLevel, string[]][]
const TITLES = Object.entries(data.titles) as [SeniorityLevel, string[]][]
/** A posting states the level near its top; further down such words are about colleagues. */
const UNITS_MAX = 60
/** Bounds the search; the sentence that states the level is shorter. */
const STATEMENT_CHARS_MAX = 300
/** By the source, the surest first. */
const CONFIDENCE = { title: 0.95, field: 0.85, statement: 0.75 } as const
/** "Senior or Lead Engineer": the lower level is enough. */
const EITHER = new RegExp(
  String.raw`^(\p{Alpha}+)\s*(?:${anyOf('title:either')})\s*(?:\p{Alpha}+)\s+(.*)$`,
  'iu',
)

const SERVED = new RegExp(patternOf('title-to'), 'i')

/** "Cook / Senior Cook": a post of two levels has none, for the words but one are the same. */
function isOfTwoLevels(title: string): boolean {
  const [one, two, more] = title.split(/\s*\/\s*/)
  if (!one || !two || more !== undefined) return false
  const [few, many] = [one, two].map((part) => foldKey(part)).sort((a, b) => a.length - b.length)
  return many !== few && many?.endsWith(` ${few}`) === true && ofTitle(one) !== ofTitle(two)
}

function ofTitle(title: string): SeniorityLevel | null {
  const either = EITHER.exec(title)
  const lower = either ? normalizeTitle(`${either[1]} ${either[2]}`).seniority : null
  const own = lower ?? normalizeTitle(title).seniority
  if (own) return own
  const key = foldKey(title)
  return TITLES.find(([, words]) => includes(key, words))?.[0] ?? null
}

const includes = (key: string, phrases: string[]): boolean =>
  phrases.some((phrase) => ` ${key} `.includes(` ${phrase} `))

export function findSeniority(
  title: string,
  fields: Fields,
  units: readonly Unit[],
): ParsedJob['seniority'] {
  // The words behind a dash name the field of work: "Head Injuries" makes nobody a head.
  const [head = ''] = title.split(/\s[-–—]\s/)
  if (isOfTwoLevels(head)) return { value: null, confidence: 0, spans: [] }
  // "Assistant to the Director" names whom the post serves.
  const served = SERVED.exec(head)?.[1]
  const own = served === undefined ? (ofTitle(head) ?? ofTitle(title)) : ofTitle(served)
  if (own) return { value: own, confidence: CONFIDENCE.title, spans: [] }
  if (fields.seniority) {
    const key = foldKey(fields.seniority.value)
    for (const [level, phrases] of LEVELS) {
      const isStated = includes(key, level === 'senior' ? phrases.slice(0, 1) : phrases)
      if (isStated && !/\d/.test(key)) {
        const value = key.startsWith('mid') ? 'mid' : level
        return { value, confidence: CONFIDENCE.field, spans: [fields.seniority.span] }
      }
    }
  }
  for (const unit of units.slice(0, UNITS_MAX)) {
    const key = foldKey(unit.text.slice(0, STATEMENT_CHARS_MAX))
    for (const [level, phrases] of STATEMENTS) {
      if (includes(key, phrases))
        return { value: level, confidence: CONFIDENCE.statement, spans: [unit.span] }
    }
  }
  return { value: null, confidence: 0, spans: [] }
}
