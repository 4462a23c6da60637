// The words of the languages besides English, each language in a folder of data.
import { dataLines } from '../tables/data-file.js'
import { fold } from '../text/fold.js'
import { OTHER_LANGUAGES, type OtherLanguage } from './heard-languages.js'
import { languageFileRows, type ReadLanguage } from './read-languages.js'

export type Language = OtherLanguage
export const LANGUAGES = OTHER_LANGUAGES

/** Languages that write compounds as one word. */
export const COMPOUNDING: readonly Language[] = ['de', 'nl']

/** Every word in this file of the given languages, folded. */
export function languageWords(file: string, languages: readonly Language[] = LANGUAGES) {
  const lines = languages.flatMap((code) => dataLines(`./${code}/${file}`, import.meta.url))
  return new Set(lines.flatMap((line) => fold(line).split(/\s+/)))
}

/** Every phrase in this file of the given languages, one a line, as written. */
export const languagePhrases = (
  file: string,
  languages: readonly Language[] = LANGUAGES,
): string[] => languages.flatMap((code) => dataLines(`./${code}/${file}`, import.meta.url))

/** The rows of a file of one language, as tab-separated cells. */
export const rowsOf: (code: Language, file: string) => string[][] = languageFileRows

/** The rows of this file in all languages. */
export const languageRows = (file: string): string[][] =>
  LANGUAGES.flatMap((code) => rowsOf(code, file))

/** The phrases of one kind of a language's file of `kind<TAB>phrase|phrase`, as written. */
export const kindOf = (code: ReadLanguage, file: string, kind: string): string[] =>
  languageFileRows(code, file).flatMap(([own, list = '']) => (own === kind ? list.split('|') : []))

/** The phrases of one kind in all languages besides English. */
export const kindInAll = (file: string, kind: string): string[] =>
  LANGUAGES.flatMap((code) => kindOf(code, file, kind))

/** The words that tell a language, folded. */
export const commonWords = (code: ReadLanguage): Set<string> =>
  new Set(
    dataLines(`./${code}/common-words.txt`, import.meta.url).flatMap((line) =>
      fold(line).split(/\s+/),
    ),
  )
