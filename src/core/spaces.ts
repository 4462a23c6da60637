// Words by the white space between them, without regular expressions, which cost several times as much.
import { ASCII_CODES } from './ascii-runs.js'
import { codeIn } from './code-at.js'

const SPACE = 32
const [TAB, RETURN] = [9, 13]

const isAsciiSpace = (code: number): boolean => code === SPACE || (code >= TAB && code <= RETURN)

/** `text.split(/\s+/).length`: an edge of white space counts as one more. */
export function spacedParts(text: string): number {
  let count = 1
  let isInside = false
  for (let at = 0, end = text.length; at < end; at++) {
    const code = codeIn(text, at)
    if (code >= ASCII_CODES) return text.split(/\s+/).length
    const isSpace = isAsciiSpace(code)
    if (isSpace && !isInside) count++
    isInside = isSpace
  }
  return count
}

/** The first word of a key. */
export function firstWord(key: string): string {
  const space = key.indexOf(' ')
  return space < 0 ? key : key.slice(0, space)
}
