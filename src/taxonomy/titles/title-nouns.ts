// The nouns that titles are built on: "engineer", "nurse", "manager".

import { HeardSet } from '../../languages/heard-languages.js'
import { COMPOUNDING, languageWords } from '../../languages/languages.js'
import { eachOf } from '../../languages/words.js'
import { dataLines } from '../../tables/data-file.js'
import { fold } from '../../text/fold.js'

/** Every word of a data file of words. */
export const wordsOf = (path: string): Set<string> =>
  new Set(dataLines(path, import.meta.url).flatMap((line) => fold(line).split(/\s+/)))

const ENGLISH = wordsOf('./data/head-words.txt')
/**
 * Nouns of languages in which a title begins with its noun: "Analista de datos", "Leiter Vertrieb".
 */
const OTHERS = new HeardSet((code) =>
  code === 'en' ? new Set() : languageWords('title-nouns.txt', [code]),
)

/** Endings are grouped by their last letters, so that a word is compared with few of them. */
const TAIL_CHARS = 3
const ENDINGS = new Map<string, string[]>()
const COMPOUNDS = new HeardSet((code) => {
  if (code === 'en') return wordsOf('./data/noun-endings.txt')
  return languageWords('title-endings.txt', COMPOUNDING.includes(code) ? [code] : [])
})
for (const ending of COMPOUNDS) {
  const tail = ending.slice(-TAIL_CHARS)
  ENDINGS.set(tail, [...(ENDINGS.get(tail) ?? []), ending])
}
/** Shorter words with such an ending mostly mean something else. */
const COMPOUND_CHARS_MIN = 9

/** "Softwareentwicklerin", "Magazijnmedewerker": some languages write compounds as one word. */
function isCompound(word: string): boolean {
  if (word.length < COMPOUND_CHARS_MIN) return false
  const masculine = word.endsWith('in') ? word.slice(0, -2) : word
  const endings = ENDINGS.get(masculine.slice(-TAIL_CHARS))
  return endings?.some((ending) => masculine.endsWith(ending) && COMPOUNDS.has(ending)) ?? false
}

export const isEnglishNoun = (word: string): boolean => ENGLISH.has(word)
const isNoun = (word: string): boolean => ENGLISH.has(word) || OTHERS.has(word)

/**
 * Whether a title may begin with this noun, with what it governs behind it, as in other languages:
 * "Leiter Einkauf".
 */
export const leadsTitle = (word: string): boolean =>
  (OTHERS.has(word) && !ENGLISH.has(word)) || isCompound(word)

/** Whether a word is such a noun: "engineer", "nurses", "Bauleiter". */
export const isTitleNoun = (word: string): boolean =>
  isNoun(word) || (word.endsWith('s') && isNoun(word.slice(0, -1))) || isCompound(word)

/**
 * Small words between a noun and what it governs: "Head of Sales", "Chef de projet", "Leiter für
 * Einkauf".
 */
export const OF = new Set(eachOf('title:of'))
