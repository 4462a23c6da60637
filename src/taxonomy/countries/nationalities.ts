// Nationalities: the words for a country's people ("German", "Filipina", "Française"), for reading and redacting.
import { dataRows } from '../../core/data-file.js'
import { foldKey } from '../../core/fold.js'

/** Folded word to ISO code; in English with plurals, and single words in seven other languages. */
const byWord = new Map<string, string>()
const printed: string[] = []

for (const [code = '', words = ''] of dataRows('./data/demonyms.tsv', import.meta.url)) {
  for (const word of words.split('|')) {
    const key = foldKey(word)
    if (byWord.has(key)) continue
    byWord.set(key, code)
    printed.push(word)
    if (/(an|i|er|ian|ot|ek|ech|ole|ane|inn)$/i.test(word)) byWord.set(`${key}s`, code)
  }
}
/** The English words alone, as printed. */
export const nationalities: readonly string[] = printed

const foreign = new Map<string, string>()
for (const [word = '', code = ''] of dataRows(
  './baked/foreign-nationalities.tsv',
  import.meta.url,
)) {
  if (!byWord.has(word)) foreign.set(word, code)
}

/** The country of a nationality word, or null: "Omani" gives OM. */
export function nationalityOf(text: string): string | null {
  if (text.length > 60) return null
  const key = foldKey(text)
  return byWord.get(key) ?? foreign.get(key) ?? null
}

/** True for an English nationality word: the safe set for running text. */
export function isNationality(text: string): boolean {
  return text.length <= 60 && byWord.has(foldKey(text))
}
