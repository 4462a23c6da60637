// Reads an asked line that is nothing but the name of a skill in its usual frame: "Excel essential",
// "Over 4 years in audit". A name that is also an everyday word is no such word there.
import { dataJson } from '../../tables/data-file.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { findYears } from './find-years.js'

const { frame } = dataJson('./data/wishes.json', import.meta.url) as {
  frame: Record<'before' | 'after', string>
}
const CHARS_MAX = 80
const CONFIDENCE = 0.5
const BEFORE = new RegExp(`^${frame.before}`, 'i')
const AFTER = new RegExp(`${frame.after}$`, 'i')
/** From an amount of years to what they are years of. */
const YEARS_LINK =
  /^['’]?\s*(?:of\s+)?(?:(?:\p{L}+\s+)?experience\s*)?(?:of|in|with|using|as)?\s*/iu

export function bareWish(text: string): Phrase[] {
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
