// The words that a heading is looked up by: folded, without marks, '&' and '/' as "and".

import { ASCII_CODES, asciiClass, IS_LETTER, LETTERS_AND_DIGITS } from '../../text/ascii-runs.js'
import { APOSTROPHE, GRAVE, SMALL_S, SPACE } from '../../text/char-codes.js'
import { codeAt, codeIn } from '../../text/code-at.js'
import { fold } from '../../text/fold.js'

/** No heading has more words. */
export const WORDS_MAX = 7

const IS_AND = asciiClass('&/+|')
/** Characters that may stand before the first word and tell nothing of it. */
const IS_GAP = asciiClass(' -.,:;*#()[]0123456789')
const IS_WORD = asciiClass(`${LETTERS_AND_DIGITS}_`)

/**
 * Whether a text has more words than any heading. Most lines are sentences, and this tells so
 * without folding and splitting them. The part behind an apostrophe is not counted ("driver's").
 * After the first letter beyond ASCII, only words behind a blank are counted, since folding may
 * join or part the others.
 */
function isSentence(text: string): boolean {
  let count = 0
  let before = SPACE
  let isPlain = true
  for (let at = 0, end = text.length; at < end; at++) {
    const code = codeIn(text, at)
    if (code >= ASCII_CODES) isPlain = false
    else if (IS_LETTER[code] === 1 && opensWord(before, isPlain)) {
      count++
      if (count > WORDS_MAX) return true
    }
    before = code
  }
  return false
}

const opensWord = (before: number, isPlain: boolean): boolean =>
  before === SPACE ||
  (isPlain && IS_LETTER[before] !== 1 && before !== APOSTROPHE && before !== GRAVE)

/** Words of a heading; null when the text is too long to be one. */
export function headingWords(text: string): string[] | null {
  return isSentence(text) ? null : (plainWords(text) ?? anyWords(text))
}

function anyWords(text: string): string[] {
  return fold(text)
    .replace(/[&/+|]/g, ' and ')
    .replace(/'s\b/g, '')
    .replace(/'/g, ' ')
    .split(/[^\p{Alpha}]+/u)
    .filter((word) => word !== '')
}

/**
 * The same as anyWords for plain letters, cut out of the text run by run; null when the text has
 * other letters.
 */
function plainWords(text: string): string[] | null {
  const low = text.toLowerCase()
  const words: string[] = []
  // Where the run of letters began, -1 outside of one.
  let run = -1
  for (let at = 0, end = text.length; at < end; at++) {
    const code = codeAt(text, at)
    if (code >= ASCII_CODES) return null
    if (IS_LETTER[code] === 1) {
      if (run < 0 && !isGenitive(low, at)) run = at
      continue
    }
    if (run >= 0) words.push(low.slice(run, at))
    run = -1
    if (IS_AND[code] === 1) words.push('and')
  }
  if (run >= 0) words.push(low.slice(run))
  return words
}

/** The "s" of "driver's". */
const isGenitive = (low: string, at: number): boolean =>
  codeAt(low, at) === SMALL_S &&
  codeAt(low, at - 1) === APOSTROPHE &&
  IS_WORD[codeAt(low, at + 1)] !== 1

/** The first of a heading's words, if it is certain without reading on; otherwise null. */
export function firstHeadingWord(text: string): string | null {
  let from = 0
  while (IS_GAP[codeAt(text, from)] === 1) from++
  let to = from
  while (IS_LETTER[codeAt(text, to)] === 1) to++
  // A letter beyond ASCII may continue the word, and so may a mark that joins it to the next.
  const isWhole = to === text.length || codeAt(text, to) < ASCII_CODES
  return to > from && isWhole ? text.slice(from, to).toLowerCase() : null
}
