// The vocabulary of titles, and the look-up by the words of a key.
import { isHeard } from '../../languages/heard-languages.js'
import { bakedTable } from '../../tables/baked-table.js'
import { TextIndex } from '../../tables/text-index.js'
import { TextList } from '../../tables/text-list.js'
import type { CanonicalTitle } from './read-titles.js'
import { keyWords, titleWords } from './title-key.js'
import { titleTable, WORD } from './title-table.js'

const table = bakedTable('titles/vocabulary', titleTable)
const keys = new TextIndex(table.keys)
const names = new TextList(table.names)
const groups = new TextList(table.groups)
const words = new TextIndex(table.words)

/** Titles are made when they are first asked for. */
const made: (CanonicalTitle | undefined)[] = new Array(names.length)

function titleAt(place: number): CanonicalTitle {
  const title = made[place] ?? { name: names.at(place), group: groups.at(place) }
  made[place] = title
  return title
}

/** Every canonical title, with its occupation group. */
export const canonicalTitles = (): readonly CanonicalTitle[] =>
  Array.from(made, (_, place) => titleAt(place))

function isUsed(word: string, use: number): boolean {
  const place = words.find(word)
  return place >= 0 && ((table.uses[place] ?? 0) & use) !== 0
}

/** Whether it is a name of one word that stays the same job whatever stands before it. */
export const isOpenNoun = (word: string): boolean => isUsed(word, WORD.open)

/**
 * Whether some key begins, or ends, with this word: these two tests alone rule out most groups of
 * words.
 */
export const mayBegin = (word: string): boolean => isUsed(word, WORD.first)
export const mayEnd = (word: string): boolean => isUsed(word, WORD.last)

/** The title whose key consists of the words from one index up to another. */
export function lookUp(
  all: readonly string[],
  from = 0,
  to = all.length,
): CanonicalTitle | undefined {
  if (!mayBegin(all[from] ?? '') || !mayEnd(all[to - 1] ?? '')) return undefined
  const isAll = from === 0 && to === all.length
  const key = keys.find((isAll ? all : all.slice(from, to)).join(' '))
  if (key < 0 || !isHeard(table.languages[key] ?? 0)) return undefined
  return titleAt(table.titles[key] ?? 0)
}

/** The title with this whole text, including grades and stated seniority. */
export const titleNamed = (text: string): CanonicalTitle | undefined =>
  lookUp(keyWords(titleWords(text)))
