// Shows a skill in other words than its name: "Handled cash" for cash handling, "Negotiated contracts" for
// negotiation.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { dataRows } from '../../tables/data-file.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'

/** The verb in an activity's name: its bare form, and the forms in which people describe work. */
const VERBS = new Map(
  Object.entries(languageFileJson('en', 'activity-verbs.json') as Record<string, [string, string]>),
)
const ACTS = new Map(
  dataRows('../data/acts.txt', import.meta.url).map(([id = '', acts = '']) => [
    `skill_${id}`,
    acts.split(';').map((act) => act.trim()),
  ]),
)
/** Kinds of skills that a verb can show; programs, licences and languages are not among them. */
const DONE: ReadonlySet<SkillKind> = new Set(['technique', 'domain', 'soft'])
/**
 * Words that may stand between the verb and its object: somebody who "led the weekly calls" led
 * calls.
 */
const GAP = `(?:[^\\S\\n]+(?!(?:${anyOf('match:never-between')})\\b)[\\w'’&/,%-]+){0,3}`
const SPACE = '[^\\S\\n]+'
/** Names of this many words are activities told in two: "invoice processing". */
const NAME_WORDS = 2
/** Whoever managed "our team's workload" managed a workload. */
const NOT_OWNER = `(?!['’]s?\\b)`
/** "was trained in", "to be managed by": done to the person, or not yet done. */
const NOT_PASSIVE = `(?<!\\b(?:${anyOf('match:before-no-act')})\\s)`

/**
 * What may follow the stem of a verb: "the management team" manages nothing, "management of a team"
 * does.
 */
const ENDING = patternOf('match-act-ending')

const alternatives = (word: string): string =>
  `(?:${word
    .split('/')
    .map((one) => (one.endsWith('-') ? `${one.slice(0, -1)}${ENDING}` : one))
    .join('|')})`

function actSource(act: string): string {
  return act
    .split(' .. ')
    .map((piece) => piece.split(' ').map(alternatives).join(SPACE))
    .join(`${GAP}${SPACE}`)
}

/** "Cash Handling" is described as "handled … cash"; the thing may be in the plural. */
function nameSource(name: string): string | null {
  const words = name.toLowerCase().split(' ')
  const verb = VERBS.get(words.at(-1) ?? '')
  if (verb === undefined || words.length > NAME_WORDS) return null
  const [thing] = words
  if (words.length === 1 || thing === undefined) return null
  if (!/^\p{Alpha}+$/u.test(thing)) return null
  const stem = thing.endsWith('y') ? `${thing.slice(0, -1)}(?:y|ies)` : `${thing}s?`
  const [bare, told] = verb
  // Inside a sentence the bare form is more often a noun: "planning models", "test plans".
  return `(?:${told}|(?<![^\\n])${bare})(?:${SPACE}(?:${anyOf('match:act-for')}))?${GAP}${SPACE}${stem}`
}

export interface ActPattern {
  pattern: RegExp
  /**
   * For each act, how its words begin: no text without such words shows it. Most acts are of other
   * trades, and looking for their words first makes a match 5 in 100 cheaper (npm run bench:match).
   */
  openings: readonly (readonly (readonly string[])[])[]
}

/** As many letters of a word as tell it from most others. */
export const OPENING_CHARS = 4
/** One letter tells nothing. */
export const OPENING_CHARS_MIN = 2

/** The letters that a pattern must begin with: "van" of `vans?`. */
const LITERAL = /^(?:[a-z](?![?*{]))*/i

/** How each alternative for a word begins; nothing where one may begin in any way. */
function openingsOf(word: string): string[] {
  const all = word
    .split('/')
    .map((one) => (LITERAL.exec(one)?.[0] ?? '').slice(0, OPENING_CHARS).toLowerCase())
  return all.every(({ length }) => length >= OPENING_CHARS_MIN) ? all : []
}

const openingsOfAct = (act: string): string[][] =>
  act
    .split(/ \.\. | /)
    .map(openingsOf)
    .filter(({ length }) => length > 0)

const compiled = new Map<string, ActPattern | null>()

function compile(skillId: string): ActPattern | null {
  const skill = skillById(skillId)
  if (skill === undefined || !(DONE.has(skill.kind) || ACTS.has(skillId))) return null
  const acts = ACTS.get(skillId) ?? []
  const byName = nameSource(skill.name)
  const own = acts.map(actSource)
  const sources = byName === null ? own : [...own, byName]
  if (sources.length === 0) return null
  // The edge of a word comes first: to look behind at every letter makes a search 16 % longer.
  const pattern = new RegExp(`\\b${NOT_PASSIVE}(?:${sources.join('|')})\\b${NOT_OWNER}`, 'gi')
  const [thing = ''] = byName === null ? [] : skill.name.split(' ')
  const openings = [...acts.map(openingsOfAct), ...(byName === null ? [] : [[openingsOf(thing)]])]
  return { pattern, openings }
}

/** Made when first asked for, and kept: the vocabulary bounds how many there are. */
export function actPattern(skillId: string): ActPattern | null {
  const known = compiled.get(skillId)
  if (known !== undefined) return known
  const made = compile(skillId)
  if (skillById(skillId) !== undefined) compiled.set(skillId, made)
  return made
}
