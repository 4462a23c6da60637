// Words of a language that tell a person's sex, and the common form that takes their place.
import { byLanguage } from './by-language.js'
import { languageFileRows, READ_LANGUAGES, type ReadLanguage } from './read-languages.js'

const ROWS = new Map(
  READ_LANGUAGES.map((code) => [code, languageFileRows(code, 'gendered-words.tsv')]),
)

const phrasesOf = (code: ReadLanguage, kind: string): string[] =>
  ROWS.get(code)?.flatMap(([own, list = '']) => (own === kind ? list.split('|') : [])) ?? []

/** "form=common form". */
const pairsOf = (code: ReadLanguage, kind: string): [string, string][] =>
  phrasesOf(code, kind).map((pair) => {
    const [form = '', common = ''] = pair.split('=')
    return [form, common]
  })

/** Job words of all languages, each with the word that stands for both sexes. */
export const neutralJobWords = (): [string, string][] =>
  READ_LANGUAGES.flatMap((code) => pairsOf(code, 'neutral'))

export interface GenderedWords {
  /** Only words with a capital are bent by their ending: German nouns. */
  isCapital: boolean
  /** Ending of the one form → that of the common one. */
  endings: ReadonlyMap<string, string>
  words: ReadonlyMap<string, string>
  /** The article before such a word → the one before the common form. */
  articles: ReadonlyMap<string, string>
  /** Ends of words that are left alone. */
  kept: readonly string[]
}

export const genderedWords = byLanguage(
  (code): GenderedWords => ({
    isCapital: phrasesOf(code, 'capital').length > 0,
    endings: new Map(pairsOf(code, 'endings')),
    words: new Map(pairsOf(code, 'words')),
    articles: new Map(pairsOf(code, 'articles')),
    kept: phrasesOf(code, 'kept'),
  }),
)
