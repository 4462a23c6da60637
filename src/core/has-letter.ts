// Whether a text has a letter of any script.
import { codeAt } from './code-at.js'

const isAsciiLetter = (code: number): boolean => {
  const low = code | 32
  return low > 96 && low < 123
}

/** Nearly every text begins with a plain letter; the Unicode class costs many times as much. */
export function hasLetter(text: string): boolean {
  return isAsciiLetter(codeAt(text, 0)) || /\p{L}/u.test(text)
}
