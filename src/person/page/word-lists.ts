// The words that open a phrase in any list: a page's words are looked up once for all lists.
import { codeAt } from '../../text/code-at.js'

/** Lists are bits of one number. */
const LISTS_MAX = 31
const listsOf = new Map<string, number>()
let count = 0
/**
 * By first letter, last letter and length, five bits each: a word of a shape that no list has is
 * not looked up (npm run bench:match).
 */
const hasShape = new Uint8Array(1 << 15)
const shapeOf = (word: string): number =>
  ((codeAt(word, 0) & 31) << 10) | ((codeAt(word, word.length - 1) & 31) << 5) | (word.length & 31)

/** Gives the number of a new list. */
export function newWordList(): number {
  if (count >= LISTS_MAX) throw new Error(`no more than ${LISTS_MAX} lists of words`)
  return count++
}

/** Notes that a folded word opens a phrase of a list. */
export function addOpeningWord(word: string, list: number): void {
  listsOf.set(word, (listsOf.get(word) ?? 0) | (1 << list))
  hasShape[shapeOf(word)] = 1
}

/** The lists in which a folded word opens a phrase, as bits. */
export const wordListsOf = (word: string): number =>
  hasShape[shapeOf(word)] === 1 ? (listsOf.get(word) ?? 0) : 0

/** Single words that are searched for in a page. */
export class WordSet {
  readonly #list = newWordList()
  readonly #words: ReadonlySet<string>

  constructor(words: Iterable<string>) {
    this.#words = new Set(words)
    for (const word of this.#words) addOpeningWord(word, this.#list)
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  /** The indices of the page's words in the set. */
  in(page: { openings: readonly (readonly number[])[] }): readonly number[] {
    return page.openings[this.#list] ?? []
  }
}
