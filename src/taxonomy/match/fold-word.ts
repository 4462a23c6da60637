// Folds one word to the form in which vocabularies compare it: case, accents, British spelling.
import { codeAt } from '../../core/code-at.js'

/** Letters that NFKD leaves whole. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * British endings and stems with their American forms. Both sides of a comparison are folded, so a
 * word that is bent wrongly ("enterprise" to "enterprize") does no harm as long as no two words meet.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|er|ers|es|ing|ation|ations|ational)$/, 'iz$1'],
  [/ys(e|ed|er|ers|es|ing)$/, 'yz$1'],
  [/our(s|al|ed|er|ing|ist)?$/, 'or$1'],
  [/tre(s?)$/, 'ter$1'],
  [/ell(ed|er|ers|ing|ery)$/, 'el$1'],
  [/mme(s?)$/, 'm$1'],
  [/ogue(s?)$/, 'og$1'],
  [/(lic|def|off)ence/, '$1ense'],
  [/^practis/, 'practic'],
  [/^mould/, 'mold'],
  [/minium$/, 'minum'],
  [/^fulfil(s?|ment)$/, 'fulfill$1'],
  [/^enrol(s?|ment)$/, 'enroll$1'],
  [/gement$/, 'gment'],
  [/ae(?=..)/, 'e'],
]

/** Three letters that every word changed by a row above holds; "ae" is looked for by itself. */
const TELLTALES = `isa ise isi yse ysi our tre ell mme ogu enc tis oul niu lfi nro gem`.split(' ')

const IS_TELLTALE = new Uint8Array(1 << 15)
for (const telltale of TELLTALES) IS_TELLTALE[trigramOf(telltale)] = 1

/** The last three letters of a word, five bits each. */
function trigramOf(word: string): number {
  let trigram = 0
  for (let at = 0, end = word.length; at < end; at++)
    trigram = nextTrigram(trigram, codeAt(word, at))
  return trigram
}

/** The trigram that one more letter makes, of either case; a word's first one goes on from 0. */
export function nextTrigram(trigram: number, code: number): number {
  return ((trigram << 5) | (code & 31)) & 0x7fff
}

const AE = trigramOf('ae')
const LAST_TWO = 0x3ff

/** Whether a word of plain letters and digits that holds it may have a British spelling. */
export function isTelltale(trigram: number): boolean {
  return IS_TELLTALE[trigram] === 1 || (trigram & LAST_TWO) === AE
}

/**
 * Whether a British spelling may be in a folded word or phrase. Spares most words the patterns:
 * this runs on every word of every document.
 */
export function hasTwoSpellings(word: string): boolean {
  let trigram = 0
  for (let at = 0, end = word.length; at < end; at++) {
    trigram = nextTrigram(trigram, codeAt(word, at))
    if (IS_TELLTALE[trigram] === 1) return true
  }
  return word.includes('ae')
}

/** Folded form of "and" and of "&". */
export const AND = '&'
const SPELLING_CHARS_MIN = 5
const WORD_CHARS_MAX = 64

const INVISIBLE = /[\p{M}\u200b-\u200d\u2060\ufeff\u00ad]/gu

function foldLetters(word: string): string {
  const plain = word.normalize('NFKD').replace(INVISIBLE, '').toLowerCase()
  return plain.replace(/[ßøłæœđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
}

function isAscii(word: string): boolean {
  for (let at = 0, end = word.length; at < end; at++) if (codeAt(word, at) > 127) return false
  return true
}

/** @example foldWord('Économies') // 'economies'; foldWord('organisation') // 'organization' */
export const foldWord = (word: string): string =>
  foldSpelling(isAscii(word) ? word.toLowerCase() : foldLetters(word))

/** The same for a word of a text that is lower case throughout. */
export const foldLowered = (word: string): string =>
  foldSpelling(isAscii(word) ? word : foldLetters(word))

function foldSpelling(folded: string): string {
  // "R&D" is "R and D", but "H&S" must not run together to "hands": the sign stands for the word.
  if (folded === 'and') return AND
  if (folded.length < SPELLING_CHARS_MIN || folded.length > WORD_CHARS_MAX) return folded
  return hasTwoSpellings(folded) ? americanOf(folded) : folded
}

/** The same for small plain letters and digits of which it is known whether they hold a telltale. */
export function foldPlain(word: string, holdsTelltale: boolean): string {
  if (word === 'and') return AND
  const isShort = word.length < SPELLING_CHARS_MIN || word.length > WORD_CHARS_MAX
  return isShort || !holdsTelltale ? word : americanOf(word)
}

function americanOf(folded: string): string {
  let spelled = folded
  for (const [from, to] of SPELLINGS) spelled = spelled.replace(from, to)
  return spelled
}
