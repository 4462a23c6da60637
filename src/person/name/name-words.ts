// The words that all finders of names use: titles before a name, small words, capitals.
import { eachOf } from '../../languages/words.js'
import type { Page, Word } from '../page/make-page.js'
import { WordSet } from '../page/word-lists.js'

export const NAME = { category: 'name', placeholder: 'NAME' } as const
export const TITLES = new WordSet(eachOf('name:titles'))
export const REFEREE_TITLES: ReadonlySet<string> = new Set(eachOf('name:referee-titles'))
/** Before a family name that is known already: "Col Sample served". */
export const RANKS: ReadonlySet<string> = new Set(eachOf('name:ranks'))
export const VERBS: ReadonlySet<string> = new Set(eachOf('name:verbs'))
export const MONTHS: ReadonlySet<string> = new Set(eachOf('name:months'))
/** What papers call themselves in scripts without capitals: "履歴書". It opens like a name now and then. */
export const CASELESS_DOCUMENTS: ReadonlySet<string> = new Set(eachOf('name:caseless-documents'))
export const SMALL_WORDS: ReadonlySet<string> = new Set(eachOf('name:no-names'))

/** A longer line is no signature. */
export const SIGNATURE_CHARS_MAX = 60

/** Whether a word opens with a capital, or with a letter of a script that has no capitals. */
export const isCapital = (page: Page, word: Word | undefined): boolean =>
  word !== undefined && /^[\p{Upper}\p{Lo}]/u.test(page.text.slice(word.start, word.end))
