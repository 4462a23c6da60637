// Numbers in words, and units of time by their first letter. Postings in other languages are
// translated before they come here.
import { bakedMap } from '../tables/baked-map.js'
import { languageFileRows } from './read-languages.js'

const numbersOf = (kind: 'number' | 'unit'): Map<string, number> => {
  const words = bakedMap(`languages/numbers/${kind}`, () => {
    const rows = languageFileRows('en', 'numbers.tsv').filter(([own]) => own === kind)
    return new Map(rows.map(([, word = '', value = '']) => [word, value]))
  })
  return new Map(Array.from(words, ([word, value]) => [word, Number(value)]))
}

/** @example NUMBER_WORDS.get('half a') // 0.5 */
export const NUMBER_WORDS: ReadonlyMap<string, number> = numbersOf('number')
/** Months of a unit, by its first letter. */
export const MONTHS_OF: ReadonlyMap<string, number> = numbersOf('unit')
