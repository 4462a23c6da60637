// Reads what the redacted view says that the person can do: every skill with its place and its quote.

import type { ScoringInput, ScoringWork } from '../../contract/scoring-input.js'
import { anyOf } from '../../languages/words.js'
import { besideListed } from '../../taxonomy/skills/beside-any.js'
import { findSkills, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillMention } from '../../taxonomy/skills/types.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { skillIdOf } from '../skill-id.js'
import type { Mention, Place } from '../types.js'
import { WEIGHTS } from '../weights.js'
import { isClaimedQuality } from './claimed-quality.js'
import { ITEM_CHARS_MAX, isPaperToCome, stanceOfName } from './item-stance.js'
import { linesNaming } from './lines-naming.js'
import { NamedMention, TextMention, type Where } from './mention.js'
import { goesWithOthers, isAnothers, isShortFor } from './other-meanings.js'
import { type Cues, cuesIn, isLearning, namesThing, type Stance, stanceAt } from './stance.js'
import { type Mentions, withoutDenied } from './without-denied.js'

/**
 * Bounds the work: 99 in 100 positions of 155 labelled résumés have under 2,300 characters, and no
 * summary has more.
 */
const TEXT_CHARS_MAX = 4_000
interface Reading {
  mentions: Mention[]
  /** The ids of skills that a text denies. */
  denied: Set<string>
  /** The ids of skills that a text says are being learned, and of those that it says are there. */
  learned: Set<string>
  owned: Set<string>
  /** The cues of each text that names a skill. */
  cues: Map<string, Cues>
}

/** A line with this many skills is a list, whatever position it stands under. */
const isList = (skills: number): boolean => skills >= WEIGHTS.quote.listSkillsMin

function stanceOf(text: string, cues: Cues, mention: SkillMention): Stance {
  const { start, end, confident } = mention
  if (isAnothers(text, mention) || isShortFor(text, mention)) return 'others'
  if (goesWithOthers(text, mention)) return 'others'
  const stance = stanceAt(text, start, end, cues)
  return stance === 'own' && !confident && namesThing(text, end) ? 'others' : stance
}

/** Adds the skills that a text says the person has, and returns all that it names. */
function addText(
  reading: Reading,
  text: string,
  kind: 'prose' | 'heading',
  where: Where,
): readonly SkillMention[] {
  if (text === '') return []
  const cut = text.slice(0, TEXT_CHARS_MAX)
  const found = findSkills(cut, { kind })
  if (found.length === 0) return found
  const cues = cuesIn(cut)
  reading.cues.set(cut, cues)
  const place: Place = where.place === 'work' && isList(found.length) ? 'list' : where.place
  for (const mention of found) {
    const stance = stanceOf(cut, cues, mention)
    if (stance === 'denied') reading.denied.add(mention.id)
    if (stance === 'denied' || stance === 'others') continue
    const isSure = mention.confident || isClaimedQuality(cut, mention)
    const isPart = stance === 'part' || isPaperToCome(mention.id, mention.raw)
    if (!isPart) reading.owned.add(mention.id)
    else if (isLearning(cut, mention.start, mention.end)) reading.learned.add(mention.id)
    const isTitle = kind === 'heading' && where.position >= 0
    reading.mentions.push(new TextMention(cut, mention, place, where, isPart, isSure, isTitle))
  }
  return found
}

/** A level beside a name that shows little of it: "French (A1)". */
const LOW = new RegExp(String.raw`[(:–—,-]\s*(?:${anyOf('match:low-levels')})\b`, 'i')
/** A word that denies what follows it. */
const NONE = new RegExp(String.raw`^(?:${anyOf('match:none')})\s`, 'i')

/** Adds a name, unless it has no word to quote or denies something: "No driving licence". */
function addName(reading: Reading, name: string, skillId: string | null, where: Where): void {
  if (NONE.test(name)) return
  const stance = stanceOfName(name, skillId)
  if (stance === 'denied') return
  const mention = new NamedMention(name, skillId, where, stance === 'part' || LOW.test(name))
  if (mention.quote !== '') reading.mentions.push(mention)
}

function addPosition(
  reading: Reading,
  work: ScoringWork,
  position: number,
  written: ReadonlyMap<string, string>,
): void {
  const where: Where = { place: 'work', position }
  const ids = new Set<string>()
  const names = new Set<string>()
  const tell = (found: readonly SkillMention[]): void => {
    for (const { id, canonical } of found) {
      ids.add(id)
      names.add(canonical)
    }
  }
  tell(addTitle(reading, work.title, where))
  for (const text of work.highlights) tell(addText(reading, text, 'prose', where))
  // The parser takes these from the text of the position; a caller may send them alone.
  const stated = work.skills
    .filter((name) => !names.has(name))
    .map((name) => ({ name, skillId: skillIdOf(name, null) }))
    .filter(({ skillId }) => skillId === null || !ids.has(skillId))
  const place: Place = isList(stated.length) ? 'list' : 'work'
  const texts = work.highlights.map((text) => ({ text, place, position }))
  for (const { name, skillId } of stated) {
    const lines = linesNaming(texts, skillId)
    for (const line of lines) reading.mentions.push({ ...line, skillId })
    if (lines.length === 0)
      addName(reading, written.get(name) ?? name, skillId, { place, position })
  }
}

