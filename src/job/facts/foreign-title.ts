// Finds the title in a posting of another language. It is used if the reader of English postings
// found no fitting title. Units keep the posting's own words and have English ones for the facts:
// "We are looking for a Cuoco".

import { glossKey, glossWords } from '../../languages/gloss-words.js'
import type { Language } from '../../languages/languages.js'
import { plainTitle } from '../../languages/plain-title.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { readPlace } from '../../taxonomy/places/read-place.js'
import { normalizeTitle } from '../../taxonomy/titles/normalize-title.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import type { Found, Span, Unit } from '../types.js'

/** Words that no vocabulary knows must be this likely a title. */
const TITLE_SURE = 0.5
/** A title is in the first units; a bare one without any sign is in the very first. */
const TITLE_UNITS = 8
const TOP_UNITS = 5
/** Longer texts are sentences. */
const TITLE_CHARS_MAX = 90
const LINE_WORDS_MAX = 7
/** The reader of English postings found no title, so this one is a fair guess. */
const TITLE_CONFIDENCE = 0.5
/**
 * "Pflegefachkraft für die Nachtwache im Altenheim": a title behind "we are looking for" has no
 * more words.
 */
const SOUGHT_WORDS_MAX = 6
/**
 * At most this many words are between "we are looking for" and the title: "for our team in Bern a".
 */
const SOUGHT_SKIP_MAX = 7
/** Who is wanted, up to a mark. */
const SOUGHT = new RegExp(
  String.raw`\b(?:${anyOf('glossed:sought')})\b[\s:.]*([^,;:|]{3,120})`,
  'giu',
)
/**
 * Marks at the edges of a title. A bracket that is joined to a word gives the other sex and stays:
 * "Infirmier(e)".
 */
const EDGE = new RegExp(
  String.raw`\s+[-–—|]\s+|\s*[|•]|\s+\(|(?<=\p{Alpha})\((?!-?\p{Alpha}{1,5}\))|,\s|\s+(?:${anyOf('glossed:title-edges')})\s|:\s`,
  'iu',
)
/** Words before the title that announce it. */
const ANNOUNCES = new RegExp(
  String.raw`^[^\p{Alpha}]*(?:${anyOf('glossed:announces')})\s*:\s*`,
  'iu',
)
/** An article or a count before the title: "a", "ein(e)", "2 x", "n. 3". */
const NUMBER_FIRST = new RegExp(patternOf('glossed-number-first'), 'iu')
/** Marks for the sexes, which only a title has. */
const SEXES =
  /\(\s?[mwfdxhv](?:\s?\/\s?[mwfdxhvi*]){1,3}\s?\)|\b(?:[mh]\/f|f\/[mh]|m\/v|m\/w\/d)\b/iu
const DASH = /\s+[-–—|]\s+/
const MARKS = /^[^\p{Alpha}]+|[^\p{Alpha}\p{N})]+$/gu
/**
 * From such a word on a line no longer names the post but says for whom, where, or who is asking.
 */
const STOPS: ReadonlySet<string> = new Set(eachOf('glossed:title-stops'))
/** Place names rarely have more words. */
const PLACE_WORDS_MAX = 3
const TO_PLACE: ReadonlySet<string> = new Set(['in', 'at'])

const isKnown = (text: string): boolean => normalizeTitle(text).known
const isTitle = (text: string): boolean =>
  text.length <= TITLE_CHARS_MAX && (isKnown(text) || titleLikelihood(text) >= TITLE_SURE)

const meansAny = (word: string, code: Language, wanted: ReadonlySet<string>): boolean =>
  glossWords(code)
    .phrases.get(glossKey(word))
    ?.some(({ english }) => wanted.has(english)) ?? false

/** The words up to one that opens another statement or a place. */
function untilStop(text: string, code: Language): string {
  const words = text.split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const [word = '', head] = [words[at], words.slice(0, at).join(' ')]
    const isPlace = () =>
      (meansAny(word, code, TO_PLACE) || TO_PLACE.has(word)) &&
      readPlace(words.slice(at + 1, at + 1 + PLACE_WORDS_MAX).join(' ')) !== null
    const isCut = meansAny(word, code, STOPS) || STOPS.has(word) || isPlace()
    if (isCut && isTitle(plainTitle(head, code))) return head
  }
  return text
}

