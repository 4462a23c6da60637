// Reads what the redacted view says the person can do: every skill with its place and its quote.
import type { ScoringInput, ScoringWork } from '../contract/scoring-input.js'
import { foldKey } from '../core/fold.js'
import { findSkills, normalizeSkill, skillById } from '../taxonomy/skills/skills.js'
import type { SkillMention } from '../taxonomy/skills/types.js'
import { quoteAround, quoteWhole } from './quote.js'
import type { Mention, Place } from './types.js'
import { WEIGHTS } from './weights.js'

const TEXT_CHARS_MAX = 4_000

type Where = Pick<Mention, 'place' | 'position'>

const skillIdOf = (name: string, taxonomyId: string | null): string | null =>
  taxonomyId !== null && skillById(taxonomyId) !== undefined
    ? taxonomyId
    : normalizeSkill(name).taxonomyId

/** A name that stands by itself: a listed skill, a licence, a language. */
class NamedMention implements Mention {
  readonly quote: string
  readonly isSure = true
  readonly place: Place
  readonly position: number

  constructor(
    private readonly name: string,
    readonly skillId: string | null,
    where: Where,
  ) {
    this.quote = quoteWhole(name)
    this.place = where.place
    this.position = where.position
  }

  /** Only unknown names are asked for theirs. */
  get key(): string {
    return foldKey(this.name)
  }
}

/** A line with this many skills is a list, whatever position it stands under. */
const isList = (skills: number): boolean => skills >= WEIGHTS.quote.listSkillsMin

/** A skill named in a text. Most are never quoted: the quote is cut when it is asked for. */
class TextMention implements Mention {
  readonly skillId: string
  readonly isSure: boolean
  readonly position: number

  constructor(
    private readonly text: string,
    private readonly found: SkillMention,
    readonly place: Place,
    where: Where,
  ) {
    this.skillId = found.id
    this.isSure = found.confident
    this.position = where.position
  }

  get key(): string {
    return foldKey(this.found.raw)
  }

  get quote(): string {
    return quoteAround(this.text, this.found.start, this.found.end)
  }
}

/** Adds the skills that a text names, and hands them back. */
function addText(
  mentions: Mention[],
  text: string,
  kind: 'prose' | 'heading',
  where: Where,
): readonly SkillMention[] {
  if (text === '') return []
  const cut = text.slice(0, TEXT_CHARS_MAX)
  const found = findSkills(cut, { kind })
  const place: Place = where.place === 'work' && isList(found.length) ? 'list' : where.place
  for (const mention of found) mentions.push(new TextMention(cut, mention, place, where))
  return found
}

/** A name without a word to quote is none. */
function addName(mentions: Mention[], name: string, skillId: string | null, where: Where): void {
  const mention = new NamedMention(name, skillId, where)
  if (mention.quote !== '') mentions.push(mention)
}

function addPosition(mentions: Mention[], work: ScoringWork, position: number): void {
  const where: Where = { place: 'work', position }
  const ids = new Set<string>()
  const names = new Set<string>()
  const tell = (text: string, kind: 'prose' | 'heading'): void => {
    for (const { id, canonical } of addText(mentions, text, kind, where)) {
      ids.add(id)
      names.add(canonical)
    }
  }
  tell(work.title, 'heading')
  for (const text of work.highlights) tell(text, 'prose')
  // The parser takes these from the text of the position; a caller may send them alone.
  const stated = work.skills
    .filter((name) => !names.has(name))
    .map((name) => ({ name, skillId: skillIdOf(name, null) }))
    .filter(({ skillId }) => skillId === null || !ids.has(skillId))
  const place: Place = isList(stated.length) ? 'list' : 'work'
  for (const { name, skillId } of stated) addName(mentions, name, skillId, { place, position })
}

const credential: Where = { place: 'credential', position: -1 }
const listed: Where = { place: 'list', position: -1 }

export function readMentions(input: ScoringInput): Mention[] {
  const mentions: Mention[] = []
  input.work_history.forEach((work, position) => {
    addPosition(mentions, work, position)
  })
  for (const text of input.certifications) {
    addName(mentions, text, skillIdOf(text, null), credential)
    // A licence may stand among other words: "State of Ohio RN licence, active".
    addText(mentions, text, 'heading', credential)
  }
  for (const { degree, field } of input.education) {
    addText(mentions, degree, 'heading', listed)
    addText(mentions, field, 'heading', listed)
  }
  for (const name of input.languages) addName(mentions, name, skillIdOf(name, null), credential)
  for (const { raw, canonical, taxonomy_id } of input.skills) {
    const name = raw || canonical
    addName(mentions, name, skillIdOf(name, taxonomy_id), listed)
  }
  addText(mentions, input.summary, 'prose', listed)
  return mentions
}
