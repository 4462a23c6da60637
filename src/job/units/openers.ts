// Words that open a statement of a posting: "Ensure …", "Experience of …", "Strong …".
import { dataJson } from '../../tables/data-file.js'
import { fold } from '../../text/fold.js'

const OPENERS = new Set(dataJson('./data/openers.json', import.meta.url) as readonly string[])

export const opensStatement = (word: string): boolean => OPENERS.has(fold(word))
