// Finds the candidate's name by what mail and profile addresses spell: on any line, since columns
// pasted as text put the head anywhere.
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldedLetters, foldedWords } from '../../text/fold-in-place.js'
import type { Known, LinePart } from '../types.js'
import { isEverydayWord } from './own-name.js'

/** Hardly any name is longer; a longer line that opens with one has the job behind it. */
const NAME_CHARS_MAX = 45
const LINE_CHARS_MAX = 120
/** One to four words with capitals, initials included. */
const NAME_SHAPE =
  /^\p{Upper}[\u0300-\u036f\p{Alpha}.'’-]*(?: [\p{Upper}.][\u0300-\u036f\p{Alpha}.'’-]*){0,3}$/u
/** Fewer letters stand in an address by chance; a word alone on its line must be longer. */
export const WORD_CHARS_MIN = 4
const LONE_CHARS_MIN = 5
/** How likely a text must be a name when an address spells only one of its words. */
const SURE = 0.6
/** From these likelihoods on a text is rather a title, or rather a place. */
const TITLE_MAX = 0.5
const PLACE_MAX = 0.5
/** Parts whose names are those of employers and schools, unless more speaks for the person. */
const OF_OTHERS: ReadonlySet<LinePart | undefined> = new Set(['work', 'education', 'references'])
const CAPITALISED = /^\p{Upper}\p{Alpha}/u
/** How many words of a longer line may be the name. */
const OPENING_WORDS_MAX = 4

const isOther = (text: string): boolean =>
  degreeLikelihood(text) > 0 || titleLikelihood(text) > TITLE_MAX || isPlaceLike(text) >= PLACE_MAX

interface Spelled {
  text: string
  words: string[]
  /** How many of its words an address spells. */
  spelled: number
}

function spelledIn(text: string, words: string[], addresses: readonly string[]): Spelled | null {
  const isIn = (word: string) =>
    word.length >= WORD_CHARS_MIN && addresses.some((address) => address.includes(word))
  const spelled = words.filter(isIn).length
  return spelled === 0 ? null : { text, words, spelled }
}

const isLoneName = ({ words: [word = '', ...more] }: Spelled): boolean =>
  more.length === 0 && word.length >= LONE_CHARS_MIN && !isEverydayWord(word)

/** "ANA SAMPLE S O F T WARE": the words that open a line are the whole address, run together. */
function openingOf(line: string, addresses: readonly string[]): string | null {
  if (line.length > LINE_CHARS_MAX) return null
  const opening = line.trim().split(/\s+/, OPENING_WORDS_MAX)
  const stop = opening.findIndex((word) => !CAPITALISED.test(word))
  const words = stop < 0 ? opening : opening.slice(0, stop)
  for (let count = words.length; count > 1; count--) {
    const letters = foldedLetters(words.slice(0, count).join(''))
    if (letters.length >= LONE_CHARS_MIN && addresses.includes(letters))
      return words.slice(0, count).join(' ')
  }
  return null
}

/**
 * "AnaSample" above "mail@sampleana.example": the host spells the whole name, and the line reads
 * like a person's name.
 */
function hostedIn(
  text: string,
  part: LinePart | undefined,
  hosts: readonly string[],
): string | null {
  if (hosts.length === 0 || OF_OTHERS.has(part)) return null
  const apart = text.replace(/(?<=\p{Lower})(?=\p{Upper})/gu, ' ')
  const [first = '', second = '', ...more] = foldedWords(apart)
  if (second === '' || more.length > 0 || !NAME_SHAPE.test(apart)) return null
  const isHost = hosts.includes(`${first}${second}`) || hosts.includes(`${second}${first}`)
  return isHost && nameLikelihood(apart) >= SURE && !isOther(apart) ? apart : null
}

/**
 * The names that lines spell as an address does. `addresses` are the letters of mailboxes and
 * handles; `known` tells the parts of the lines, and the name as far as a parser read it.
 */
export function addressedNames(
  lines: readonly string[],
  { names, parts }: Known,
  addresses: readonly string[],
  hosts: readonly string[],
): string[] {
  if (addresses.length + hosts.length === 0) return []
  const own = new Set(names.flatMap(foldedWords))
  const found: string[] = []
  // The last line that held only a word of the name, or 'known' for the name as a parser read it.
  let before: Spelled | 'known' | null = null
  for (const [number, line] of lines.entries()) {
    const text = line.length > LINE_CHARS_MAX ? line : line.trim()
    if (text === '') continue
    // Most lines do not have the shape of a name, so their words need not be read.
    if (text.length > NAME_CHARS_MAX || !NAME_SHAPE.test(text)) {
      const opening = parts[number] === 'top' ? openingOf(text, addresses) : null
      if (opening !== null) found.push(opening)
      before = null
      continue
    }
    const words = foldedWords(text)
    if (words.length > 0 && words.every((word) => own.has(word))) {
      if (before !== null && before !== 'known') found.push(before.text)
      before = 'known'
      continue
    }
    const hosted = hostedIn(text, parts[number], hosts)
    if (hosted !== null) found.push(hosted)
    const spelled = spelledIn(text, words, addresses)
    if (!spelled || isOther(text)) {
      before = null
      continue
    }
    const isLone = isLoneName(spelled)
    if (isLone && before !== null) {
      if (before !== 'known') found.push(before.text)
      found.push(spelled.text)
    } else if (isSure(spelled, parts[number])) found.push(spelled.text)
    before = isLone ? spelled : null
  }
  return [...new Set(found)].filter((name) => !isWritten(name, lines))
}

/**
 * Words that also stand in small letters on the page are no name: "Social Media" above "social
 * media".
 */
function isWritten(name: string, lines: readonly string[]): boolean {
  const small = name.toLowerCase()
  return small.includes(' ') && small !== name && lines.some((line) => line.includes(small))
}

function isSure({ text, words, spelled }: Spelled, part: LinePart | undefined): boolean {
  if (words.length > 1 && spelled > 1) return nameLikelihood(text) > 0
  if (OF_OTHERS.has(part)) return false
  const isOfPeople = words.some((word) => isGivenName(word) || isSurname(word))
  const isLong = words.length > 1 || (words[0]?.length ?? 0) >= LONE_CHARS_MIN
  return isLong && isOfPeople && nameLikelihood(text) >= (words.length > 1 ? SURE : 0)
}
