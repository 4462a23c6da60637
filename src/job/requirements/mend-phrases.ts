// Mends what the phrase reader found: alternatives in one phrase come apart, words that hang on fall off,
// and what is no skill — a place, an agency's notice, the will to learn — is left out.
import { dataJson } from '../../tables/data-file.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import type { Phrase } from '../phrases/read-phrases.js'

interface Wishes {
  noSkills: string[]
  /** What may stand behind a licence's name and says no more than it. */
  licenceTails: string[]
  tails: string[]
  leads: string[]
}

const data = dataJson('./data/wishes.json', import.meta.url) as Wishes
const NO_SKILLS = new Set(data.noSkills)
const TAIL = new RegExp(`(?:\\s+(?:${data.tails.join('|')}))+$`, 'i')
const LICENCE_TAIL = new RegExp(`\\s+(?:${data.licenceTails.join('|')})$`, 'i')
const LEAD = new RegExp(`^(?:(?:${data.leads.join('|')})\\s+)+`, 'i')
const CHOICE = /\s*\/\s*|\s+or\s+/gi
/** Names and nothing else: "UK hospital experience" is more than a place. */
const CAPITALS = /^\p{Lu}[\p{L}'’.-]+(?:[\s,]+\p{Lu}[\p{L}'’.-]+)*$/u
const PLACE_SURE = 0.6

const kindOf = (name: string): SkillKind | undefined =>
  skillById(normalizeSkill(name).taxonomyId ?? '')?.kind
const isKnown = (name: string): boolean => kindOf(name) !== undefined

const part = (phrase: Phrase, from: number, to: number): Phrase => ({
  ...phrase,
  start: phrase.start + from,
  end: phrase.start + to,
  raw: phrase.raw.slice(from, to),
})

function trimmed(phrase: Phrase): Phrase {
  const from = LEAD.exec(phrase.raw)?.[0].length ?? 0
  const to = TAIL.exec(phrase.raw)?.index ?? phrase.raw.length
  const isWhole = from === 0 && to === phrase.raw.length
  return isWhole || from >= to || isKnown(phrase.raw) ? phrase : part(phrase, from, to)
}

/** "ACCA qualified" asks for ACCA. */
function bareLicence(phrase: Phrase): Phrase {
  const to = LICENCE_TAIL.exec(phrase.raw)?.index
  if (to === undefined || kindOf(phrase.raw.slice(0, to)) !== 'licence') return phrase
  return part(phrase, 0, to)
}

/** What goes by a name of its own. */
const NAMED: ReadonlySet<string | undefined> = new Set(['tool', 'licence', 'language'])

/** "ACCA or CIMA" are two names; "CI/CD" is one, and "BI/visualization tools" are not taken apart. */
function apart(phrase: Phrase): Phrase[] {
  const marks = [...phrase.raw.matchAll(CHOICE)]
  if (marks.length === 0) return [phrase]
  const whole = kindOf(phrase.raw)
  if (whole !== undefined && whole !== 'licence') return [phrase]
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)]
  const ends = [...marks.map((mark) => mark.index), phrase.raw.length]
  const parts = starts.map((from, index) => part(phrase, from, ends[index] ?? from))
  return parts.every(({ raw }) => NAMED.has(kindOf(raw))) ? parts : [phrase]
}

function isSkill({ raw }: Phrase): boolean {
  if (NO_SKILLS.has(foldKey(raw))) return false
  return !CAPITALS.test(raw) || isKnown(raw) || isPlaceLike(raw) < PLACE_SURE
}

export function mendPhrases(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) => apart(bareLicence(trimmed(phrase)))).filter(isSkill)
}
