// Reads a unit that asks for something although no phrase was found in it: a skill's name in a
// usual frame, "Excel essential", "Over 4 years in audit". In such a frame a name is a skill even
// if it is an everyday word too.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { findSkills, normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'
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

/** "We use Kafka", "our stack": what the house has, or will teach. */
const OF_HOUSE = new RegExp(patternOf('demand-of-house'), 'i')
/** A sentence to the reader asks; a line of a list that names no phrase tells of something else. */
const TO_READER = new RegExp(String.raw`\b(?:${anyOf('unit:second-person')})\b`, 'i')
/** Everyday qualities are named in passing too, and a language where people speak it. */
const CONCRETE: ReadonlySet<SkillKind | undefined> = new Set(['tool', 'technique', 'licence'])
/** A longer sentence names what the house uses as well. */
const NAMING_CHARS_MAX = 100

/** "You know Salesforce and can explain it": the names that the vocabulary is sure of. */
function namedIn(text: string): Phrase[] {
  if (text.length > NAMING_CHARS_MAX || !TO_READER.test(text) || OF_HOUSE.test(text)) return []
  return findSkills(text, { kind: 'prose' })
    .filter(({ id, confident }) => confident && CONCRETE.has(skillById(id)?.kind))
    .map(({ start, end, raw }) => ({ start, end, raw, confidence: CONFIDENCE }))
}

const kindOf = (name: string): SkillKind | undefined =>
  skillById(normalizeSkill(name).taxonomyId ?? '')?.kind

export function bareWish(text: string): Phrase[] {
  const readers = [bareName, experience, paper, namedIn]
  return readers.map((read) => read(text)).find((found) => found.length > 0) ?? []
}

/** Kinds of names that mean nothing else where they fill a whole clause. */
const PROPER: ReadonlySet<SkillKind | undefined> = new Set(['tool', 'licence'])
/** A name with its capital, and of more than a letter: "articulate" is a quality, "C" a grade. */
const NAME = /^\p{Upper}[\p{Alpha}\p{N}+#.]/u
/** A longer clause says more than a name and how strongly it is asked. */
const CLAUSE_CHARS_MAX = 48
/** What parts the clauses of a unit; brackets hold details. */
const CLAUSE = /[^,;.()]+/g

/**
 * "BLS required; ACLS within 6 months", "Cat C+E licence, max 6 points": a clause that names a paper or a program and
 * nothing else asks for it, although the reader took note only of other clauses, or of none.
 */
export function withBareClauses(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  if (!/[,;.](?=\s)/.test(text) || text.includes('(')) return phrases
  const added = [...text.matchAll(CLAUSE)].flatMap(({ index, 0: clause }) => {
    const from = index + clause.length - clause.trimStart().length
    if (clause.length > CLAUSE_CHARS_MAX || !/\p{Upper}/u.test(clause)) return []
    const isRead = phrases.some(({ start, end }) => start < index + clause.length && end > index)
    if (isRead) return []
    return bareName(clause.trim())
      .filter(({ raw }) => NAME.test(raw) && PROPER.has(kindOf(raw)))
      .map((phrase) => ({ ...phrase, start: phrase.start + from, end: phrase.end + from }))
  })
  return added.length === 0 ? phrases : [...phrases, ...added].sort((a, b) => a.start - b.start)
}

function bareName(text: string): Phrase[] {
  if (text.length > CHARS_MAX) return []
  const [years] = findYears(text)
  let start = years ? years.end : 0
  if (years) start += YEARS_LINK.exec(text.slice(start))?.[0].length ?? 0
  start += BEFORE.exec(text.slice(start))?.[0].length ?? 0
  const end = start + (AFTER.exec(text.slice(start))?.index ?? text.length)
  const raw = text.slice(start, end)
  const kind = kindOf(raw)
  // Personal qualities are asked for in their own wording, which the phrase reader knows.
  if (kind === undefined || kind === 'soft') return []
  return [{ start, end, raw, confidence: CONFIDENCE }]
}
