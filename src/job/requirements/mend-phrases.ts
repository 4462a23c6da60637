// Corrects what the phrase reader found. It splits alternatives in one phrase, drops loose words at
// the ends, and leaves out what is no skill: a place, an agency's notice, the will to learn.
import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'
import { isTitleNoun } from '../../taxonomy/titles/title-nouns.js'
import { foldKey } from '../../text/fold.js'
import type { Phrase } from '../phrases/read-phrases.js'
import { isOfList, isVerb } from './bare-verbs.js'
import { isInPassing } from './in-passing.js'
import { joined, part } from './joined-names.js'

interface Wishes {
  noSkills: string[]
  /** The people one works with: "museum staff", "Your HR Team". */
  noSkillPattern: string
  /** Words before a language's name that make it no skill: "explain it in plain English". */
  plainBefore: string
  /** Words behind a language's name that make it another thing: "Thai nationality", "Italian kitchen". */
  foreignThings: string
  /** Words before the names of others: "brands such as". */
  othersNamed: string
  /** Words behind a licence's name that add nothing to it. */
  licenceTails: string[]
  tails: string[]
  leads: string[]
}

const data = languageFileJson('en', 'posting-wishes.json') as Wishes
const NO_SKILLS = new Set(data.noSkills)
/** These four come from posting-wishes.json; `Wishes` says what each is for. */
const NO_SKILL = new RegExp(data.noSkillPattern, 'i')
const PLAIN_BEFORE = new RegExp(data.plainBefore, 'i')
const FOREIGN_THING = new RegExp(data.foreignThings, 'i')
const OTHERS_NAMED = new RegExp(data.othersNamed, 'i')
/** Words at the ends of a phrase that name nothing: "… required", "… qualified", "previous …". */
const TAIL = new RegExp(`(?:\\s+(?:${data.tails.join('|')}))+$`, 'i')
/**
 * Words behind a licence's name, words before a phrase, and signs of a choice: each is cut off or
 * splits the phrase.
 */
const LICENCE_TAIL = new RegExp(`\\s+(?:${data.licenceTails.join('|')})$`, 'i')
const LEAD = new RegExp(`^(?:(?:${data.leads.join('|')})\\s+)+`, 'i')
const CHOICE = new RegExp(patternOf('demand-phrase-choice'), 'gi')
/** Joins the last item of a list to those before it. */
const JOINT = new RegExp(String.raw`\s(?:${anyOf('demand:list-gap')})\s`, 'i')
/** "children’s books –": a dash with nothing behind it. */
const DASH = /\s+[-–—]+$/
/** Only names: "UK hospital experience" is more than a place. */
const CAPITALS = /^\p{Upper}[\p{Alpha}'’.-]+(?:[\s,]+\p{Upper}[\p{Alpha}'’.-]+)*$/u
/** From this likelihood on a name is a place and no skill. */
const PLACE_SURE = 0.6

const kindOf = (name: string): SkillKind | undefined =>
  skillById(normalizeSkill(name).taxonomyId ?? '')?.kind
const isKnown = (name: string): boolean => kindOf(name) !== undefined

/** ".NET" begins with a dot that is not among its words. */
function dotted(phrase: Phrase, text: string): Phrase {
  const { start, raw } = phrase
  const isDotted =
    /^NET\b/i.test(raw) && text[start - 1] === '.' && !/\S/.test(text[start - 2] ?? ' ')
  return isDotted ? { ...phrase, start: start - 1, raw: `.${raw}` } : phrase
}

