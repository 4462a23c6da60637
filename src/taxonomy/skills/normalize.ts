// Finds the skill that a name means: first as written, then without what people add to names.
import { codeAt } from '../../text/code-at.js'
import { AND } from '../match/fold-word.js'
import { foldName } from '../match/tokenize.js'
import { allowsForm, type Spelling } from './spellings.js'
import type { IsBeside, NormalizedSkillName } from './types.js'
import type { Vocabulary } from './vocabulary.js'
import { wordSet } from './word-table.js'

const VENDORS = wordSet('vendors')
const LEAD_WORDS = wordSet('lead-words')
const TAIL_WORDS = wordSet('tail-words')
/** Words that make a thing of a skill: "precision tools" do not show the skill "precision". */
const THINGS = wordSet('tail-things')
const SHORT_WORDS = wordSet('short-words')
/** Initials this short have many meanings. */
const SHORT_CHARS_MAX = 4

/** No skill has a longer name, so longer texts are not looked up. */
export const NAME_CHARS_MAX = 160
/** A word that gives a version: "v2", "2019", "11g", "LTS". */
const VERSION = /^(?:v|ver|version|release|r|sp)?\d{1,4}(?:[a-z]|plus)?$|^(?:x|lts|version)$/
/** "python3", "php7": at least this many letters must remain without the digits. */
const GLUED_STEM_CHARS_MIN = 3
const [ZERO, NINE] = [48, 57]

export function isVersionWord(word: string): boolean {
  return VERSION.test(word)
}

function withoutVersion(words: readonly string[]): string[] {
  let end = words.length
  while (end > 1 && isVersionWord(words[end - 1] ?? '')) end--
  return words.slice(0, end)
}

/** "python3" → "python". Only programs have versions, so the caller checks the kind. */
export function withoutGluedDigits(word: string): string | null {
  const last = codeAt(word, word.length - 1)
  if (last < ZERO || last > NINE) return null
  const stem = word.replace(/\d{1,4}$/, '')
  return stem.length < word.length && stem.length >= GLUED_STEM_CHARS_MIN ? stem : null
}

/** "Enterprise resource planning ERP": a name may carry its own initials. */
function withoutOwnInitials(words: readonly string[]): string[] {
  for (let at = words.length - 1; at >= 2; at--) {
    const initials = words
      .slice(0, at)
      .filter((word) => word !== AND && word !== 'of')
      .map((word) => word[0])
      .join('')
    if (words[at] === initials) return [...words.slice(0, at), ...words.slice(at + 1)]
  }
  return [...words]
}

function withoutLead(words: readonly string[]): string[] {
  let start = 0
  while (start < words.length - 1 && LEAD_WORDS.has(words[start] ?? '')) start++
  return words.slice(start)
}

function withoutTail(words: readonly string[]): string[] {
  let end = words.length
  while (end > 1 && TAIL_WORDS.has(words[end - 1] ?? '')) end--
  return words.slice(0, end)
}

function tool(spelling: Spelling | undefined): Spelling | undefined {
  return spelling?.skill.kind === 'tool' ? spelling : undefined
}

function named(vocabulary: Vocabulary, words: readonly string[]): Spelling | undefined {
  const found = vocabulary.names.find(words)
  return found && allowsForm(found.value, found.form, words) ? found.value : undefined
}

/** The name itself, then without its version, then without its maker. */
function lookUp(vocabulary: Vocabulary, words: readonly string[]): Spelling | undefined {
  const exact = named(vocabulary, words)
  if (exact || words.length === 0) return exact
  const plain = withoutVersion(words)
  const unversioned = plain.length < words.length ? named(vocabulary, plain) : undefined
  if (unversioned) return unversioned
  const stem = withoutGluedDigits(plain.at(-1) ?? '')
  const glued = stem === null ? undefined : named(vocabulary, [...plain.slice(0, -1), stem])
  if (tool(glued)) return glued
  const made = plain.length > 1 && VENDORS.has(plain[0] ?? '')
  return made ? tool(named(vocabulary, plain.slice(1))) : undefined
}

