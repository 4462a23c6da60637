// Tells the name that opens a text whose line breaks are lost: "Ana Sample Staff Nurse Leeds …". Its
// line is far too long for a name, so only its first words are looked at, one by one.
import { anyOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldedWords } from '../../text/fold-in-place.js'
import type { PersonLine } from '../types.js'
import type { NameContext } from './name-features.js'
import { isEverydayWord } from './own-name.js'

/** A shorter line has its name by itself, or beside a post. */
const LINE_CHARS_MIN = 160
/** The name stands in the first words. */
const HEAD_CHARS = 120
const NAME_WORDS = { min: 2, max: 4 } as const
/** From these likelihoods on a word is a place or a job instead. */
const PLACE_MIN = 0.6
const TITLE_MIN = 0.3
/** A shorter word is in other addresses by chance. */
const SPELLED_CHARS_MIN = 3

/** What a document calls itself before the name: "Resume – Ana Sample". */
const OPENER = new RegExp(String.raw`^\s*(?:(?:${anyOf('name:documents')})\s*[-–—:|]?\s+)+`, 'iu')
const WORD = /^\p{Upper}[\u0300-\u036f\p{Alpha}'’-]*\.?$/u
/** Initials of a licence or a degree: "CDL-A", "RN". An initial of a name is one letter. */
const CAPITALS = /^\p{Upper}{2,}(?:-\p{Upper}+)?$/u

/** "Registered Nurse", "Senior Care Worker": a post begins with words that alone are none. */
const POST_WORDS = [2, 3]
const POST_MIN = 0.5
const beginsPost = (words: readonly string[]): boolean =>
  POST_WORDS.some((count) => titleLikelihood(words.slice(0, count).join(' ')) >= POST_MIN)

/** Whether a word may go on with a name that has begun. */
function isOfName(word: string, local: string): boolean {
  if (!WORD.test(word)) return false
  const parts = foldedWords(word)
  const isKnown = parts.some(
    (part) =>
      isGivenName(part) ||
      isSurname(part) ||
      (part.length >= SPELLED_CHARS_MIN && local.includes(part)),
  )
  if (isKnown) return titleLikelihood(word) < TITLE_MIN
  return !CAPITALS.test(word) && !parts.some(isEverydayWord) && isPlaceLike(word) < PLACE_MIN
}

/** The name that opens the first line, if that is a whole document. */
export function longLineName(
  lines: readonly PersonLine[],
  { local }: NameContext,
): { name: string; line: Line } | null {
  const line = lines[0]?.line
  if (!line || line.text.length < LINE_CHARS_MIN) return null
  const words = line.text.slice(0, HEAD_CHARS).replace(OPENER, '').split(/\s+/)
  const [first = ''] = words
  const [given = ''] = foldedWords(first)
  const isSpelled = given.length >= SPELLED_CHARS_MIN && local.includes(given)
  if (!WORD.test(first) || !(isGivenName(given) || isSpelled)) return null
  let size = 1
  while (size < NAME_WORDS.max && isOfName(words[size] ?? '', local)) {
    // Every name has two words, whatever the second may be elsewhere.
    if (size >= NAME_WORDS.min && beginsPost(words.slice(size))) break
    size++
  }
  return size < NAME_WORDS.min ? null : { name: words.slice(0, size).join(' '), line }
}
