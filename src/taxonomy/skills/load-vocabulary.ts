// Reads vocabulary files from disk: our own, and those that an operator adds.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseVocabulary, type SkillLine, type VocabularyFile } from './parse-vocabulary.js'

export const VOCABULARY_ENDING = '.txt'

/** The vocabulary files of a folder, by name, so that the order never changes. */
export function readVocabularyFiles(folder: string): VocabularyFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(VOCABULARY_ENDING))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

export function ownVocabularyLines(): SkillLine[] {
  return parseVocabulary(readVocabularyFiles(fileURLToPath(new URL('./data', import.meta.url))))
}
