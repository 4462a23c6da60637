// The words of the candidate's own name, and every part of a page that is a form of it.
import { eachOf } from '../../languages/words.js'
import { dataLines } from '../../tables/data-file.js'
import { isSurname } from '../../taxonomy/names/people-names.js'
import { fold } from '../../text/fold.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import type { Page } from '../page/make-page.js'

/** The letters of a name's words, without dots, dashes and apostrophes. */
const PARTS = /[\u0300-\u036f\p{Alpha}]+/gu
/** A page has "O'Sample" as one word, and where its sign was lost as two. */
const WITH_APOSTROPHE = /[\u0300-\u036f\p{Alpha}]+'[\u0300-\u036f\p{Alpha}]+/gu
/** Everyday words that are names too ("Rose", "Young"), from the vocabulary of names. */
const EVERYDAY: ReadonlySet<string> = new Set(
  dataLines('../../taxonomy/names/data/common-words.txt', import.meta.url).flatMap((line) =>
    line.split(' '),
  ),
)
const TITLES_IN_NAMES: ReadonlySet<string> = new Set(eachOf('name:titles-in-names'))
/** Letters of a profession behind or before a name: "CPA Ana Sample", "Ana Sample RGN". */
const CREDENTIALS: ReadonlySet<string> = new Set(eachOf('name:credentials-in-names'))
/** Bounds the work; a person has few names. */
const NAMES_MAX = 8
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ae', o: 'oe', u: 'ue' }

export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word)

/** Shorter words are degrees: "MD", "MA". */
const FAMILY_CHARS_MIN = 3
const isFamilyName = (word: string): boolean => word.length >= FAMILY_CHARS_MIN && isSurname(word)

/**
 * The words of a name. Everyday words after two others are not part of it, unless they are family
 * names or a hyphen joins them: "Ana Sample Summary", but "Ana Maria Young" and "Ana Sample-Summary".
 */
function wordsOf(name: string): string[] {
  const folded = foldInPlace(name)
  const all = (folded.match(PARTS) ?? []).filter((word) => !TITLES_IN_NAMES.has(word))
  const bare = all.filter((word) => !CREDENTIALS.has(word))
  const words = bare.length > 1 ? bare : all
  const isJoined = (word: string) => folded.includes(`-${word}`)
  const isOutside = (word = '') => isEverydayWord(word) && !isFamilyName(word) && !isJoined(word)
  while (words.length > 2 && isOutside(words.at(-1))) words.pop()
  return folded.includes("'") ? [...words, ...(folded.match(WITH_APOSTROPHE) ?? [])] : words
}

const madeOf = new WeakMap<readonly string[], string[]>()

/**
 * Every word of every known form, folded, with initials; made once for a page, since several
 * callers ask.
 */
export function ownNameWords({ known: { names } }: Page): readonly string[] {
  const made = madeOf.get(names) ?? wordsOfAll(names.slice(0, NAMES_MAX))
  madeOf.set(names, made)
  return made
}

function wordsOfAll(names: readonly string[]): string[] {
  // "Küster" is written "kuester" in addresses.
  const spelled = names.map((name) =>
    name.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[fold(letter)] ?? letter),
  )
  return [...new Set([...names, ...spelled].flatMap(wordsOf))]
}
