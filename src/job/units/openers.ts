// Words that open a statement of a posting: "Ensure …", "Experience of …", "Strong …".
import { languageFileJson } from '../../languages/read-languages.js'
import { fold } from '../../text/fold.js'

const OPENERS = new Set(languageFileJson('en', 'posting-openers.json') as readonly string[])

export const opensStatement = (word: string): boolean => OPENERS.has(fold(word))
