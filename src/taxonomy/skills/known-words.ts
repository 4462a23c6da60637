// The words that are spelled rightly, as far as the vocabulary tells: what consists of them is no slip.
import type { TextIndex } from '../../tables/text-index.js'
import { wordSet } from './word-table.js'

const OWN_WORDS = wordSet('own-words')
/** "improved", "requires", "recruiting" and "broadly" are forms of known words; "e" may have gone before them. */
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
/** What is left of a word without its ending must be a word, too. */
const STEM_CHARS_MIN = 4
/** What stands in so many names is no slip. */
const COMMON_NAMES_MIN = 8

export class KnownWords {
  readonly #words: TextIndex
  /** Per word, the number of names that hold it. */
  readonly #counts: Uint16Array

  /** Takes the words of all names: few of them are misspelt. */
  constructor(words: TextIndex, counts: Uint16Array) {
    this.#words = words
    this.#counts = counts
  }

  /** Stands in so many names that it cannot be a slip: "social", but not "mangement". */
  isCommon(word: string): boolean {
    return OWN_WORDS.has(word) || (this.#counts[this.#words.find(word)] ?? 0) >= COMMON_NAMES_MIN
  }

  /** The word, or one that it is a form of. */
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
