// Gives a phrase its name and id: the vocabulary's where it knows the phrase, the posting's own words elsewhere.
import { dataJson } from '../../tables/data-file.js'
import { besideAny } from '../../taxonomy/skills/beside-any.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import { fold } from '../../text/fold.js'

export interface NamedSkill {
  /** Of a known skill the name that its id goes by. */
  canonical: string
  taxonomyId: string | null
}

const { generic } = dataJson('./data/wishes.json', import.meta.url) as {
  generic: Record<'before' | 'after', string[]>
}
const BEFORE = new RegExp(`^(?:(?:${generic.before.join('|')})\\s+)+`, 'i')
/** Longer names are settled by themselves. */
const SHORT_CHARS_MAX = 4
const AFTER = new RegExp(`(?:\\s+(?:${generic.after.join('|')}))+$`, 'i')

/** Lower-case phrases keep their case; a sentence's capital at its start is not part of a phrase. */
function written(raw: string, atStart: boolean): string {
  const [first = '', ...rest] = raw.split(/\s+/)
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first) && rest.every((word) => fold(word) === word)
  return atStart && isPlainWord && rest.length > 0
    ? first.toLowerCase() + raw.slice(first.length)
    : raw
}

/** "advanced Excel skills" is Excel: words that say how well, or that it is a skill, change no skill. */
export function nameSkill(raw: string, start: number): NamedSkill {
  for (const form of new Set([
    raw,
    raw.replace(BEFORE, ''),
    raw.replace(BEFORE, '').replace(AFTER, ''),
  ])) {
    const { taxonomyId, canonical } = normalizeSkill(form)
    if (taxonomyId !== null) return { canonical, taxonomyId }
  }
  return { canonical: written(raw, start === 0), taxonomyId: null }
}

/** The phrases of one unit: a short name that means several things is settled by those beside it ("Word and Excel"). */
export function nameSkills(phrases: readonly { raw: string; start: number }[]): NamedSkill[] {
  const named = phrases.map(({ raw, start }) => nameSkill(raw, start))
  if (named.length < 2) return named
  const isBeside = besideAny(named.map(({ taxonomyId }) => taxonomyId))
  return named.map((one) => {
    if (one.taxonomyId !== null || one.canonical.length > SHORT_CHARS_MAX) return one
    const { canonical, taxonomyId } = normalizeSkill(one.canonical, isBeside)
    return taxonomyId === null ? one : { canonical, taxonomyId }
  })
}
