// PhraseList: finds the words and phrases of a list in a page, in one pass over its words.
import { foldInPlace } from './fold-in-place.js'
import type { Page } from './make-page.js'

export interface PhraseHit<V> {
  value: V
  /** Word indices: first, and one after the last. */
  from: number
  to: number
  start: number
  end: number
}

interface Entry<V> {
  words: string[]
  value: V
}

/** What may lie between the words of a phrase: "un-married", "s/o", "d. o. b.". */
const GAP = /^[ \t.'/&-]{0,3}$/
const WORDS = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}]+)?/gu

export class PhraseList<V> {
  readonly #byFirst = new Map<string, Entry<V>[]>()

  add(phrase: string, value: V): void {
    const words = foldInPlace(phrase).match(WORDS) ?? []
    const [first] = words
    if (first === undefined) return
    const entries = this.#byFirst.get(first) ?? []
    entries.push({ words: [...words], value })
    // The longest first: "date of birth" before "date".
    entries.sort((a, b) => b.words.length - a.words.length)
    this.#byFirst.set(first, entries)
  }

  /** The longest phrase that starts at a word. */
  at(page: Page, from: number): PhraseHit<V> | null {
    const first = page.words[from]
    const entries = first && this.#byFirst.get(first.text)
    if (!first || !entries) return null
    for (const { words, value } of entries) {
      const last = page.words[from + words.length - 1]
      if (last && isAt(page, from, words)) {
        return { value, from, to: from + words.length, start: first.start, end: last.end }
      }
    }
    return null
  }

  /** Every phrase between two words, left to right, none overlapping. */
  find(page: Page, from = 0, to = page.words.length): PhraseHit<V>[] {
    const hits: PhraseHit<V>[] = []
    for (let at = from; at < to; ) {
      const hit = this.at(page, at)
      if (hit && hit.to <= to) hits.push(hit)
      at = hit && hit.to <= to ? hit.to : at + 1
    }
    return hits
  }
}

function isAt(page: Page, from: number, words: string[]): boolean {
  for (let step = 1; step < words.length; step++) {
    const word = page.words[from + step]
    const before = page.words[from + step - 1]
    if (!word || !before || word.text !== words[step]) return false
    if (!GAP.test(page.folded.slice(before.end, word.start))) return false
  }
  return true
}

/** A list whose phrases all mean the same. */
export function phraseSet(phrases: Iterable<string>): PhraseList<true> {
  const list = new PhraseList<true>()
  for (const phrase of phrases) list.add(phrase, true)
  return list
}
