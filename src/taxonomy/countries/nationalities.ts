// Nationalities: the words for a country's people ("German", "Filipina", "Française"), for reading and redacting.

import { bakedMap } from '../../tables/baked-map.js'
import { dataRows } from '../../tables/data-file.js'
import { foldKey } from '../../text/fold.js'

/** Demonyms that make a plural with "s": "Germans", "Iraqis", but not "Chinese" or "French". */
const TAKES_S = /(an|i|er|ian|ot|ek|ech|ole|ane|inn)$/i

function englishWords(): Map<string, string> {
  const codes = new Map<string, string>()
  for (const [code = '', words = ''] of dataRows('./data/demonyms.tsv', import.meta.url)) {
    for (const word of words.split('|')) {
      const key = foldKey(word)
      if (codes.has(key)) continue
      codes.set(key, code)
      if (TAKES_S.test(word)) codes.set(`${key}s`, code)
    }
  }
  return codes
}

/** From a folded English word, plurals included, to the ISO code. */
const byWord = bakedMap('countries/nationalities', englishWords)
/** Single words of seven other languages. */
const foreign = bakedMap('countries/foreign-nationalities', () => {
  const rows = dataRows('./baked/foreign-nationalities.tsv', import.meta.url)
  return new Map(rows.map(([word = '', code = '']) => [word, code]))
})

/** No word for a nation is longer, so a longer text is not even folded. */
const WORD_CHARS_MAX = 60

/** The country of a nationality word, or null: "Omani" gives OM. */
export function nationalityOf(text: string): string | null {
  if (text.length > WORD_CHARS_MAX) return null
  const key = foldKey(text)
  return byWord.get(key) ?? foreign.get(key) ?? null
}

/** Whether it is an English word for a nation: only these are safe to look for in running text. */
export function isNationality(text: string): boolean {
  return text.length <= WORD_CHARS_MAX && byWord.has(foldKey(text))
}
