// The words that the vocabulary spells correctly: a name that consists of them holds no slip.
import type { TextIndex } from '../../tables/text-index.js'
import { wordSet } from './word-table.js'

const OWN_WORDS = wordSet('own-words')
/**
 * "improved", "requires", "recruiting" and "broadly" are forms of known words; some have lost an
 * "e" before the ending.
 */
const ENDINGS = [
  's',
  'es',
  'ed',
  'd',
  'ing',
  'ly',
  'al',
  'er',
  'or',
  'ment',
  'ation',
  'ion',
] as const
/** Fewer letters before an ending are no word. */
const STEM_CHARS_MIN = 4
/** A word in this many names is no slip. */
const COMMON_NAMES_MIN = 8

export class KnownWords {
  readonly #words: TextIndex
  /** For each word, the number of names that hold it. */
  readonly #counts: Uint16Array

  /** `words` are those of all names: few of them are misspelt. */
  constructor(words: TextIndex, counts: Uint16Array) {
    this.#words = words
    this.#counts = counts
  }

  /**
   * Whether so many names hold the word that it cannot be a slip: "social", but not "mangement".
   */
  isCommon(word: string): boolean {
    return OWN_WORDS.has(word) || (this.#counts[this.#words.find(word)] ?? 0) >= COMMON_NAMES_MIN
  }

  /** Whether it is a known word, or a form of one. */
  has(word: string): boolean {
    if (this.#isWord(word)) return true
    return ENDINGS.some((ending) => {
      if (!word.endsWith(ending)) return false
      const stem = word.slice(0, -ending.length)
      return stem.length >= STEM_CHARS_MIN && (this.#isWord(stem) || this.#isWord(`${stem}e`))
    })
  }

  #isWord(word: string): boolean {
    return this.#words.has(word) || OWN_WORDS.has(word)
  }
}
