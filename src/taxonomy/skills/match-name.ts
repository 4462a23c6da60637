// Finds the spelling that a whole name stands for: as written, or without what people add to names.
import { NINE, ZERO } from '../../text/char-codes.js'
import { codeAt } from '../../text/code-at.js'
import { foldName } from '../match/tokenize.js'
import { initialsOf } from './initials.js'
import { allowsForm, type Spelling } from './spellings.js'
import type { Vocabulary } from './vocabulary.js'
import { wordSet } from './word-table.js'

const VENDORS = wordSet('vendors')
const LEAD_WORDS = wordSet('lead-words')
const TAIL_WORDS = wordSet('tail-words')
/** Words that make a thing of a skill: "precision tools" do not show the skill "precision". */
const THINGS = wordSet('tail-things')
/** No skill has a longer name, so longer texts are not looked up. */
export const NAME_CHARS_MAX = 160
/** A word that gives a version: "v2", "2019", "11g", "LTS". */
const VERSION = /^(?:v|ver|version|release|r|sp)?\d{1,4}(?:[a-z]|plus)?$|^(?:x|lts|version)$/
/** "python3", "php7": at least this many letters must remain without the digits. */
const GLUED_STEM_CHARS_MIN = 3

export function isVersionWord(word: string): boolean {
  return VERSION.test(word)
}

export function withoutVersion(words: readonly string[]): string[] {
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
    if (words[at] === initialsOf(words.slice(0, at)))
      return [...words.slice(0, at), ...words.slice(at + 1)]
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
