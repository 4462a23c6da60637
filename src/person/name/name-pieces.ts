// Takes a line apart where a name stands beside something else: a nickname, a given name behind a
// comma, contact details.
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'

/** 'Ana "Annie" Sample', "Ana (Annie) Sample": what the person is called, between two names. */
const NICKNAME =
  /(?<=\p{Alpha}\.?)\s+["“”‘(]\p{Upper}[\u0300-\u036f\p{Alpha}'’-]{1,14}["“”’)](?=\s+\p{Upper})/u
/** "SAMPLE Tai Man, Peter": a given name behind two or more words. */
const GIVEN_BEHIND =
  /^(\p{Upper}[\p{Alpha}'’-]+(?: \p{Upper}[\p{Alpha}'’-]+){1,3}), (\p{Upper}[\p{Alpha}-]{2,})$/u
/** "SAMPLE, Ana Maria": the family name in capitals before the comma. */
const FAMILY_BEFORE =
  /^(\p{Upper}[\p{Upper}'’-]+), (\p{Upper}\p{Lower}[\p{Alpha}'’-]*(?: \p{Upper}[\p{Alpha}.'’-]*){0,2})$/u
/**
 * "Sample, Ana", "van Sample, Ana (Annie)", "SAMPLE, ANA": the same in letters of one kind, which
 * may as well be two items of a list.
 */
const FAMILY_COMMA =
  /^((?:\p{Lower}{2,4} ){0,2}\p{Upper}[\p{Alpha}'’-]{2,}), (\p{Upper}[\p{Alpha}'’-]+(?: \p{Upper}[\p{Alpha}.'’-]*){0,2})(?: [("“]\p{Upper}\p{Alpha}{1,14}[)"”])?$/u
const isCapitals = (text: string): boolean => text === text.toUpperCase()
/** What parts the name from contact details on its line. */
const PIECE_MARK = /\s+(?:-{1,3}|[–—|·•*/;~])\s+|\s*[|•]\s*/u
/** "… El Paso, TX": the words before the first comma end with the town, a region follows. */
const BEFORE_COMMA = /^([^,|·•@\d]{5,60}),\s*(\p{Upper}[\p{Alpha}.]+(?: \p{Upper}\p{Alpha}+)?)/u
/** The words of a name and of a town that stand side by side. */
const NAME_SIZES = [2, 3]
const TOWN_WORDS_MAX = 3
/** From this likelihood on, words are a town. */
const PLACE_MIN = 0.5
/** From this likelihood on, the words before a town are a job. */
const TITLE_MAX = 0.5

export interface NamePieces {
  /** The line without what would break the name. */
  text: string
  /** Makes the whole name of the one that was read, if the text lacks a part of it. */
  wholeOf?: (name: string) => string
}

/** "Ana Sample" of "Sample, Ana", if both are words of names and together neither place nor job. */
export function turned(text: string): string | undefined {
  const [, family = '', given = ''] = FAMILY_COMMA.exec(text) ?? []
  const last = family.split(' ').at(-1) ?? ''
  const isNamed = isSurname(foldKey(last)) && isGivenName(foldKey(given.split(' ')[0] ?? ''))
  const isElse = isPlaceLike(text) >= PLACE_MIN || titleLikelihood(text) >= TITLE_MAX
  return isNamed && !isElse ? `${given} ${family}` : undefined
}

/**
 * Takes the nickname out, and puts a given name behind a comma where it belongs. Only the line that
 * opens the page may have a family name in small letters before the comma.
 */
export function namePieces(text: string, isFirst = false): NamePieces {
  const bare = text.replace(NICKNAME, '')
  if (bare !== text) return { text: bare, wholeOf: (name) => stretch(text, name) }
  const [, family, given] = FAMILY_BEFORE.exec(text) ?? []
  if (family && given && isGivenName(foldKey(given.split(' ')[0] ?? ''))) {
    return { text: `${given} ${family}` }
  }
  const whole = isFirst || isCapitals(text) ? turned(text) : undefined
  if (whole !== undefined) return { text: whole }
  const [, name, behind] = GIVEN_BEHIND.exec(text) ?? []
  const isWhole = name && behind && isGivenName(foldKey(behind)) && isPlaceLike(text) < PLACE_MIN
  return isWhole ? { text: name, wholeOf: (read) => `${read}, ${behind}` } : { text }
}

/** The printed text from the first word of a name to its last. */
function stretch(text: string, name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const [start, end] = [text.indexOf(words[0] ?? ''), text.lastIndexOf(last)]
  return start < 0 || end < start ? name : text.slice(start, end + last.length)
}

/** The piece that opens a line of several: the name before contact details. */
export function openingPiece(text: string): string | undefined {
  const end = text.search(PIECE_MARK)
  return end > 0 ? text.slice(0, end) : undefined
}

/** "Ana Sample El Paso, TX …": the words before a town. */
export function beforeTown(text: string): string[] {
  const [, head = '', region = ''] = BEFORE_COMMA.exec(text) ?? []
  const words = head.split(' ')
  return NAME_SIZES.filter((count) => {
    const town = words.slice(count)
    if (town.length === 0 || town.length > TOWN_WORDS_MAX) return false
    const before = words.slice(0, count).join(' ')
    const place = `${town.join(' ')}, ${region}`
    return isPlaceLike(place) >= PLACE_MIN && titleLikelihood(before) < TITLE_MAX
  }).map((count) => words.slice(0, count).join(' '))
}
