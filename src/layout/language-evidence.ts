// What an answer tells about the document's language, and the warnings that go with it.

import type { DocumentWarning } from '../documents/types.js'
import { detectLanguage, isLimited } from '../languages/detect-language.js'
import type { ReadLanguage } from '../languages/read-languages.js'
import type { ReadableDocument } from './types.js'

export interface LanguageEvidence {
  language: ReadLanguage | null
  second_language: ReadLanguage | null
}

export function languageEvidence(
  document: ReadableDocument,
): LanguageEvidence & { warnings: DocumentWarning[] } {
  const told = detectLanguage(document.lines.map(({ text }) => text))
  const limited: DocumentWarning[] = isLimited(told) ? ['language_limited'] : []
  return {
    language: told.language,
    second_language: told.second,
    warnings: [...document.warnings, ...limited],
  }
}
