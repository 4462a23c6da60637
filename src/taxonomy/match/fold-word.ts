// Folds one word to the form in which vocabularies compare it: case, accents, British spelling.
import { isAscii } from '../../text/ascii-runs.js'
import { codeIn } from '../../text/code-at.js'
import { WHOLE_LETTERS } from '../../text/fold.js'

/**
 * British endings and stems with their American forms. Both sides of a comparison are folded, so it
 * does no harm to change a word wrongly ("enterprise" to "enterprize"), as long as two different
 * words do not become one.
 */
type Spelling = readonly [telltales: string, from: RegExp, to: string]
const SPELLINGS: readonly Spelling[] = [
  ['isa ise isi', /is(e|ed|er|ers|es|ing|ation|ations|ational)$/, 'iz$1'],
  ['yse ysi', /ys(e|ed|er|ers|es|ing)$/, 'yz$1'],
  ['our', /our(s|al|ed|er|ing|ist)?$/, 'or$1'],
  ['tre', /tre(s?)$/, 'ter$1'],
  ['ell', /ell(ed|er|ers|ing|ery)$/, 'el$1'],
  ['mme', /mme(s?)$/, 'm$1'],
  ['ogu', /ogue(s?)$/, 'og$1'],
  ['enc', /(lic|def|off)ence/, '$1ense'],
  ['tis', /^practis/, 'practic'],
  ['oul', /^mould/, 'mold'],
  ['niu', /minium$/, 'minum'],
  ['lfi', /^fulfil(s?|ment)$/, 'fulfill$1'],
  ['nro', /^enrol(s?|ment)$/, 'enroll$1'],
  ['gem', /gement$/, 'gment'],
  ['ae', /ae(?=..)/, 'e'],
]

/**
 * For each trigram, a bit for every row of SPELLINGS that it announces. Any word that a row changes
 * holds one of the row's telltales, so most words need no pattern and the others mostly one. No row
 * writes a telltale of a later row, so the letters of the unchanged word announce all rows.
 */
const ROWS_OF = new Uint16Array(1 << 15)
SPELLINGS.forEach(([telltales], row) => {
  for (const telltale of telltales.split(' ')) {
    // A telltale of two letters counts behind any letter.
    const befores = telltale.length < 3 ? 32 : 1
    for (let before = 0; before < befores; before++) {
      const trigram = trigramOf(telltale) | (before << 10)
      ROWS_OF[trigram] = (ROWS_OF[trigram] ?? 0) | (1 << row)
    }
  }
})

/** The last three letters of a word, five bits each. */
function trigramOf(word: string): number {
  let trigram = 0
  for (let at = 0, end = word.length; at < end; at++)
    trigram = nextTrigram(trigram, codeIn(word, at))
  return trigram
}

/** The trigram after one more letter of either case; the first one of a word starts from 0. */
export function nextTrigram(trigram: number, code: number): number {
  return ((trigram << 5) | (code & 31)) & 0x7fff
}

/** The rows of spellings, as bits, that may change a word which holds the trigram. */
export function spellingRows(trigram: number): number {
  return ROWS_OF[trigram] ?? 0
}

function rowsOfWord(word: string): number {
  let trigram = 0
  let rows = 0
  for (let at = 0, end = word.length; at < end; at++) {
    trigram = nextTrigram(trigram, codeIn(word, at))
    rows |= spellingRows(trigram)
  }
  return rows
}

/** Folded form of "and" and of "&". */
export const AND = '&'
/** Shorter words have no second spelling, and longer ones are no words. */
const SPELLING_CHARS_MIN = 5
const WORD_CHARS_MAX = 64

/** Accents on their own, and characters that show nothing. */
const INVISIBLE = /[\p{M}\u200b-\u200d\u2060\ufeff\u00ad]/gu

function foldLetters(word: string): string {
  const plain = word.normalize('NFKD').replace(INVISIBLE, '').toLowerCase()
  return plain.replace(/[ßøłæœđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
}

/** @example foldWord('Économies') // 'economies'; foldWord('organisation') // 'organization' */
export const foldWord = (word: string): string =>
  foldSpelling(isAscii(word) ? word.toLowerCase() : foldLetters(word))

/** The same for a word that is in small letters already. */
export const foldLowered = (word: string): string =>
  foldSpelling(isAscii(word) ? word : foldLetters(word))

const foldSpelling = (folded: string): string => foldPlain(folded, rowsOfWord(folded))

/** Folds a word in plain small letters; `rows` has a bit for each row that may change it. */
export function foldPlain(word: string, rows: number): string {
  // "R&D" is "R and D", but "H&S" must not become "hands": the word becomes the sign, not the sign
  // the word.
  if (word === 'and') return AND
  if (rows === 0 || word.length < SPELLING_CHARS_MIN || word.length > WORD_CHARS_MAX) return word
  let spelled = word
  for (let left = rows; left !== 0; left &= left - 1) {
    // The row of the lowest bit that is still set.
    const [, from, to] = SPELLINGS[31 - Math.clz32(left & -left)] as Spelling
    spelled = spelled.replace(from, to)
  }
  return spelled
}
