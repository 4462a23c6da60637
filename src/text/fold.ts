// Folding: how two spellings of a word are made comparable. `taxonomy/match/fold-word` makes British spelling American
// besides; `fold-in-place` keeps every character in its place.

import { ASCII_CODES, LETTERS_AND_DIGITS } from './ascii-runs.js'
import { AMPERSAND } from './char-codes.js'
import { codeIn, sliceOf } from './code-at.js'

/** Letters that Unicode does not decompose, with what people type instead. */
export const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
const LETTERS: Readonly<Record<string, string>> = {
  ...WHOLE_LETTERS,
  ħ: 'h',
  ə: 'a',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʻ: "'",
  ʼ: "'",
}
const SPECIAL = /[ßøłđðþæœıħə’‘`´ʻʼ]/g
const ASCII = /^[\x00-\x7f]*$/

/** Lower case without accents; lengths may differ from the input's. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
}

/** Folded words alone, joined by one space: the key under which a name is looked up. */
export function foldKey(text: string): string {
  // Most of the traffic is plain, and Unicode classes cost 2.6 times as much (npm run bench:plain).
  return (
    asciiKey(text) ??
    fold(text)
      .replace(/&/g, ' and ')
      .replace(/['.]+/g, '')
      .replace(/[^\p{Alpha}\p{N}+#]+/gu, ' ')
      .trim()
  )
}

/** The role of a character in a key, by its code: kept, silent, or a gap between words. */
const [KEPT, SILENT, GAP] = [1, 2, 0]
const ROLES = new Uint8Array(ASCII_CODES)
for (const char of `${LETTERS_AND_DIGITS}+#`) {
  ROLES[char.charCodeAt(0)] = KEPT
}
// "St. John's" is "st johns".
for (const char of "'.`") ROLES[char.charCodeAt(0)] = SILENT

/**
 * The same as foldKey for plain letters, cut out of the text run by run; null when the text has
 * other letters.
 */
function asciiKey(text: string): string | null {
  const low = text.toLowerCase()
  let key = ''
  let gap = ''
  // Where the run of kept characters began, -1 outside of one.
  let run = -1
  for (let at = 0, end = text.length; at < end; at += 1) {
    const code = codeIn(text, at)
    if (code >= ASCII_CODES) return null
    const role = ROLES[code]
    if (role === KEPT) {
      if (run < 0) run = at
      continue
    }
    if (run >= 0) {
      key += gap + sliceOf(low, run, at)
      gap = ''
      run = -1
    }
    if (code === AMPERSAND) {
      key += key === '' ? 'and' : ' and'
      gap = ' '
    } else if (role === GAP && key !== '') gap = ' '
  }
  return run < 0 ? key : key + gap + sliceOf(low, run)
}
