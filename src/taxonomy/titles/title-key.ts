// The key under which a title is looked up: folded words in the singular, with short forms written
// out.

import { eachOf } from '../../languages/words.js'
import { dataJson } from '../../tables/data-file.js'
import { asciiClass, isAscii } from '../../text/ascii-runs.js'
import { AMPERSAND, APOSTROPHE, DASH, SPACE } from '../../text/char-codes.js'
import { codeIn, holds, sliceOf } from '../../text/code-at.js'
import { fold } from '../../text/fold.js'

interface ShortForms {
  /** Short forms of one word; they are written out in an unknown title too. */
  words: Record<string, string>
  /**
   * Names that people use in their short form ("HR", "QA"): they are written out only for the
   * look-up.
   */
  names: Record<string, string>
}

const { words: WORDS, names: NAMES } = dataJson(
  './data/abbreviations.json',
  import.meta.url,
) as ShortForms
const SHORT_WORDS = new Map(Object.entries(WORDS))
const SHORT_NAMES = new Map(Object.entries(NAMES))

/** Longer than any title of the vocabulary. */
const WORDS_MAX = 14
const PARTED = /[ -]+/
const LITTLE = new Set(eachOf('title:little'))
/** "sales" and "nurses" lose their s; "business", "campus" and "analysis" keep it. */
const SINGULAR_CHARS_MIN = 4
/** "foremen" is a plural, but the shorter "omen" is not. */
const MEN_CHARS_MIN = 4
const NO_PLURAL = /(?:ss|us|is)$/
/**
 * Plurals with another meaning: an accounts manager keeps the books, an account manager keeps
 * customers.
 */
const OTHER_PLURALS = new Set(eachOf('title:other-plurals'))

const SEPARATORS = asciiClass(' \t\n\r\f\v,;:()[]|/')
const PLAIN = 'abcdefghijklmnopqrstuvwxyz0123456789'
const DIGITS = asciiClass('0123456789')
/** The characters that a word may begin with, and end with: ".net", "c++". */
const BEGINNINGS = asciiClass(`${PLAIN}.#+`)
const ENDINGS = asciiClass(`${PLAIN}+#`)

/** The word without the marks at its edges. */
function bareWord(word: string): string {
  let from = 0
  let to = word.length
  while (from < to && BEGINNINGS[codeIn(word, from)] === 0) from++
  while (to > from && ENDINGS[codeIn(word, to - 1)] === 0) to--
  return to - from === word.length ? word : sliceOf(word, from, to)
}

/**
 * Splits plain letters in one pass: nearly all titles are plain, and they are looked up by the
 * thousand.
 */
function asciiWords(text: string): string[] {
  const words: string[] = []
  // A word up to its last apostrophe, which is dropped, and where the rest of the word begins.
  let head = ''
  let from = 0
  const end = (at: number) => {
    const word = bareWord(head + sliceOf(text, from, at))
    if (word !== '' && words.length < WORDS_MAX) words.push(word)
    head = ''
    from = at + 1
  }
  const { length } = text
  for (let at = 0; at < length && words.length < WORDS_MAX; at++) {
    const code = codeIn(text, at)
    if (code === AMPERSAND) {
      end(at)
      words.push('and')
    } else if (code === APOSTROPHE) {
      head += sliceOf(text, from, at)
      from = at + 1
    } else if (SEPARATORS[code] === 1) end(at)
    else if (code === DASH) {
      const next = at + 1 < length ? codeIn(text, at + 1) : SPACE
      const isFirst = head === '' && from === at
      if (isFirst || next === SPACE || DIGITS[next] === 1) end(at)
    }
  }
  end(length)
  return words
}

/** Words of a title, folded; "&" reads "and", "C++" and ".NET" keep their marks. */
export function titleWords(text: string): string[] {
  const folded = fold(text)
  if (isAscii(folded)) return asciiWords(folded)
  return folded
    .replace(/&/g, ' and ')
    .replace(/'/g, '')
    .split(/[\s,;:()[\]|–—/]+|-(?=[\s\d])|(?<=\s)-/)
    .map((word) => word.replace(/^[^\p{Alpha}\p{N}.#+]+|[^\p{Alpha}\p{N}+#]+$/gu, ''))
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
}

/** "mgr" → "manager"; null if it is no short form of one word. */
export function wholeWord(word: string): string | null {
  const whole = SHORT_WORDS.get(word)
  if (whole !== undefined || !holds(word, '.')) return whole ?? null
  return SHORT_WORDS.get(word.replace(/\./g, '')) ?? null
}

/** "hr" → "human resources"; null if it is no name that people shorten. */
export const fullName = (word: string): string | null => SHORT_NAMES.get(word) ?? null

/** The words of a title with short forms written out: "Sr. SW Eng" → senior, software, engineer. */
export const writtenOut = (text: string): string[] => spelledOut(titleWords(text))

/** The same, for a caller that has the words of a title. */
export function spelledOut(words: readonly string[]): string[] {
  const all: string[] = []
  for (const word of words) {
    const whole = wholeWord(word)
    if (whole?.includes(' ')) all.push(...whole.split(' '))
    else all.push(whole ?? word)
  }
  return all
}

function singular(word: string): string {
  if (word.endsWith('men') && word.length > MEN_CHARS_MIN) return `${word.slice(0, -2)}an`
  if (word.length < SINGULAR_CHARS_MIN || !word.endsWith('s')) return word
  if (NO_PLURAL.test(word) || OTHER_PLURALS.has(word)) return word
  return word.slice(0, -1)
}

/** The words of a key: "Sr HR Mgrs" → senior, human, resource, manager. */
export function keyWords(words: readonly string[]): string[] {
  const all: string[] = []
  for (const word of words) {
    const whole = wholeWord(word) ?? SHORT_NAMES.get(word) ?? word
    if (holds(whole, ' ') || holds(whole, '-')) {
      for (const part of whole.split(PARTED)) if (!LITTLE.has(part)) all.push(singular(part))
    } else if (!LITTLE.has(whole)) all.push(singular(whole))
  }
  return all
}

export const titleKey = (text: string): string => keyWords(titleWords(text)).join(' ')
