// PhraseList: finds the words and phrases of a list in a page, in one pass over its words.
import { foldInPlace } from '../../text/fold-in-place.js'
import { scanWords } from '../../text/scan-words.js'
import type { Page } from './make-page.js'
import { addOpeningWord, newWordList } from './word-lists.js'

export interface PhraseHit<V> {
  value: V
  /** Word indices: the first, and the one after the last. */
  from: number
  to: number
  start: number
  end: number
}

interface Entry<V> {
  words: string[]
  value: V
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
  readonly #byFirst = new Map<string, Entry<V>[]>()
  readonly #gap: RegExp
  /** An empty list has no number. */
  #list = NO_LIST

  /** `wraps`: whether a phrase may go on over the end of a line. */
  constructor(wraps = false) {
    this.#gap = wraps ? WRAPPED_GAP : GAP
  }

  add(phrase: string, value: V): void {
    const words = wordsOf(phrase)
    const [first] = words
    if (first === undefined) return
    if (this.#list === NO_LIST) this.#list = newWordList()
    addOpeningWord(first, this.#list)
    const entries = this.#byFirst.get(first) ?? []
    // The longest come first: "date of birth" before "date".
    const shorter = entries.findIndex((entry) => entry.words.length < words.length)
    entries.splice(shorter === -1 ? entries.length : shorter, 0, { words, value })
    this.#byFirst.set(first, entries)
  }

  /** The longest phrase that begins at a word. */
  at(page: Page, from: number): PhraseHit<V> | null {
    const first = page.words[from]
    if (!first || this.#list === NO_LIST || ((first.lists >> this.#list) & 1) === 0) return null
    for (const { words, value } of this.#byFirst.get(first.text) ?? []) {
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

function wordsOf(phrase: string): string[] {
  const folded = foldInPlace(phrase)
  const words: string[] = []
  scanWords(folded, (start, end) => words.push(folded.slice(start, end)))
  return words
}

function isAt(page: Page, from: number, words: string[], gap: RegExp): boolean {
  for (let step = 1; step < words.length; step++) {
    const word = page.words[from + step]
    const before = page.words[from + step - 1]
    if (!word || !before || word.text !== words[step]) return false
    if (!gap.test(page.folded.slice(before.end, word.start))) return false
  }
  return true
}

/** A list whose phrases all mean the same. */
export function phraseSet(phrases: Iterable<string>, wraps = false): PhraseList<true> {
  const list = new PhraseList<true>(wraps)
  for (const phrase of phrases) list.add(phrase, true)
  return list
}
