// Whether a text has a letter of any script.
import { isPlainLetter } from './ascii-runs.js'
import { codeAt } from './code-at.js'

/** Nearly every text begins with a plain letter; the Unicode class costs twice as much. */
export function hasLetter(text: string): boolean {
  return isPlainLetter(codeAt(text, 0)) || /\p{L}/u.test(text)
}
