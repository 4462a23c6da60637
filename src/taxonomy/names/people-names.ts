// Given names and family names of the world, folded.

import { bakedTable } from '../../tables/baked-table.js'
import { dataText } from '../../tables/data-file.js'
import { LineTable, lineTable } from '../../tables/line-table.js'
import { fold } from '../../text/fold.js'

const read = (name: string) =>
  new LineTable(
    bakedTable(`names/${name}`, () => lineTable(dataText(`./baked/${name}.tsv`, import.meta.url))),
  )
const given = read('given')
const family = read('family')
/** Longer than any name in the lists. */
const WORD_CHARS_MAX = 40

/** How common a given name is: 0 unknown, else 1 (rare) to 6 (log10 of US births; our own lists count as 4). */
export function givenNameLevel(word: string): number {
  if (word.length > WORD_CHARS_MAX) return 0
  const level = given.get(fold(word))
  return level === undefined ? 0 : Math.max(1, Number(level))
}

/** "Jean-Luc" is a name when both its parts are. */
export function isGivenName(word: string): boolean {
  if (givenNameLevel(word) > 0) return true
  const parts = word.split('-')
  return parts.length === 2 && parts.every((part) => part.length > 1 && givenNameLevel(part) > 0)
}

export function isSurname(word: string): boolean {
  if (word.length > WORD_CHARS_MAX) return false
  const key = fold(word)
  if (family.has(key)) return true
  const parts = key.split('-')
  return parts.length === 2 && parts.every((part) => part.length > 1 && family.has(part))
}
