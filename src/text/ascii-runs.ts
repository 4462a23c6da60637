// Finds the words of a text of plain letters without Unicode's rules, which cost more (npm run bench:plain).
import { codeIn } from './code-at.js'

/** Codes of plain characters; a class has a place for each. */
export const ASCII_CODES = 128

/** A class of ASCII characters: 1 at the codes of its members. */
export type AsciiClass = Uint8Array

export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const LETTERS_AND_DIGITS = `${LETTERS}0123456789`

export function asciiClass(members: string): AsciiClass {
  const codes = new Uint8Array(ASCII_CODES)
  for (const char of members) codes[char.charCodeAt(0)] = 1
  return codes
}

/**
 * Start and end of every run of the class's characters, as one flat list; null when the text holds
 * other than ASCII.
 * @example asciiRuns('a bc', asciiClass('abc')) // [0, 1, 2, 4]
 */
export function asciiRuns(text: string, members: AsciiClass): number[] | null {
  const edges: number[] = []
  let isInside = false
  for (let at = 0, end = text.length; at < end; at += 1) {
    const code = codeIn(text, at)
    if (code >= ASCII_CODES) return null
    if ((members[code] === 1) !== isInside) {
      edges.push(at)
      isInside = !isInside
    }
  }
  if (isInside) edges.push(text.length)
  return edges
}

/** Whether a text is plain ASCII. Most texts are, and need none of Unicode's rules. */
export function isAscii(text: string): boolean {
  for (let at = 0, end = text.length; at < end; at++) {
    if (codeIn(text, at) >= ASCII_CODES) return false
  }
  return true
}

export const IS_LETTER = asciiClass(LETTERS)

/** Whether a code is a letter from A to Z in either case; works for any code, even beyond ASCII. */
export const isPlainLetter = (code: number): boolean => {
  const low = code | 32
  return low > 96 && low < 123
}

const PLAIN_WORD = /[a-z]+/g

/** The runs of letters in lower case; null when the text holds other than ASCII. */
export const plainWords = (text: string): string[] | null =>
  isAscii(text) ? (text.toLowerCase().match(PLAIN_WORD) ?? []) : null
