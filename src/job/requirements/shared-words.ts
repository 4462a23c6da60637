// Words that two names share: "Quality Inspection/Engineering" asks for quality engineering, not for
// engineering of any kind.
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'
import type { NamedSkill } from './name-skill.js'

const STROKE = /^\s?\/\s?$/

/** The name with the words before the last of the phrase in front of it, if the vocabulary knows it. */
function sharing(
  text: string,
  before: Phrase | undefined,
  { raw, start }: Phrase,
): NamedSkill | null {
  if (before === undefined || raw.includes(' ')) return null
  const words = before.raw.split(' ').slice(0, -1)
  if (words.length === 0 || !STROKE.test(text.slice(before.end, start))) return null
  const { canonical, taxonomyId } = normalizeSkill([...words, raw].join(' '))
  return taxonomyId === null ? null : { canonical, taxonomyId }
}

/** @param names what the phrases are called by themselves */
export const withShared = (
  text: string,
  phrases: readonly Phrase[],
  names: readonly NamedSkill[],
): NamedSkill[] =>
  names.map((name, at) => {
    const phrase = phrases[at]
    return (phrase && sharing(text, phrases[at - 1], phrase)) ?? name
  })
