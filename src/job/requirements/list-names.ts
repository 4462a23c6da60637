// Adds names that the reader of phrases left out among others of a list: "EMIS, RiO or Vision".
// Many products are called like everyday words, and only their neighbours tell.
import { anyOf } from '../../languages/words.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import type { Phrase } from '../phrases/read-phrases.js'

/** A word with a capital, or two: "Vision", "Civil 3D". */
const NAME = String.raw`\p{Upper}[\p{Alpha}\p{N}+#]*(?:\s\p{Upper}[\p{Alpha}\p{N}+#]*)?`
/** A comma, a small word or a stroke between two names. */
const JOINT = String.raw`(?:,\s+(?:(?:${anyOf('demand:list-gap')})\s+)?|\s+(?:${anyOf('demand:list-gap')})\s+|\/)`
/** The whole text between two phrases. */
const BETWEEN = new RegExp(`^${JOINT}(${NAME})${JOINT}$`, 'u')
/** Behind the last phrase, up to where the clause ends. */
const BEHIND = new RegExp(`^${JOINT}(${NAME})(?=\\s*(?:$|[.;)]))`, 'u')
/** Before the first phrase, behind a word in small letters or at the very beginning. */
const BEFORE = new RegExp(`(?:^|[\\p{Lower}:]\\s|\\()(${NAME})${JOINT}$`, 'u')
/** From this likelihood on a name is a place. */
const PLACE_SURE = 0.6
/** No model has weighed such a name. */
const CONFIDENCE = 0.5

const isProper = (phrase: Phrase | undefined): boolean => /^\p{Upper}/u.test(phrase?.raw ?? '')

/** The name that a pattern finds in a part of the text, which begins at `from`. */
function nameIn(part: string, from: number, pattern: RegExp): Phrase[] {
  const found = pattern.exec(part)
  const raw = found?.[1]
  if (!found || raw === undefined) return []
  const start = from + found.index + found[0].indexOf(raw)
  // The first word of a sentence has its capital anyway.
  const isDoubtful = start === 0 || isPlaceLike(raw) >= PLACE_SURE
  if (isDoubtful && normalizeSkill(raw).taxonomyId === null) return []
  return [{ start, end: start + raw.length, raw, confidence: CONFIDENCE }]
}

/** @param text the unit that the phrases were found in */
export function withListed(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const added = phrases.flatMap((phrase, at) => {
    if (!isProper(phrase)) return []
    const next = phrases[at + 1]
    const before = at === 0 ? nameIn(text.slice(0, phrase.start), 0, BEFORE) : []
    const behind =
      next === undefined
        ? nameIn(text.slice(phrase.end), phrase.end, BEHIND)
        : isProper(next)
          ? nameIn(text.slice(phrase.end, next.start), phrase.end, BETWEEN)
          : []
    return [...before, ...behind]
  })
  return added.length === 0 ? phrases : [...phrases, ...added].sort((a, b) => a.start - b.start)
}
