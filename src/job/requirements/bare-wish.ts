// Reads a unit that asks for something although no phrase was found in it: a skill's name in a
// usual frame, "Excel essential", "Over 4 years in audit". In such a frame a name is a skill even
// if it is an everyday word too.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { findYears } from './find-years.js'

const { frame, anyExperience } = languageFileJson('en', 'posting-wishes.json') as {
  frame: Record<'before' | 'after', string>
  anyExperience: string[]
}
const GENERIC = new Set(anyExperience)
/** A longer text says more than a bare wish. */
const CHARS_MAX = 80
/** No model has weighed such a name. */
const CONFIDENCE = 0.5
/** The words of a usual frame before a skill's name, and behind it. */
const BEFORE = new RegExp(`^${frame.before}`, 'i')
const AFTER = new RegExp(`${frame.after}$`, 'i')
/** The words between an amount of years and what they were spent on. */
const YEARS_LINK = new RegExp(patternOf('demand-years-link'), 'iu')

/**
 * "Previous hotel experience preferred": where the experience comes from, if it says more than
 * "relevant".
 */
const OF_EXPERIENCE = new RegExp(patternOf('demand-of-experience'), 'iu')

function experience(text: string): Phrase[] {
  const match = OF_EXPERIENCE.exec(text)
  const raw = match?.[1] ?? ''
  if (!match || raw.split(/\s+/).some((word) => GENERIC.has(word.toLowerCase()))) return []
  const end = match[0].length
  return [{ start: end - raw.length, end, raw, confidence: CONFIDENCE }]
}

/** "a good eye for stock and AI certificate": a certificate with a name in capitals. */
const PAPER = new RegExp(String.raw`\b\p{Upper}{2,6}\s(?:${anyOf('demand:papers')})\b`, 'u')

function paper(text: string): Phrase[] {
  const match = PAPER.exec(text)
  if (!match) return []
  const [raw] = match
  return [{ start: match.index, end: match.index + raw.length, raw, confidence: CONFIDENCE }]
}

export function bareWish(text: string): Phrase[] {
  const readers = [bareName, experience, paper]
  return readers.map((read) => read(text)).find((found) => found.length > 0) ?? []
}

function bareName(text: string): Phrase[] {
  if (text.length > CHARS_MAX) return []
  const [years] = findYears(text)
  let start = years ? years.end : 0
  if (years) start += YEARS_LINK.exec(text.slice(start))?.[0].length ?? 0
  start += BEFORE.exec(text.slice(start))?.[0].length ?? 0
  const end = start + (AFTER.exec(text.slice(start))?.index ?? text.length)
  const raw = text.slice(start, end)
  const kind = skillById(normalizeSkill(raw).taxonomyId ?? '')?.kind
  // Personal qualities are asked for in their own wording, which the phrase reader knows.
  if (kind === undefined || kind === 'soft') return []
  return [{ start, end, raw, confidence: CONFIDENCE }]
}
