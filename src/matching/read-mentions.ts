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

/** A name that stands by itself: a listed skill, a licence, a language. */
function named(name: string, taxonomyId: string | null, where: Where, quote: string): Mention {
  const known = taxonomyId !== null && skillById(taxonomyId) !== undefined
  const skillId = known ? taxonomyId : normalizeSkill(name).taxonomyId
  return { skillId, key: foldKey(name), quote: quoteWhole(quote), isSure: true, ...where }
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

function inText(text: string, kind: 'prose' | 'heading', where: Where): Mention[] {
  if (text === '') return []
  const cut = text.slice(0, TEXT_CHARS_MAX)
  const found = findSkills(cut, { kind })
  const place: Place = where.place === 'work' && isList(found.length) ? 'list' : where.place
  return found.map((mention) => new TextMention(cut, mention, place, where))
}

function ofPosition(work: ScoringWork, position: number): Mention[] {
  const where: Where = { place: 'work', position }
  const told = [
    ...inText(work.title, 'heading', where),
    ...work.highlights.flatMap((text) => inText(text, 'prose', where)),
  ]
  const seen = new Set(told.map((mention) => mention.skillId ?? mention.key))
  const names = new Set([...seen].map((id) => skillById(id)?.name))
  // The parser takes these from the text of the position; a caller may send them alone.
  const stated = work.skills
    .filter((name) => !names.has(name))
    .map((name) => named(name, null, where, name))
    .filter((mention) => !seen.has(mention.skillId ?? mention.key))
  const place: Place = isList(stated.length) ? 'list' : 'work'
  return [...told, ...stated.map((mention) => ({ ...mention, place }))]
}

const credential: Where = { place: 'credential', position: -1 }
const listed: Where = { place: 'list', position: -1 }

/** A licence may stand among other words: "State of Ohio RN licence, active". */
const ofCredential = (text: string): Mention[] => [
  named(text, null, credential, text),
  ...inText(text, 'heading', credential),
]

export function readMentions(input: ScoringInput): Mention[] {
  const names = [
    ...input.languages.map((name) => named(name, null, credential, name)),
    ...input.skills.map((skill) =>
      named(skill.raw || skill.canonical, skill.taxonomy_id, listed, skill.raw || skill.canonical),
    ),
  ]
  return [
    ...input.work_history.flatMap(ofPosition),
    ...input.certifications.flatMap(ofCredential),
    ...input.education.flatMap(({ degree, field }) => [
      ...inText(degree, 'heading', listed),
      ...inText(field, 'heading', listed),
    ]),
    ...names,
    ...inText(input.summary, 'prose', listed),
  ].filter((mention) => mention instanceof TextMention || mention.quote !== '')
}
