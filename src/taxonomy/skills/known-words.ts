// The words that are spelled rightly, as far as the vocabulary tells: what consists of them is no slip.
import type { PhraseMap } from '../match/phrase-map.js'
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
const STEM_CHARS_MIN = 4

export class KnownWords {
  readonly #words = new Set<string>()

  /** Takes the words of all names: few of them are misspelt. */
  constructor(names: PhraseMap<unknown>) {
    for (const phrases of names.contents().phrases) {
      for (const word of phrases.split(/[ \n]/)) this.#words.add(word)
    }
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
