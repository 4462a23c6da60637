// The titles as flat tables, which the build makes from their files.
import { type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import { type TextListTable, textListTable } from '../../tables/text-list.js'
import { readTitles } from './read-titles.js'

export type TitleTable = {
  names: TextListTable
  groups: TextListTable
  /** The keys of all names, and for each the place of its title. */
  keys: TextIndexTable
  titles: Uint32Array
  /**
   * The languages in whose documents a name counts, as bits; 0 for a name that counts everywhere.
   */
  languages: Uint8Array
  /** The first and last words of keys, and names of one word; WORD says which of these each is. */
  words: TextIndexTable
  uses: Uint8Array
}

/**
 * The roles of a word in titles, as bits. `open`: a name that stays the same job whatever stands
 * before it.
 */
export const WORD = { first: 1, last: 2, open: 4 } as const

function wordUses(keys: Iterable<string>, open: Iterable<string>): Map<string, number> {
  const uses = new Map<string, number>()
  const add = (word: string, use: number) => uses.set(word, (uses.get(word) ?? 0) | use)
  for (const key of keys) {
    const space = key.indexOf(' ')
    add(space < 0 ? key : key.slice(0, space), WORD.first)
    add(key.slice(key.lastIndexOf(' ') + 1), WORD.last)
  }
  for (const word of open) add(word, WORD.open)
  return uses
}

export function titleTable(): TitleTable {
  const { titles, byKey, others, open } = readTitles()
  const places = new Map(titles.map((title, at) => [title, at]))
  const all = [...byKey.keys(), ...others.keys()]
  const uses = wordUses(all, open)
  const named = [...byKey.values(), ...Array.from(others.values(), ({ title }) => title)]
  return {
    names: textListTable(titles.map(({ name }) => name)),
    groups: textListTable(titles.map(({ group }) => group)),
    keys: textIndexTable(all),
    titles: Uint32Array.from(named, (title) => places.get(title) ?? 0),
    languages: Uint8Array.from(all, (key) => others.get(key)?.languages ?? 0),
    words: textIndexTable([...uses.keys()]),
    uses: Uint8Array.from(uses.values()),
  }
}