/**
 * The name without the words around the skill, from the most to the least faithful reading, each
 * once.
 */
function* readings(words: readonly string[]): Generator<readonly string[]> {
  yield words
  const own = withoutOwnInitials(words)
  if (own.length < words.length) yield own
  const led = withoutLead(own)
  if (led.length < own.length) yield led
  const cut = withoutTail(own)
  if (cut.length === own.length) return
  yield cut
  if (led.length < own.length) yield withoutTail(led)
}

/** The spelling that a whole name stands for. Slips are left to the caller (see matchTypo). */
export function matchName(vocabulary: Vocabulary, name: string): Spelling | undefined {
  if (name.length > NAME_CHARS_MAX) return undefined
  const words = foldName(name)
  if (words.length === 0) return undefined
  for (const reading of readings(words)) {
    const found = lookUp(vocabulary, reading)
    if (found && !(found.skill.kind === 'soft' && hasLostThing(words, reading))) return found
  }
  return undefined
}

const hasLostThing = (words: readonly string[], reading: readonly string[]): boolean =>
  THINGS.has(words.at(-1) ?? '') && reading.at(-1) !== words.at(-1)

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

const FILL_WORDS = new Set([AND, 'of', 'for', 'in', 'the'])
/** Shorter words tell nothing. */
const TELLING_CHARS_MIN = 4

/**
 * Whether the words in the bracket fit the skill behind the initials: "MCH (Multi Currency
 * Horizon)" is not about health care.
 */
function isSpeltOut(short: string, name: string, { skill }: Spelling): boolean {
  const others = parts(name).slice(1)
  const long = others.find((part) => part !== short)
  const words = foldName(long ?? '').filter((word) => !FILL_WORDS.has(word))
  const initials = words.map((word) => word[0]).join('')
  if (words.length < 2 || initials !== foldName(short).join('')) return true
  const own = new Set([skill.name, ...skill.aliases].flatMap(foldName))
  return words.some((word) => word.length >= TELLING_CHARS_MIN && own.has(word))
}

/**
 * The words in capitals among others: they are no slips, so "DAX calculations" does not become "DFT
 * calculations".
 */
function initialsIn(name: string): ReadonlySet<string> {
  const found = name === name.toUpperCase() ? null : name.match(/\b\p{Lu}{2,4}\b/gu)
  return new Set(found?.map((word) => word.toLowerCase()))
}

/**
 * Finds a long name with a slip. Words that are spelled correctly are no slips: "Internet Ability"
 * is not interpretability, "medication" not meditation, "social communication" not serial
 * communication. In a name of several words a rare word may be a slip that happens to be a word
 * ("cop production").
 */
export function matchTypo(vocabulary: Vocabulary, name: string): Spelling | undefined {
  if (name.length > NAME_CHARS_MAX) return undefined
  const words = withoutVersion(foldName(name))
  const near = vocabulary.typos.find(words.join(''))
  if (!near) return undefined
  const initials = initialsIn(name)
  const isRight = (word: string): boolean =>
    initials.has(word) ||
    (words.length > 1 && near.words === words.length
      ? vocabulary.words.isCommon(word)
      : vocabulary.words.has(word))
  return words.every(isRight) ? undefined : near.value
}

/**
 * Whether a name settles the skill by itself. Three kinds of names do not: short initials with one
 * meaning for a machinist and another for a marketer (EDM), everyday words that are initials too
 * ("can"), and words that several fields use ("networking"). Such a name needs others of its field
 * beside it; without them it stays unknown. A skill's own name is never in doubt.
 */
function isSettled(found: Spelling, name: string, isBeside: IsBeside): boolean {
  if (found.contested) return isBeside(found.skill.id, 'kindred')
  const written = name.trim()
  if (
    written.length > SHORT_CHARS_MAX ||
    written.toLowerCase() === found.skill.name.toLowerCase()
  ) {
    return true
  }
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
