// PhraseList: finds the words and phrases of a list in a page, in one pass over its words.
import type { Page } from './make-page.js'
import { bakedPhrases, type OpeningPhrases, phrasesByFirst } from './phrases-by-first.js'
import { addOpeningWord, newWordList } from './word-lists.js'

export interface PhraseHit<V> {
  value: V
  /** Word indices: the first, and the one after the last. */
  from: number
  to: number
  start: number
  end: number
}

/**
 * What may be between the words of a phrase: "un-married", "s/o", "d. o. b.", and signs in place of
 * a lost apostrophe.
 */
const GAP = /^(?:[ \t.'/&-]{0,3}| [•?\u{fffd}]{1,2} )$/u
/** The same for phrases of prose, which may also run over the end of a line. */
const WRAPPED_GAP = /^(?:[ \t.'/&-]{0,3}| [•?\u{fffd}]{1,2} |[ \t]{0,3}\n[ \t]{0,3})$/u
/** The number of a list without phrases, which no word opens. */
const NO_LIST = -1

export class PhraseList<V> {
  readonly #byFirst: OpeningPhrases<V>
  readonly #gap: RegExp
  readonly #list: number

  /** `wraps`: whether a phrase may go on over the end of a line. */
  constructor(byFirst: OpeningPhrases<V>, wraps = false) {
    this.#byFirst = byFirst
    this.#gap = wraps ? WRAPPED_GAP : GAP
    const openings = [...byFirst.keys()]
    this.#list = openings.length === 0 ? NO_LIST : newWordList()
    for (const first of openings) addOpeningWord(first, this.#list)
  }

  /** The longest phrase that begins at a word and ends before another. */
  at(page: Page, from: number, before = page.words.length): PhraseHit<V> | null {
    const first = page.words[from]
    if (!first || this.#list === NO_LIST || ((first.lists >> this.#list) & 1) === 0) return null
    for (const { words, value } of this.#byFirst.get(first.text) ?? []) {
      if (from + words.length > before) continue
      const last = page.words[from + words.length - 1]
      if (last && isAt(page, from, words, this.#gap)) {
        return { value, from, to: from + words.length, start: first.start, end: last.end }
      }
    }
    return null
  }

  /** Every phrase between two words, from left to right, without overlaps. */
  find(page: Page, from = 0, to = page.words.length): PhraseHit<V>[] {
    const hits: PhraseHit<V>[] = []
    let next = from
    this.eachOpening(page, from, to, (at) => {
      const hit = at >= next ? this.at(page, at) : null
      if (!hit || hit.to > to) return
      hits.push(hit)
      next = hit.to
    })
    return hits
  }

  /**
   * The indices of words that may open a phrase, ascending; the other words are not checked yet.
   */
  openings(page: Page): readonly number[] {
    return page.openings[this.#list] ?? []
  }

  /**
   * Calls `visit` with each word in the range that may open a phrase; the others are not checked
   * yet.
   */
  eachOpening(page: Page, from: number, to: number, visit: (at: number) => void): void {
    const openings = page.openings[this.#list]
    if (!openings) return
    for (let index = firstFrom(openings, from); index < openings.length; index++) {
      const at = openings[index] ?? to
      if (at >= to) return
      visit(at)
    }
  }
}

/** The index of the first number that is not smaller. */
function firstFrom(sorted: readonly number[], from: number): number {
  if (from === 0) return 0
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}

function isAt(page: Page, from: number, words: readonly string[], gap: RegExp): boolean {
  for (let step = 1; step < words.length; step++) {
    const word = page.words[from + step]
    const before = page.words[from + step - 1]
    if (!word || !before || word.text !== words[step]) return false
    if (!gap.test(page.folded.slice(before.end, word.start))) return false
  }
  return true
}

/** A list of phrases with what each means. */
export const phraseList = <V>(
  phrases: Iterable<readonly [string, V]>,
  wraps = false,
): PhraseList<V> => new PhraseList(phrasesByFirst(phrases), wraps)

/** A list whose phrases all mean the same, folded by the build. */
export const phraseSet = (
  name: string,
  phrases: () => Iterable<string>,
  wraps = false,
): PhraseList<true> =>
  new PhraseList(
    bakedPhrases(
      `phrases/${name}`,
      () => Array.from(phrases(), (phrase) => [phrase, ''] as const),
      () => true,
    ),
    wraps,
  )
