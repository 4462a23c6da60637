// Tells a posting in a language that we do not read by what needs no words: lists, known skills, numbers, and no life
// told in years.
import { hasYearsSpan, isMarked, isNoise } from '../../languages/without-words.js'
import type { Line } from '../../layout/types.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'

/** So many lines are enough; the bound limits what a long text costs. */
const LINES_SEEN = 80
/** Two spans of years and a way to reach their owner make a résumé. */
const SPANS_MAX = 1
const CONTACT = /[\w.+-]{1,64}@[\w-]{1,64}\.\w|\+\d[\d ()-]{8,}\d/
/** Contact details at the top are those of a résumé's writer. */
const CONTACT_LINES = 6
/** A list of so many items; of fewer if it names a skill. */
const ITEMS_MIN = { plain: 3, skilled: 2 } as const
const PARTED = /[\s,;:/()、，・]+/u
/** What prose of a posting has besides sentences, and noise has not. */
const STRUCTURED = /\p{N}|[:：@]/u

const namesSkill = ({ text }: Line): boolean =>
  text.split(PARTED).some((word) => normalizeSkill(word).taxonomyId !== null)

/** @param isProse whether there are so many words that they must be a language's */
export function seemsPosting(lines: readonly Line[], isProse: boolean): boolean {
  const seen = lines.slice(0, LINES_SEEN)
  const texts = seen.map(({ text }) => text)
  if (isNoise(texts) || (!isProse && !isMarked(texts))) return false
  const spans = texts.filter((text) => hasYearsSpan(text)).length
  const isReached = texts.slice(0, CONTACT_LINES).some((text) => CONTACT.test(text))
  if (spans > SPANS_MAX && isReached) return false
  const items = seen.filter(({ bullet }) => bullet).length
  const isSkilled = seen.some(namesSkill)
  if (items >= ITEMS_MIN[isSkilled ? 'skilled' : 'plain']) return true
  return isProse && (isSkilled || texts.some((text) => STRUCTURED.test(text)) || seen.length > 1)
}
