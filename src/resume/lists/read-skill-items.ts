// Reads the items of one list of skills: what counts as printed, what only holds a skill, what is none.
import { foldKey } from '../../core/fold.js'
import { analysePlace } from '../../taxonomy/places/read-place.js'
import {
  findSkills,
  normalizeSkill,
  skillById,
  splitSkillList,
} from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'
import { readHeading } from '../sections/read-heading.js'
import { FOREIGN, GENERIC, NOT_MENTIONS, VERBS, withoutLead } from './skill-words.js'

export interface SkillItem {
  raw: string
  canonical: string
  id: string | null
  confidence: number
}

/** An item longer than this is a sentence: only the skills that it names count. */
const ITEM_WORDS_MAX = 6
const UNKNOWN_WORDS_MAX = 5
const ITEM_CHARS_MAX = 60
const KNOWN = 0.92
const KNOWN_KINDS: Partial<Record<SkillKind, number>> = {
  tool: 0.96,
  technique: 0.88,
  licence: 0.5,
}
const UNKNOWN = 0.55
const NAMED = 0.8
const IN_SENTENCE: ReadonlySet<SkillKind> = new Set(['tool', 'technique', 'domain'])
const IN_ROW: ReadonlySet<SkillKind> = new Set(['tool', 'technique', 'domain', 'soft'])
const ROW_SHARE = 0.75
/** A list of this many items lists skills, however general their words are. */
const LISTED_MIN = 4
const PLACE_MIN = 0.8
/** ".NET" and "(C#)" keep their marks, others lose theirs. */
const ITEM_START = /[\p{L}\p{N}.(#+]/u
const TO_ITEM_END = /^.*[\p{L}\p{N})+#]/su
/** A bullet whose bytes were read in the wrong code. */
const BROKEN_BULLETS = /â€¢|Â·|Â/g
/** "M.V.N." is a school or a board rather than a tool. */
const INITIALS = /^(?:\p{L}\.\s?){1,5}\p{L}?\.?$/u
const LINKED = /\s+(?:and|&)\s+/i

function withoutEdges(text: string): string {
  const start = text.search(ITEM_START)
  return start < 0 ? '' : (TO_ITEM_END.exec(text.slice(start))?.[0] ?? '')
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

function isSentence(item: string): boolean {
  const words = wordsOf(item)
  if (words.length > ITEM_WORDS_MAX || item.length > ITEM_CHARS_MAX) return true
  return words.some((word) => VERBS.has(foldKey(word)))
}

/** "Developed relationships with clients": a deed, not a skill. */
const isDone = ([first = '', ...more]: string[]): boolean =>
  more.length > 0 && /^\p{Lu}?\p{Ll}{3,}ed$/u.test(first)

function isPlace(item: string): boolean {
  const found = analysePlace(item)
  return found !== null && found.coverage === 1 && found.place.confidence >= PLACE_MIN
}

/** An item that no vocabulary knows must read like a name of something. */
function isPlausible(item: string, isListed: boolean): boolean {
  const words = wordsOf(item)
  const key = foldKey(item)
  if (words.length > UNKNOWN_WORDS_MAX || key.length < 2) return false
  if (GENERIC.has(key) && !isListed) return false
  if (!/\p{L}{2}/u.test(item) || /\b(?:19|20)\d\d\b|@|https?:|\d{5,}/.test(item)) return false
  if (/^(?:and|or|of|in|with|for|to|from|by|at|on|as|the|a|an|etc)\b/i.test(item)) return false
  if (/\b(?:and|or|of|in|with|for|to|from|by|at|on|the|a|an)$/i.test(item)) return false
  if (words.some((word) => FOREIGN.has(foldKey(word))) || isDone(words) || isPlace(item))
    return false
  return isListed || readHeading(item)?.exact !== true || words.length > 2
}

/** "VB FORTRAN HTML PYTHON": names in a row, with no mark between them. */
function inRow(item: string): SkillItem[] {
  const named = listedSkills(item, IN_ROW)
  const covered = named.reduce((sum, { raw }) => sum + raw.length, 0)
  return named.length > 1 && covered >= item.length * ROW_SHARE ? named : []
}

function fromItem(item: string, isListed: boolean): SkillItem[] {
  const { canonical, taxonomyId } = normalizeSkill(item)
  const kind = taxonomyId === null ? undefined : skillById(taxonomyId)?.kind
  if (kind === 'language' || (GENERIC.has(foldKey(item)) && !isListed)) return []
  if (kind) {
    return [{ raw: item, canonical, id: taxonomyId, confidence: KNOWN_KINDS[kind] ?? KNOWN }]
  }
  const row = inRow(item)
  if (row.length > 0) return row
  return isPlausible(item, isListed)
    ? [{ raw: item, canonical, id: null, confidence: UNKNOWN }]
    : []
}

/** The skills of these kinds that a text names as a list does. */
export const listedSkills = (text: string, kinds: ReadonlySet<SkillKind>): SkillItem[] =>
  skillsAmong(findSkills(text, { kind: 'list' }), kinds)

/** The mentions that are skills of these kinds. */
export function skillsAmong(
  mentions: ReturnType<typeof findSkills>,
  kinds: ReadonlySet<SkillKind>,
): SkillItem[] {
  return mentions
    .filter(({ id, confident, raw }) => {
      const kind = skillById(id)?.kind
      const isName = !INITIALS.test(raw) && !NOT_MENTIONS.has(foldKey(raw))
      return confident && kind !== undefined && kinds.has(kind) && isName
    })
    .map(({ raw, canonical, id }) => ({ raw, canonical, id, confidence: NAMED }))
}

/** "A, B and C": the last comma of a list is an "and". */
function unlinked(items: string[]): string[] {
  const last = items.at(-1)
  if (items.length < 3 || !last || normalizeSkill(last).taxonomyId) return items
  const parts = last.split(LINKED)
  const isShort = parts.length === 2 && parts.every((part) => wordsOf(part).length <= 2)
  return isShort ? [...items.slice(0, -1), ...parts] : items
}

export function readSkillItems(text: string): SkillItem[] {
  const items = unlinked(splitSkillList(text.replace(BROKEN_BULLETS, '•')))
  const isListed = items.length >= LISTED_MIN
  return items.flatMap((printed) => {
    const item = withoutLead(withoutEdges(printed))
    if (item === '') return []
    if (!isSentence(item)) return fromItem(item, isListed)
    const row = inRow(item)
    return row.length > 0 ? row : listedSkills(item, IN_SENTENCE)
  })
}
