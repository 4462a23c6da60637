// Tells the name where learned weights find none: a person who introduces themselves, a line that
// the mail address repeats, or what opens a page over ways to reach the person.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import type { Line } from '../../layout/types.js'
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { givenNameLevel, isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldedWords } from '../../text/fold-in-place.js'
import type { PersonLine } from '../types.js'
import { openingName } from './guess-names.js'
import { longLineName } from './long-line-name.js'
import type { NameContext } from './name-features.js'
import { openingPiece } from './name-pieces.js'
import { CASELESS_DOCUMENTS } from './name-words.js'
import { isEverydayWord } from './own-name.js'
import { stripped } from './strip-name.js'

interface ToldName {
  name: string
  line: Line
}

/** People introduce themselves in the first lines. */
const INTRODUCTION_LINES = 8
/** The ways to reach a person are in the first lines below the name. */
const REACH_LINES = 12
/** A mail address, a profile, or a telephone number. */
const REACH = /@|linkedin|github|\+?\d(?:[ ().-]{0,2}\d){7,}/
/** Two to four words with capitals, perhaps with "van der" between: nothing but a name. */
const HEADLINE = new RegExp(
  String.raw`^\p{Upper}[\u0300-\u036f\p{Alpha}'’-]+(?:(?: (?:${anyOf('name:particles-before-a-space')})){0,2} \p{Upper}[\u0300-\u036f\p{Alpha}.'’-]*){1,3}$`,
  'u',
)
/** From these likelihoods on, a line is a place or a job instead. */
const PLACE_MIN = 0.5
const TITLE_MIN = 0.3
/** A line that the mail address repeats reads at least a little like a name. */
const LIKELY = 0.35
/** A shorter word is in other addresses by chance. */
const REPEATED_CHARS_MIN = 4

/** Words of documents and forms; "von" is one of them, and a part of names. */
const NO_NAMES: ReadonlySet<string> = new Set(eachOf('name:no-names'))
const PARTICLES: ReadonlySet<string> = new Set(eachOf('name:particles-before-a-space'))
const isNoName = (word: string): boolean => NO_NAMES.has(word) && !PARTICLES.has(word)

const isNameAlone = (name: string, { isHeading }: NameContext): boolean =>
  HEADLINE.test(name) &&
  !isHeading(name) &&
  !foldedWords(name).some(isNoName) &&
  isPlaceLike(name) < PLACE_MIN &&
  titleLikelihood(name) < TITLE_MIN &&
  degreeLikelihood(name) === 0

export function toldName(lines: readonly PersonLine[], context: NameContext): ToldName | null {
  return (
    introduced(lines) ??
    repeated(lines, context) ??
    headline(lines, context) ??
    longLineName(lines, context) ??
    lone(lines, context) ??
    labelled(lines) ??
    signed(lines)
  )
}

function introduced(lines: readonly PersonLine[]): ToldName | null {
  for (const { line } of lines.slice(0, INTRODUCTION_LINES)) {
    const name = openingName(line.text)
    if (name !== undefined) return { name, line }
  }
  return null
}

/** The person's part of a profile's address: "linkedin.com/in/ana-sample-4b7a1b2c". */
const PROFILE = new RegExp(patternOf('name-in-a-profile'), 'i')

/** The letters of the mail address, or else those of a profile, which an export prints alone. */
function spelledIn(lines: readonly PersonLine[], { local }: NameContext): string {
  if (local !== '') return local
  for (const { line, section } of lines) {
    const handle = section === 'references' ? undefined : PROFILE.exec(line.text)?.[1]
    if (handle !== undefined) return handle.toLowerCase().replace(/[^a-z]/g, '')
  }
  return ''
}

/** Pronouns behind a name: "Ana Sample (she/her)". */
const PRONOUNS_BEHIND = /\s\([\p{Alpha}/ ]{2,20}\)$/u

/** A line anywhere that is a name alone, of which the mail address has a word. */
function repeated(lines: readonly PersonLine[], context: NameContext): ToldName | null {
  const local = spelledIn(lines, context)
  if (local === '') return null
  for (const { line, heading, section } of lines) {
    if (heading !== null || section === 'references') continue
    const isOwn = foldedWords(line.text).some(
      (word) => word.length >= REPEATED_CHARS_MIN && local.includes(word),
    )
    if (!isOwn) continue
    const name = stripped(line.text)
    const isWhole = name.length === line.text.trim().replace(PRONOUNS_BEHIND, '').length
    const words = foldedWords(name)
    const isSpelled = words.length > 1 && words.every((word) => local.includes(word))
    if (isWhole && isNameAlone(name, context) && (isSpelled || nameLikelihood(name) >= LIKELY)) {
      return { name, line }
    }
  }
  return null
}

