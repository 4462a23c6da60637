// Whether a text has a letter of any script.
import { isPlainLetter } from './ascii-runs.js'
import { codeAt } from './code-at.js'

/**
 * Looks at the first character before it tries the Unicode class, which costs twice as much: nearly
 * every text begins with a plain letter.
 */
export function hasLetter(text: string): boolean {
  return isPlainLetter(codeAt(text, 0)) || /\p{Alpha}/u.test(text)
}
