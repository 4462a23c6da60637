// The words that open a phrase in any list: a page's words are looked up once for all lists.
import { codeAt } from '../../text/code-at.js'

/** Lists are bits of one number. */
const LISTS_MAX = 31
const listsOf = new Map<string, number>()
let count = 0
/**
 * A bit for each shape of the words above: a word of another shape is not looked up, and most words
 * of a page are in no list (npm run bench:match).
 */
const SHAPE_BITS = 16
const shapes = new Uint32Array((1 << SHAPE_BITS) / 32)
/** Spreads what five letters and numbers tell over the shapes: 2^32 by the golden ratio. */
const SPREAD = 0x9e3779b1

/** By the first two letters, the middle one, the last one and the length, five bits each. */
function shapeOf(word: string): number {
  const { length } = word
  const begins = ((codeAt(word, 0) & 31) << 20) | ((codeAt(word, 1) & 31) << 15)
  const ends = ((codeAt(word, length >> 1) & 31) << 10) | ((codeAt(word, length - 1) & 31) << 5)
  return Math.imul(begins | ends | (length & 31), SPREAD) >>> (32 - SHAPE_BITS)
}

/** Gives the number of a new list. */
export function newWordList(): number {
  if (count >= LISTS_MAX) throw new Error(`no more than ${LISTS_MAX} lists of words`)
  return count++
}

/** Notes that a folded word opens a phrase of a list. */
export function addOpeningWord(word: string, list: number): void {
  listsOf.set(word, (listsOf.get(word) ?? 0) | (1 << list))
  const shape = shapeOf(word)
  shapes[shape >> 5] = (shapes[shape >> 5] ?? 0) | (1 << (shape & 31))
}

/** The lists in which a folded word opens a phrase, as bits. */
export function wordListsOf(word: string): number {
  const shape = shapeOf(word)
  if ((((shapes[shape >> 5] ?? 0) >> (shape & 31)) & 1) === 0) return 0
  return listsOf.get(word) ?? 0
}

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
