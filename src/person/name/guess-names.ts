// Finds the candidate's name where a parser missed or misread it: in the head, confirmed elsewhere.
import { anyOf, patternOf } from '../../languages/words.js'
import { degreeLikelihood } from '../../taxonomy/degrees/degree-likelihood.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldedWords } from '../../text/fold-in-place.js'
import { trimEnd } from '../../text/trim-end.js'
import type { Page } from '../page/make-page.js'
import type { Known } from '../types.js'
import { addressesIn, emailLocals, hostsIn } from './address-letters.js'
import { addressedNames } from './addressed-names.js'
import { turned } from './name-pieces.js'
import { spelledName } from './spelled-names.js'

/** The name is among the first lines. */
const HEAD_LINES_MAX = 8
/** Bounds the search for the name further down. */
const TEXT_CHARS_MAX = 20_000
/** Hardly any name of five words is longer. */
const NAME_CHARS_MAX = 45
/** A text that is more likely a title is no name. */
const TITLE_MAX = 0.5
/** Letters, dots and spaces: one to five words, after titles and degrees are cut off. */
const NAME_SHAPE =
  /^\p{Alpha}[\u0300-\u036f\p{Alpha}.'’-]*(?:[ ]{1,2}\p{Alpha}[\u0300-\u036f\p{Alpha}.'’-]*){0,7}$/u
/** "Ana (Annie) Sample", 'Ana "Annie" Sample': what the person is called. */
const NICKNAME = /\s["“”‘('’](\p{Upper}[\u0300-\u036f\p{Alpha} -]{1,19})["“”’)'](?=\s|$)/u
/** "SAMPLE, Ana": the family name first, in capitals. */
const FAMILY_FIRST = /^(\p{Upper}{2,}),\s(?=\p{Upper}\p{Lower})/u
/** Small words inside a name tell nothing about it. */
const PARTICLES = new RegExp(String.raw`\b(?:${anyOf('name:particles-before-a-space')})\s`, 'g')
/**
 * What comes before the name on its line: a greeting, "Curriculum Vitae of", "Dr.". Four titles: V8
 * writes a group that is repeated up to three times out as often.
 */
const OPENERS = new RegExp(
  String.raw`^\s*(?:(?:${anyOf('name:greetings')})\b\W{1,3})?(?:(?:${anyOf('name:i-am')})\s+)?(?:(?:${anyOf('name:documents')})\s*(?:${anyOf('name:of')})?\s*[:–-]?\s+)?(?:(?:${anyOf('name:titles-before')})\b\.?\s*(?:\((?:${anyOf('name:retired')})\)\s*)?){0,4}`,
  'i',
)
/** Degrees after a name, and all that follows them. */
const DEGREES_BEHIND = new RegExp(
  String.raw`(?:,|\s)\s*(?:${anyOf('name:degrees-behind')})\b.*$`,
  'i',
)
/** "…, RN, BSN": letters after a name. */
const LETTERS_BEHIND = /(?:,\s*[A-Z][A-Za-z.]{1,6}){1,5}\s*$/
/** What ends a name on its line: a bar, a bullet, or the label of a contact detail. */
const PIECE_END = new RegExp(patternOf('name-piece-end'), 'i')
/** Bounds the pieces of one line. */
const PIECES_MAX = 6
/** The first pieces of a page: its title and the name. */
const OPENING_PIECES = 2
/**
 * How likely one of these must be a name: a little more than even, since titles of documents stand
 * there too.
 */
const OPENING_MIN = 0.56
/** From this likelihood on, a text is rather a place than a name. */
const PLACE_MIN = 0.5
/** What comes before a signature on its line. */
const CLOSING = new RegExp(String.raw`^\s*(?:${anyOf('name:closing')})\b\s*[:-]*[-\d/.\s]*`, 'i')
/** A part of an address with fewer letters is initials, not a name. */
const PART_CHARS_MIN = 4
/** A line that repeats the name, as a signature does, is short. */
const REPEAT_CHARS_MAX = 80
/** The least likelihood of a name alone, and of one that something else confirms. */
const SURE = 0.6
const LIKELY = 0.25
/** "Jo Sample has …": a summary that opens with the name. */
const OPENING_SENTENCE = new RegExp(
  String.raw`^(\p{Upper}[\p{Alpha}'’-]+(?: (?:${anyOf('name:particles-before-a-space')}|\p{Upper}[\p{Alpha}'’.-]*)){1,4}?) (?:${anyOf('name:told-by')})\b`,
  'u',
)

/** "I am Jo Sample, a …", "My name is Jo Sample". */
const SELF = new RegExp(patternOf('name-self'), 'iu')

/** A cheap test first: most lines have no such verb so early. */
const MAY_OPEN = new RegExp(String.raw`^(?:\S+ ){2,6}(?:${anyOf('name:told-by')})\b`)

/** Whether one of the words is known as a name, and the whole is no town. */
const isOfPeople = (name: string): boolean =>
  foldedWords(name).some((word) => isGivenName(word) || isSurname(word)) &&
  isPlaceLike(name) < PLACE_MIN

/** The text without the marks and blanks at its end. */
const ended = (text: string): string => trimEnd(text, ' \t.,;')

/** Two to four words with capitals, or initials with a word: "R.Sample". */
const HEADLINE = /^(?:\p{Upper}\S+(?: \p{Upper}\S*){1,3}|(?:\p{Upper}\.)+\p{Upper}\p{Alpha}{3,})$/u
/** How far below the name the first way to reach the person is. */
const REACH_CHARS = 400
/** A mail address, a profile, or a telephone number. */
const REACH = /@|linkedin|github|\+?\d(?:[ ().-]{0,2}\d){7,}/