/** Whether the phrase stands in an address, whose words ask for nothing. */
function isInAddress({ start }: Phrase, text: string): boolean {
  const from = text.lastIndexOf(' ', start - 1) + 1
  return /^\(?(?:https?:|www\.)/i.test(text.slice(from, start))
}

/**
 * Cuts a bracket that the phrase opens but does not close, since it belongs to the words behind.
 */
function closed(phrase: Phrase): Phrase {
  const open = phrase.raw.lastIndexOf('(')
  const isOpen = open > 0 && phrase.raw.indexOf(')', open) < 0
  return isOpen ? part(phrase, 0, phrase.raw.slice(0, open).trimEnd().length) : phrase
}

/** "storage and retrieval, analysis": behind the comma another thing begins, of which the rest is lost. */
function beforeComma(phrase: Phrase): Phrase {
  const to = phrase.raw.indexOf(', ')
  const isList = to > 0 && !isKnown(phrase.raw) && !JOINT.test(phrase.raw.slice(to))
  return isList ? part(phrase, 0, to) : phrase
}

function trimmed(phrase: Phrase): Phrase {
  const from = LEAD.exec(phrase.raw)?.[0].length ?? 0
  const to = TAIL.exec(phrase.raw)?.index ?? phrase.raw.replace(DASH, '').length
  const isWhole = from === 0 && to === phrase.raw.length
  return isWhole || from >= to || isKnown(phrase.raw) ? phrase : part(phrase, from, to)
}

/** "ACCA qualified" asks for ACCA. */
function bareLicence(phrase: Phrase): Phrase {
  const to = LICENCE_TAIL.exec(phrase.raw)?.index
  if (to === undefined || kindOf(phrase.raw.slice(0, to)) !== 'licence') return phrase
  return part(phrase, 0, to)
}

/** Kinds of skills that are proper names. */
const NAMED: ReadonlySet<string | undefined> = new Set(['tool', 'licence', 'language'])

/** "ACCA or CIMA" are two names; "CI/CD" is one, and "BI/visualization tools" stay together. */
function apart(phrase: Phrase): Phrase[] {
  const marks = [...phrase.raw.matchAll(CHOICE)]
  if (marks.length === 0) return [phrase]
  const whole = normalizeSkill(phrase.raw).taxonomyId
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)]
  const ends = [...marks.map((mark) => mark.index), phrase.raw.length]
  const parts = starts.map((from, index) => part(phrase, from, ends[index] ?? from))
  if (!parts.every(({ raw }) => NAMED.has(kindOf(raw)))) return [phrase]
  if (whole === null || kindOf(phrase.raw) === 'licence') return parts
  // "Jira/Confluence" goes by the name of one of its two programs; "CI/CD" has a name of its own.
  const ids = new Set(parts.map(({ raw }) => normalizeSkill(raw).taxonomyId))
  return ids.size === parts.length && ids.has(whole) ? parts : [phrase]
}

/** A town with its state or country behind it: "Buckhannon, WV". */
const PLACED = /^[^,]{2,30},\s\p{Upper}\p{Alpha}+/u
/** The most characters of a town with its state, and of a town alone. */
const PLACE_CHARS = 60
const TOWN_CHARS = 30
const PLACED_BEFORE = /\p{Upper}\p{Alpha}+,\s$/u

/** The place that a name is part of in its text, or else the name alone. */
function inPlace({ raw, start }: Phrase, text: string): string {
  const ahead = PLACED.exec(text.slice(start, start + PLACE_CHARS))?.[0]
  if (ahead?.startsWith(`${raw},`)) return ahead
  const before = PLACED_BEFORE.exec(text.slice(Math.max(0, start - TOWN_CHARS), start))?.[0] ?? ''
  return before + raw
}

/**
 * A longer run of words is part of a sentence and no name (one source left out: must-haves +0.2).
 */
const WORDS_MAX = 6

/** "Fluent Welsh (speaking and writing)": how a language is to be known. */
const MODES = `(?:${anyOf('demand:language-modes')})`
const IS_MODE = new RegExp(`^${MODES}$`, 'i')
const MODE_BEFORE = new RegExp(
  String.raw`(\p{Upper}\p{Alpha}+)\s*\((?:${MODES}|[\s,/&]|${anyOf('demand:list-gap')})*$`,
  'iu',
)