/**
 * Adds the skills of a title. A common word in it says what the post is near and not what the
 * person did: "Teaching Hospital Porter".
 */
function addTitle(reading: Reading, title: string, where: Where): readonly SkillMention[] {
  const inTitle: Reading = { ...reading, mentions: [] }
  const found = addText(inTitle, title, 'heading', where)
  reading.mentions.push(...inTitle.mentions.filter(({ isSure }) => isSure))
  return found
}

/** The level of "Higher Secondary School": whoever went there has not taught there. */
const SCHOOL = 'high_school'
const credential: Where = { place: 'credential', position: -1 }
const listed: Where = { place: 'list', position: -1 }

export function readMentions(input: ScoringInput): Mentions {
  const reading: Reading = {
    mentions: [],
    denied: new Set(),
    learned: new Set(),
    owned: new Set(),
    cues: new Map(),
  }
  // A parser gives the usual names of a position's skills; the list says how the person wrote them.
  const written = new Map(input.skills.map(({ raw, canonical }) => [canonical, raw || canonical]))
  input.work_history.forEach((work, position) => {
    addPosition(reading, work, position, written)
  })
  for (const text of input.certifications) {
    addName(reading, text, skillIdOf(text, null), credential)
    // A licence may stand among other words: "State of Ohio RN licence, active".
    addText(reading, text, 'heading', credential)
  }
  for (const { degree, degree_level, field } of input.education) {
    addStudies(reading, degree_level === SCHOOL ? [field] : [degree, field])
  }
  for (const name of input.languages) addName(reading, name, skillIdOf(name, null), credential)
  const isBeside = besideListed(input.skills.map(({ taxonomy_id }) => taxonomy_id))
  for (const { raw, canonical, taxonomy_id } of input.skills) {
    const name = raw || canonical
    const skillId = skillIdOf(name, taxonomy_id, isBeside)
    addName(reading, name, skillId, listed)
    if (skillId === null && name.includes(' ')) addNamesIn(reading, name)
    if (skillId !== null) addJoined(reading, name, skillId)
  }
  addText(reading, input.summary, 'prose', listed)
  return withoutDenied({ ...reading, mentions: asLearned(reading) }, reading.cues, input)
}

/**
 * A parser lists whatever a sentence names: a skill that the texts only call one that is being
 * learned is no more than that in a list.
 */
const asLearned = ({ mentions, learned, owned }: Reading): Mention[] =>
  learned.size === 0
    ? mentions
    : mentions.map((mention) => {
        const id = mention.skillId ?? ''
        const isLearned = mention.place === 'list' && learned.has(id) && !owned.has(id)
        return isLearned && mention instanceof NamedMention ? mention.inPart() : mention
      })

/**
 * Adds the subjects that somebody studied. "Communication and Journalism" does not say that
 * somebody communicates well.
 */
function addStudies(reading: Reading, texts: readonly string[]): void {
  const studied: Reading = { ...reading, mentions: [] }
  for (const text of texts) addText(studied, text, 'heading', listed)
  reading.mentions.push(
    ...studied.mentions.filter(({ skillId }) => skillById(skillId ?? '')?.kind !== 'soft'),
  )
}

const JOINT = String.raw`(?:&|/|\b(?:${anyOf('match:both')})\b)`
const JOINED = new RegExp(String.raw`\s*${JOINT}\s*`, 'i')
/** The same without the blanks around it, which costs less to look for: most items have none. */
const HAS_JOINT = new RegExp(JOINT, 'i')

/**
 * The vocabulary knows "Coaching and mentoring" under one of its names; whoever lists it has the
 * other skill too.
 */
function addJoined(reading: Reading, item: string, known: string): void {
  if (!HAS_JOINT.test(item)) return
  const names = item.split(JOINED)
  const ids = names.map((name) => skillIdOf(name, null))
  if (ids.includes(null)) return
  for (const id of ids) if (id !== known) addName(reading, item, id, listed)
}

/** "Database SQL", "Advance Excel etc": an item that holds a name among other words. */
function addNamesIn(reading: Reading, item: string): void {
  const found = findSkills(item.slice(0, ITEM_CHARS_MAX), { kind: 'list' })
  const isNamesOnly = coversAll(item, found)
  for (const mention of found) {
    const isNamed = mention.confident && !goesWithOthers(item, mention)
    if (isNamed || isNamesOnly) addName(reading, item, mention.id, listed)
  }
}

/**
 * Whether names cover the whole item, as in "Proactive Analytical" or "Drafting and Filing": then
 * common words are names too.
 */
function coversAll(item: string, found: readonly SkillMention[]): boolean {
  let rest = item
  for (const { raw } of found) rest = rest.replace(raw, ' ')
  return found.length > 1 && !hasLetterOrDigit(rest.replace(JOINED, ' '))
}
