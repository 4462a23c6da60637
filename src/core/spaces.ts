// Words by the white space between them, without regular expressions, which cost several times as much.
import { codeAt } from './code-at.js'

const ASCII_CODES = 128
const SPACE = 32
const [TAB, RETURN] = [9, 13]

const isAsciiSpace = (code: number): boolean => code === SPACE || (code >= TAB && code <= RETURN)

/** `text.split(/\s+/).length`: an edge of white space counts as one more. */
export function spacedParts(text: string): number {
  let count = 1
  let isInside = false
  for (let at = 0, end = text.length; at < end; at++) {
    const code = codeAt(text, at)
    if (code >= ASCII_CODES) return text.split(/\s+/).length
    const isSpace = isAsciiSpace(code)
    if (isSpace && !isInside) count++
    isInside = isSpace
  }
  return count
}

/** `key.split(' ')`, for texts of a few words. */
export function splitSpaces(key: string): string[] {
  const parts: string[] = []
  let from = 0
  const { length } = key
  for (let at = 0; at < length; at++) {
    if (codeAt(key, at) !== SPACE) continue
    parts.push(key.slice(from, at))
    from = at + 1
  }
  parts.push(from === 0 ? key : key.slice(from))
  return parts
}

/** The first word of a key. */
export function firstWord(key: string): string {
  const space = key.indexOf(' ')
  return space < 0 ? key : key.slice(0, space)
}
