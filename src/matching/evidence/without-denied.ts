// Removes mentions that a text of the same person denies. A denial outweighs a bare name, because a parser lists
// whatever a sentence names.
import type { ScoringInput } from '../../contract/scoring-input.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { Places } from '../../text/places.js'
import type { Denied, Mention } from '../types.js'
import { NamedMention } from './mention.js'
import { type Cues, deniesAt, mayDeny } from './stance.js'

/**
 * Bounds the work: every listed name is looked for in the texts that may deny something. The
 * longest labelled résumé has 8,000 characters of them.
 */
const DENIAL_CHARS_MAX = 20_000

export interface Mentions {
  mentions: Mention[]
  denied: Denied
}

/** Whether a text denies a name that stands in it as a word of its own. */
function deniesName(text: string, folded: string, places: Places, name: string): boolean {
  const [at] = name === '' ? [] : places.of(name)
  if (at === undefined) return false
  const end = at + name.length
  if (hasLetterOrDigit(folded[at - 1] ?? '') || hasLetterOrDigit(folded[end] ?? '')) return false
  return deniesAt(text, at, end)
}

/** `cues` are those of the texts that name a skill; for other texts they are found here. */
export function withoutDenied(
  { mentions, denied }: Mentions,
  cues: ReadonlyMap<string, Cues>,
  input: ScoringInput,
): Mentions {
  const texts = [input.summary, ...input.work_history.flatMap(({ highlights }) => highlights)]
  const denying = texts.filter((one) => cues.get(one)?.denied ?? mayDeny(one))
  const text = denying.join('\n').slice(0, DENIAL_CHARS_MAX)
  if (text === '' && denied.size === 0) return { mentions, denied }
  const folded = text.toLowerCase()
  const places = new Places(folded)
  const kept = mentions.filter((mention) => {
    if (!(mention instanceof NamedMention)) return true
    if (mention.skillId !== null && denied.has(mention.skillId)) return false
    return !deniesName(text, folded, places, mention.quote.toLowerCase())
  })
  return { mentions: kept, denied }
}