/** The longest words that are surely a title, starting at the first place where one begins. */
function titleIn(text: string, code: Language, isSure: (title: string) => boolean): string {
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (let from = 0; from <= Math.min(SOUGHT_SKIP_MAX, words.length - 1); from++) {
    const first = words[from] ?? ''
    if (!/^\p{Alpha}{3}/u.test(first) || meansAny(first, code, SMALL)) continue
    const reach = Math.min(words.length, from + SOUGHT_WORDS_MAX)
    for (let to = reach; to > from; to--) {
      const piece = words
        .slice(from, to)
        .join(' ')
        .replace(/[.(]+$|\s\(.*$/g, '')
      const last = words[to - 1] ?? ''
      if (meansAny(last, code, SMALL) || !isSure(plainTitle(piece, code))) continue
      return untilStop(piece, code)
    }
  }
  return ''
}
const SMALL: ReadonlySet<string> = new Set(eachOf('glossed:title-small-words'))

const told = (text: string): string[] => Array.from(text.matchAll(SOUGHT), ([, who = '']) => who)

function soughtTitle(text: string, code: Language, isSure = isKnown): string {
  for (const who of told(text)) {
    const title = titleIn(who, code, isSure)
    if (title !== '') return title
  }
  return ''
}

function foundIn({ text, span }: Unit, piece: string): Found {
  const start = span.start + Math.max(0, text.indexOf(piece))
  const own: Span = { ...span, start, end: start + piece.length }
  return { value: piece, spans: [own], confidence: TITLE_CONFIDENCE }
}

/**
 * Cuts off what follows a dash if it is no title itself, since it says where or for whom:
 * "Verzorgende – kleinschalig wonen".
 */
function withoutTail(found: Found, code: Language): Found {
  const [head = '', ...tail] = found.value.split(DASH)
  const isCut = tail.length > 0 && isTitle(plainTitle(head, code)) && !tail.some(isTitle)
  const value = (isCut ? head : found.value).replace(NUMBER_FIRST, '')
  return { ...found, value: untilStop(value, code) }
}

/** The first piece of a line that may be its title. */
function firstPiece({ text }: Unit): string {
  const bare = text.replace(ANNOUNCES, '')
  return (bare.split(EDGE, 1)[0] ?? '').replace(NUMBER_FIRST, '').replace(MARKS, '')
}

/**
 * A line near the top that says more about the same title: "Leerkracht" becomes "Leerkracht lager
 * onderwijs".
 */
function longerForm(found: Found, top: readonly Unit[], code: Language): Found {
  const key = foldKey(plainTitle(found.value, code))
  const longer = top.find((unit) => {
    const piece = foldKey(plainTitle(firstPiece(unit), code))
    return piece.startsWith(`${key} `) && piece.split(' ').length <= LINE_WORDS_MAX
  })
  return longer ? foundIn(longer, firstPiece(longer)) : found
}

/** Whether the first piece of the line has a mark right behind it. */
const isMarked = (unit: Unit): boolean => {
  const piece = firstPiece(unit)
  const rest = unit.text.slice(unit.text.indexOf(piece) + piece.length)
  return (
    piece !== '' &&
    piece.split(' ').length <= LINE_WORDS_MAX &&
    /^\W*$/u.test(rest.split(SEXES)[0] ?? '') &&
    SEXES.test(rest)
  )
}

/** The title that was found, unless words near the top are surer. */
export function foreignTitle(
  found: Found | null,
  units: readonly Unit[],
  code: Language,
): Found | null {
  const top = units.slice(0, TOP_UNITS)
  const plain = (unit: Unit): string => plainTitle(firstPiece(unit), code)
  const of = (unit: Unit): Found => withoutTail(foundIn(unit, firstPiece(unit)), code)
  const sought = (isSure: (title: string) => boolean): Found | null => {
    for (const unit of units.slice(0, TITLE_UNITS)) {
      const title = soughtTitle(unit.text, code, isSure)
      if (title !== '') return foundIn(unit, title)
    }
    return null
  }
  const said = found ? soughtTitle(found.value, code) : ''
  if (found && said !== '') return longerForm({ ...found, value: said }, top, code)
  if (found && isKnown(plainTitle(found.value, code)))
    return longerForm(withoutTail(found, code), top, code)
  const known = top.find((unit) => isKnown(plain(unit)) && soughtTitle(unit.text, code) === '')
  const marked = units.slice(0, TITLE_UNITS).find(isMarked)
  const surely = known ? of(known) : marked ? of(marked) : sought(isKnown)
  if (surely) return surely
  if (found && isTitle(plainTitle(found.value, code))) return withoutTail(found, code)
  const likely = sought(isTitle)
  if (likely) return likely
  const line = top.find((unit) => isTitle(plain(unit)))
  return line ? of(line) : found
}
