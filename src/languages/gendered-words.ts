// Words of a language that tell a person's sex, and the common form that replaces them.
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

/** Those of them that name a program too: "postman". */
export const programNames = (): string[] =>
  READ_LANGUAGES.flatMap((code) => phrasesOf(code, 'programs'))

export interface GenderedWords {
  /** Whether only capitalised words are changed by their ending: German nouns. */
  isCapital: boolean
  /** From the ending of one form to that of the common form. */
  endings: ReadonlyMap<string, string>
  words: ReadonlyMap<string, string>
  /** From the article before such a word to the one before the common form. */
  articles: ReadonlyMap<string, string>
  /** Endings of words that stay as they are. */
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
