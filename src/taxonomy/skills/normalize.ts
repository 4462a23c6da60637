// Decides which skill a name means: by its spelling, its bracket, and the names beside it.
import { eachOf } from '../../languages/words.js'
import { AND } from '../match/fold-word.js'
import { foldName } from '../match/tokenize.js'
import { matchName } from './match-name.js'
import { matchTypo } from './match-typo.js'
import type { Spelling } from './spellings.js'
import type { IsBeside, NormalizedSkillName } from './types.js'
import type { Vocabulary } from './vocabulary.js'
import { wordSet } from './word-table.js'

const SHORT_WORDS = wordSet('short-words')
/** Initials this short have many meanings. */
const SHORT_CHARS_MAX = 4

/**
 * The readings of a name with a bracket: all of it, the part before the bracket, or the part
 * inside.
 */
function parts(name: string): string[] {
  const open = name.indexOf('(')
  const close = name.indexOf(')', open)
  if (open <= 0 || close < open) return [name]
  const before = name.slice(0, open) + name.slice(close + 1)
  return [name, before, name.slice(open + 1, close)]
}

/** Words that have no letter in the initials of a name. */
const FILL_WORDS = new Set([AND, ...eachOf('skill:fill-words')])
/** Shorter words tell nothing. */
const TELLING_CHARS_MIN = 4

/**
 * Whether the words in the bracket fit the skill behind the initials: "MCH (Multi Currency
 * Horizon)" is not about health care.
 */
function isSpeltOut(short: string, name: string, { skill }: Spelling): boolean {
  const others = parts(name).slice(1)
  if (others.length === 0) return true
  const long = others.find((part) => part !== short)
  const words = foldName(long ?? '').filter((word) => !FILL_WORDS.has(word))
  const initials = words.map((word) => word[0]).join('')
  if (words.length < 2 || initials !== foldName(short).join('')) return true
  const own = new Set([skill.name, ...skill.aliases].flatMap(foldName))
  return words.some((word) => word.length >= TELLING_CHARS_MIN && own.has(word))
}

/** "ADA" for Ada: in capitals a name that is written as a word may be short for something else. */
const isInitials = ({ caseForm }: Spelling, written: string): boolean =>
  caseForm !== null && caseForm !== caseForm.toUpperCase() && written === written.toUpperCase()

/**
 * Whether a name settles the skill by itself. Three kinds of names do not: short initials with one
 * meaning for a machinist and another for a marketer (EDM), everyday words that are initials too
 * ("can"), and words that several fields use ("networking"). Such a name needs others of its field
 * beside it; without them it stays unknown. A skill's own name
 * is in doubt only in capitals that are not its own.
 */
function isSettled(found: Spelling, name: string, isBeside: IsBeside): boolean {
  if (found.contested) return isBeside(found.skill.id, 'kindred')
  const written = name.trim()
  if (written.length > SHORT_CHARS_MAX) return true
  const isOwn = written.toLowerCase() === found.skill.name.toLowerCase()
  if (isOwn && !isInitials(found, written)) return true
  if (SHORT_WORDS.has(written.toLowerCase()) && written !== written.toUpperCase()) return false
  return !found.ambiguous || isBeside(found.skill.id, 'area')
}

export function normalizeName(
  vocabulary: Vocabulary,
  name: string,
  isBeside: IsBeside = () => false,
): NormalizedSkillName {
  const trimmed = name.trim()
  for (const part of parts(trimmed)) {
    const found = matchName(vocabulary, part)
    // "EDM (electrical discharge machining)": the bracket decides if the short form does not.
    if (found && isSettled(found, part, isBeside) && isSpeltOut(part, trimmed, found)) {
      return toAnswer(found)
    }
  }
  const near = matchTypo(vocabulary, trimmed)
  return near ? toAnswer(near) : { canonical: trimmed, taxonomyId: null, aliases: [] }
}

function toAnswer({ skill }: Spelling): NormalizedSkillName {
  return { canonical: skill.name, taxonomyId: skill.id, aliases: skill.aliases }
}
