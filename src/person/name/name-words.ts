// The words that the finders of names share: titles before a name, small words, capitals.
import type { Page, Word } from '../page/make-page.js'
import { WordSet } from '../page/word-lists.js'
import { wordGroups } from '../word-list.js'

export const NAME = { category: 'name', placeholder: 'NAME' } as const
const groups = wordGroups<'titles' | 'referee_titles' | 'small_words' | 'verbs' | 'months'>(
  './data/name.json',
  import.meta.url,
)
export const TITLES = new WordSet(groups.titles)
export const REFEREE_TITLES: ReadonlySet<string> = new Set(groups.referee_titles)
export const VERBS: ReadonlySet<string> = new Set(groups.verbs)
export const MONTHS: ReadonlySet<string> = new Set(groups.months)
export const SMALL_WORDS: ReadonlySet<string> = new Set(groups.small_words)

export const isCapital = (page: Page, word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(page.text.slice(word.start, word.end))
