// Gives a phrase its name and id: the vocabulary's if it knows the phrase, otherwise the posting's
// own words.
import { languageFileJson } from '../../languages/read-languages.js'
import { patternOf } from '../../languages/words.js'
import { besideAny, besideMost } from '../../taxonomy/skills/beside-any.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import type { IsBeside } from '../../taxonomy/skills/types.js'
import { fold } from '../../text/fold.js'
import type { Span } from '../types.js'

export interface NamedSkill {
  /** For a known skill the name that belongs to its id. */
  canonical: string
  taxonomyId: string | null
}

const { generic } = languageFileJson('en', 'posting-wishes.json') as {
  generic: Record<'before' | 'after', string[]>
}
/** "Strong Python skills": general words at either end of a name. */
const BEFORE = new RegExp(`^(?:(?:${generic.before.join('|')})\\s+)+`, 'i')
const AFTER = new RegExp(`(?:\\s+(?:${generic.after.join('|')}))+$`, 'i')

/** "CNA's": initials in the plural, written like an owner. */
const OWNERS = /(\p{Upper}{2})['’]s$/u

/** "Dutch C1", "B2 French": how well a language is to be known, by the common scale. */
const LEVEL = new RegExp(patternOf('demand-language-level'), 'iu')

/** The language without its level; null for anything else. */
function withoutLevel(raw: string): NamedSkill | null {
  const name = raw.replace(LEVEL, '')
  if (name === raw || name === '') return null
  const { taxonomyId, canonical } = normalizeSkill(name)
  const isLanguage = skillById(taxonomyId ?? '')?.kind === 'language'
  return isLanguage ? { canonical, taxonomyId } : null
}

/**
 * Phrases in small letters stay so; the capital at the start of a sentence is no part of a phrase.
 */
function written(raw: string, atStart: boolean): string {
  const [first = '', ...rest] = raw.split(/\s+/)
  const isPlainWord =
    /^\p{Upper}\p{Lower}+$/u.test(first) && rest.every((word) => fold(word) === word)
  return atStart && isPlainWord && rest.length > 0
    ? first.toLowerCase() + raw.slice(first.length)
    : raw
}

/**
 * "advanced Excel skills" is Excel: words for how well it is known, or that it is a skill, do not
 * change it.
 */
export function nameSkill(raw: string, start: number, isBeside?: IsBeside): NamedSkill {
  for (const form of new Set([
    raw,
    raw.replace(OWNERS, '$1'),
    raw.replace(BEFORE, ''),
    raw.replace(BEFORE, '').replace(AFTER, ''),
  ])) {
    const { taxonomyId, canonical } = normalizeSkill(form, isBeside)
    if (taxonomyId !== null) return { canonical, taxonomyId }
  }
  return withoutLevel(raw) ?? { canonical: written(raw, start === 0), taxonomyId: null }
}

export const isKnown = ({ taxonomyId }: NamedSkill): boolean => taxonomyId !== null

/**
 * The phrases of one unit: a name with several meanings is settled by those beside it ("Word and
 * Excel").
 */
export function nameSkills(phrases: readonly { raw: string; start: number }[]): NamedSkill[] {
  const named = phrases.map((phrase) => ({ ...phrase, ...nameSkill(phrase.raw, phrase.start) }))
  const isBeside = besideAny(named.map(({ taxonomyId }) => taxonomyId))
  const isAlone = !named.some(isKnown)
  return named.map((one) => {
    const { canonical, taxonomyId } =
      isAlone || isKnown(one) ? one : nameSkill(one.raw, one.start, isBeside)
    return { canonical, taxonomyId }
  })
}

/**
 * Settles a name that has no known ones in its unit by the field of the whole posting.
 * @param lone the names without known ones beside them
 */
export function nameByPosting<Asked extends NamedSkill & { raw: string; span: Span }>(
  asked: readonly Asked[],
  lone: ReadonlySet<Asked>,
): Asked[] {
  const isBeside = besideMost(asked.map(({ taxonomyId }) => taxonomyId))
  return asked.map((one) => {
    if (!lone.has(one)) return one
    const named = nameSkill(one.raw, one.span.start, isBeside)
    return isKnown(named) ? { ...one, ...named } : one
  })
}