function isMode({ raw, start }: Phrase, text: string): boolean {
  if (!IS_MODE.test(raw)) return false
  const language = MODE_BEFORE.exec(text.slice(0, start))?.[1]
  return language !== undefined && kindOf(language) === 'language'
}

/** "partner with Product Managers": people of a trade, whom one works with. */
const BESIDE = new RegExp(String.raw`\b(?:${anyOf('demand:beside')})\s+(?:\p{Alpha}+\s+)?$`, 'iu')

function isPeople({ raw, start }: Phrase, text: string): boolean {
  const last = foldKey(raw).split(' ').at(-1) ?? ''
  return last.endsWith('s') && isTitleNoun(last.slice(0, -1)) && BESIDE.test(text.slice(0, start))
}

/** "The ideal Site Warden is": whoever is sought is described, and asked for nothing. */
const SOUGHT = new RegExp(String.raw`\b(?:${anyOf('demand:sought')})\s+$`, 'i')

function isSought({ raw, start }: Phrase, text: string): boolean {
  const last = foldKey(raw).split(' ').at(-1) ?? ''
  return isTitleNoun(last) && SOUGHT.test(text.slice(0, start))
}

/** A language's name that tells the kind of another thing, or that one should speak plainly. */
const isNoLanguage = ({ raw, start, end }: Phrase, text: string): boolean =>
  kindOf(raw) === 'language' &&
  (PLAIN_BEFORE.test(text.slice(0, start)) || FOREIGN_THING.test(text.slice(end)))

/** "English for international calls": what the language is for. */
const LANGUAGE_BEFORE = new RegExp(
  String.raw`(\p{Upper}\p{Alpha}+)\s+(?:${anyOf('demand:purpose')})\s+$`,
  'u',
)

function isPurpose({ raw, start }: Phrase, text: string): boolean {
  const language = LANGUAGE_BEFORE.exec(text.slice(0, start))?.[1]
  return language !== undefined && kindOf(language) === 'language' && !isKnown(raw)
}

/** "Strong SQL. We use Looker and dbt": what the employer has is not asked for. */
const OURS = new RegExp(patternOf('demand-ours'), 'i')

/** The list of names that a phrase stands in is at most so long. */
const NAMES_CHARS = 120

/** "clients from big brands such as Acme": whom others work for. */
const isOthersName = ({ raw, start }: Phrase, text: string): boolean =>
  CAPITALS.test(raw) &&
  !isKnown(raw) &&
  OTHERS_NAMED.test(text.slice(Math.max(0, start - NAMES_CHARS), start))

function isSkill(phrase: Phrase, text: string): boolean {
  const { raw } = phrase
  if (isPeople(phrase, text) || isSought(phrase, text) || isInPassing(phrase, text)) return false
  if (isMode(phrase, text) || isPurpose(phrase, text) || isVerb(phrase, text)) return false
  if (NO_SKILLS.has(foldKey(raw)) || isOfList(phrase, text)) return false
  if (NO_SKILL.test(raw) && !isKnown(raw)) return false
  if (isNoLanguage(phrase, text) || isOthersName(phrase, text)) return false
  if (OURS.test(text.slice(0, phrase.start))) return false
  if (raw.split(/\s+/).length > WORDS_MAX && !isKnown(raw)) return false
  if (!CAPITALS.test(raw) || isKnown(raw)) return true
  return isPlaceLike(raw) < PLACE_SURE && isPlaceLike(inPlace(phrase, text)) < PLACE_SURE
}

/** @param text the unit that the phrases were found in */
export function mendPhrases(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases
    .filter((phrase) => !isInAddress(phrase, text))
    .flatMap((phrase) => apart(bareLicence(trimmed(beforeComma(closed(dotted(phrase, text)))))))
    .flatMap(joined)
    .filter((phrase) => isSkill(phrase, text))
}