/** What opens a page over ways to reach the person. */
function openingOf(lines: readonly PersonLine[]): { text: string; line: Line } | null {
  const at = lines.findIndex(
    ({ heading, line }) => heading !== 'document' && !CASELESS_DOCUMENTS.has(line.text.trim()),
  )
  const first = lines[at]
  if (!first || first.heading !== null) return null
  const text = (openingPiece(first.line.text) ?? first.line.text).trim()
  const isReached = lines.slice(at, at + 1 + REACH_LINES).some(({ line }) => REACH.test(line.text))
  return isReached ? { text, line: first.line } : null
}

/** Unknown words that open a page. */
function headline(lines: readonly PersonLine[], context: NameContext): ToldName | null {
  const opening = openingOf(lines)
  if (!opening) return null
  const name = stripped(opening.text)
  return name.length === opening.text.length && isNameAlone(name, context)
    ? { name, line: opening.line }
    : null
}

/** One word, or words in a script without capitals. */
const ONE_WORD = /^\p{Upper}[\u0300-\u036f\p{Alpha}]{2,}$/u
const CASELESS =
  /^(?:[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}・]{2,6}|(?:[\p{Lo}\p{M}]{2,15} ){1,3}[\p{Lo}\p{M}]{2,15})$/u

/** Many people of South India have one name, and it opens the page: "Sampath" over a phone number. */
function lone(lines: readonly PersonLine[], { isHeading }: NameContext): ToldName | null {
  const opening = openingOf(lines)
  if (!opening) return null
  const { text, line } = opening
  if (CASELESS.test(text)) return { name: text, line }
  const [word = ''] = foldedWords(text)
  const isName = ONE_WORD.test(text) && (isGivenName(word) || isSurname(word))
  const isElse =
    isHeading(text) ||
    isEverydayWord(word) ||
    isNoName(word) ||
    isPlaceLike(text) >= PLACE_MIN ||
    titleLikelihood(text) >= TITLE_MIN
  return isName && !isElse ? { name: text, line } : null
}

/** "氏名：山田 太郎" */
const LABEL = new RegExp(String.raw`^(?:${anyOf('name:caseless-labels')})\s{0,3}[:：]?\s{0,3}`, 'u')

function labelled(lines: readonly PersonLine[]): ToldName | null {
  for (const { line } of lines.slice(0, REACH_LINES)) {
    const label = LABEL.exec(line.text)?.[0] ?? ''
    const name = line.text.slice(label.length).trim()
    if (label !== '' && CASELESS.test(name)) return { name, line }
  }
  return null
}

/** Two or three words with capitals, an initial among them. */
const GIVEN_AND_TRADE = /^\p{Upper}\p{Alpha}+(?: \p{Upper}\.?)? \p{Upper}\p{Alpha}+$/u
/** Given names of so many people are names before "Baker" too; "Art" in "Art Director" is rarer. */
const USUAL_LEVEL = 4
/** The foot of a page behind the name: "| Page 2", "- 2 / 3". */
const PAGE_FOOT =
  /^\s{0,3}[|–—-]?\s{0,3}[^\p{N}]{0,10}\d{1,2}(?:\s?(?:\/|\p{Alpha}{2,4})\s?\d{1,2})?\s*$/u

/** "Mark Baker": a name that reads like a post counts if it comes again as a page's foot or a signature. */
function signed(lines: readonly PersonLine[]): ToldName | null {
  const opening = openingOf(lines)
  if (!opening || !GIVEN_AND_TRADE.test(opening.text)) return null
  const { text, line } = opening
  const [given = ''] = foldedWords(text)
  const last = foldedWords(text).at(-1) ?? ''
  if (givenNameLevel(given) < USUAL_LEVEL || !isSurname(last)) return null
  const isAgain = lines.some(({ line: other }, at) => {
    if (other === line || !other.text.startsWith(text)) return false
    const rest = other.text.slice(text.length)
    return rest === '' ? at === lines.length - 1 : PAGE_FOOT.test(rest)
  })
  return isAgain ? { name: text, line } : null
}
