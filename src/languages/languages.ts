// The words of the languages beside English, each language a folder of data.
import { dataLines } from '../core/data-file.js'
import { fold } from '../core/fold.js'

export const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages that write compounds as one word. */
export const COMPOUNDING: readonly Language[] = ['de', 'nl']

/** Every word of a file that the languages have, folded. */
export function languageWords(file: string, languages: readonly Language[] = LANGUAGES) {
  const lines = languages.flatMap((code) => dataLines(`./${code}/${file}`, import.meta.url))
  return new Set(lines.flatMap((line) => fold(line).split(/\s+/)))
}
