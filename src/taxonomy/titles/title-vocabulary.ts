// The vocabulary of titles in memory, and the look-up by the words of a key.
import { titleTable } from './bake.js'
import type { CanonicalTitle } from './read-titles.js'
import { keyWords, titleWords } from './title-key.js'

const table = titleTable()

/** Every canonical title with its occupation group. */
export const canonicalTitles = (): readonly CanonicalTitle[] => table.titles

/** One-word names that stay the same job whatever stands before them. */
export const isOpenNoun = (word: string): boolean => table.open.has(word)

/** First and last words of all keys: most groups of words are no title by these alone. */
const FIRST = new Set<string>()
const LAST = new Set<string>()
for (const key of table.byKey.keys()) {
  const space = key.indexOf(' ')
  FIRST.add(space < 0 ? key : key.slice(0, space))
  LAST.add(key.slice(key.lastIndexOf(' ') + 1))
}

export const mayBegin = (word: string): boolean => FIRST.has(word)
export const mayEnd = (word: string): boolean => LAST.has(word)

/** The title whose key is the words from one index up to another. */
export function lookUp(
  words: readonly string[],
  from = 0,
  to = words.length,
): CanonicalTitle | undefined {
  if (!FIRST.has(words[from] ?? '') || !LAST.has(words[to - 1] ?? '')) return undefined
  const isAll = from === 0 && to === words.length
  return table.byKey.get((isAll ? words : words.slice(from, to)).join(' '))
}

/** A title by its whole text, grades and stated seniority included. */
export const titleNamed = (text: string): CanonicalTitle | undefined =>
  lookUp(keyWords(titleWords(text)))
