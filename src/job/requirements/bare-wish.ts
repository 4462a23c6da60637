// Reads an asked unit in which no phrase was found: the name of a skill in its usual frame, "Excel essential",
// "Over 4 years in audit". A name that is also an everyday word is no such word there.
import { dataJson } from '../../tables/data-file.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { findYears } from './find-years.js'

const { frame, anyExperience } = dataJson('./data/wishes.json', import.meta.url) as {
  frame: Record<'before' | 'after', string>
  anyExperience: string[]
}
const GENERIC = new Set(anyExperience)
/** A longer text says more than a bare wish. */
const CHARS_MAX = 80
/** No model has weighed it. */
const CONFIDENCE = 0.5
const BEFORE = new RegExp(`^${frame.before}`, 'i')
const AFTER = new RegExp(`${frame.after}$`, 'i')
/** From an amount of years to what they are years of. */
const YEARS_LINK =
  /^['’]?\s*(?:of\s+)?(?:(?:\p{L}+\s+)?experience\s*)?(?:of|in|with|using|as)?\s*/iu

/** "Previous hotel experience preferred": where it was gained, if more than "relevant" is said. */
const OF_EXPERIENCE = /^(?:(?:previous|prior|some)\s+)*((?:\p{L}[\p{L}-]*\s+){1,2}experience)\b/iu

function experience(text: string): Phrase[] {
  const match = OF_EXPERIENCE.exec(text)
  const raw = match?.[1] ?? ''
  if (!match || raw.split(/\s+/).some((word) => GENERIC.has(word.toLowerCase()))) return []
  const end = match[0].length
  return [{ start: end - raw.length, end, raw, confidence: CONFIDENCE }]
}

/** "a good eye for stock and AI certificate": a paper that goes by its capitals. */
const PAPER = /\b\p{Lu}{2,6}\s(?:certificate|licen[cs]e|ticket|card|registration)\b/u

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
  // Qualities of a person are asked for in words of their own; the reader knows them.
  if (kind === undefined || kind === 'soft') return []
  return [{ start, end, raw, confidence: CONFIDENCE }]
}