/** Whether unknown words that open a page stand over ways to reach the person, as a name does. */
const isHeadline = (name: string, head: string): boolean =>
  HEADLINE.test(name) &&
  isPlaceLike(name) < PLACE_MIN &&
  REACH.test(head.slice(0, name.length + REACH_CHARS))

/**
 * Whether a line is confirmed: by the e-mail address, by the known name, or by a repetition below.
 */
function isBorneOut(
  name: string,
  locals: string[],
  known: readonly string[],
  { lines, folded }: { lines: string[]; folded: string },
): boolean {
  const words = foldedWords(name).filter((word) => word.length >= PART_CHARS_MIN)
  const others = known.flatMap(foldedWords)
  if (words.some((word) => others.includes(word))) return true
  if (words.some((word) => locals.some((local) => local.includes(word)))) return true
  const key = foldedWords(name).sort().join(' ')
  if (key.length < PART_CHARS_MIN) return false
  // Hardly any word of a head is repeated, so lines are compared only then.
  const [first = ''] = foldedWords(name)
  if (folded.indexOf(first, folded.indexOf(first) + 1) < 0) return false
  const again = lines.filter(
    (line) =>
      line.length >= key.length &&
      line.length < REPEAT_CHARS_MAX &&
      foldedWords(line.replace(CLOSING, '')).sort().join(' ') === key,
  )
  return again.length > 1
}

/** The name that a line opens with, if it reads like one. */
export function openingName(line: string): string | undefined {
  const name =
    SELF.exec(line)?.[1] ??
    (MAY_OPEN.test(line) ? OPENING_SENTENCE.exec(line.replace(OPENERS, ''))?.[1] : undefined)
  return name !== undefined && nameLikelihood(name.replace(PARTICLES, '')) >= SURE
    ? name
    : undefined
}

/** The knowledge about a page, with the names that its head tells. */
export function withGuessedNames(page: Page, known: Known): Known {
  const { text, folded } = page
  if (known.parts.length === 0) return known
  const lines = text.slice(0, TEXT_CHARS_MAX).split('\n')
  const head = folded.slice(0, TEXT_CHARS_MAX)
  const locals = emailLocals(head)
  const names = [...known.names]
  const top = lines.filter((_, at) => known.parts[at] === 'top').slice(0, HEAD_LINES_MAX)
  const pieces = top.flatMap((line) =>
    line
      .split(PIECE_END)
      .slice(0, PIECES_MAX)
      .map((piece, at) => ({ piece, isFirst: at === 0 })),
  )
  for (const [at, { piece, isFirst }] of pieces.entries()) {
    const called = NICKNAME.exec(piece)
    const name = ended(
      (turned(piece) ?? ended(piece.replace(OPENERS, '')))
        .replace(FAMILY_FIRST, '$1 ')
        .replace(DEGREES_BEHIND, '')
        .replace(LETTERS_BEHIND, '')
        .replace(NICKNAME, '')
        .replace(/[()]/g, ''),
    ).trim()
    if (name.length > NAME_CHARS_MAX || !NAME_SHAPE.test(name)) continue
    if (degreeLikelihood(name) > 0 || titleLikelihood(name) > TITLE_MAX) continue
    const likelihood = Math.max(
      nameLikelihood(name.replace(PARTICLES, '')),
      called ? nameLikelihood(`${name} ${called[1]}`) : 0,
    )
    const isUnknown = known.names.length === 0 && isFirst
    // What opens the page and reads like a name is the name, even if a parser took something below
    // for it.
    const isSure =
      (isUnknown && likelihood >= SURE) ||
      (at < OPENING_PIECES && likelihood >= OPENING_MIN && isOfPeople(name)) ||
      (at < OPENING_PIECES && isUnknown && likelihood >= LIKELY && isHeadline(name, head))
    const mayBe = likelihood >= LIKELY || isUnknown
    if (isSure || (mayBe && isBorneOut(name, locals, known.names, { lines, folded: head }))) {
      names.push(name)
      if (called?.[1] !== undefined) names.push(called[1])
    }
  }
  names.push(
    ...addressedNames(lines, { ...known, names }, addressesIn(locals, known), hostsIn(head)),
  )
  const spelled =
    names.length === 0 ? spelledName(page, [...locals, ...(known.handles ?? [])]) : undefined
  if (spelled !== undefined) names.push(spelled)
  if (names.length === 0) {
    for (const line of lines) {
      const name = openingName(line)
      if (name !== undefined) names.push(name)
    }
  }
  if (names.length === 0) names.push(...signedNames(lines))
  return { ...known, names }
}

/** "Yours sincerely," and up to two empty lines above the name that a letter is signed with. */
const SIGN_OFF = new RegExp(String.raw`^\s*(?:${anyOf('name:sign-offs')})[,.!]?\s*$`, 'i')
const SIGNED_WITHIN = 3

function signedNames(lines: string[]): string[] {
  return lines.flatMap((line, at) => {
    if (line.length > NAME_CHARS_MAX || !SIGN_OFF.test(line)) return []
    const name = lines.slice(at + 1, at + 1 + SIGNED_WITHIN).find((next) => next.trim() !== '')
    const signed = name?.replace(OPENERS, '').replace(DEGREES_BEHIND, '').trim() ?? ''
    return signed.length <= NAME_CHARS_MAX && NAME_SHAPE.test(signed) && isOfPeople(signed)
      ? [signed]
      : []
  })
}
