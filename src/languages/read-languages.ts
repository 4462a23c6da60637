// The languages that are read, and the files of their folders in src/languages/.
import { dataJson, dataRows } from '../tables/data-file.js'

/** English is one of them; all vocabularies began with it. */
export const READ_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const
export type ReadLanguage = (typeof READ_LANGUAGES)[number]

/** The rows of a language's file, as tab-separated cells. */
export const languageFileRows = (code: ReadLanguage, file: string): string[][] =>
  dataRows(`./${code}/${file}`, import.meta.url)

/** The content of a language's JSON file; the caller states its type. */
export const languageFileJson = (code: ReadLanguage, file: string): unknown =>
  dataJson(`./${code}/${file}`, import.meta.url)
