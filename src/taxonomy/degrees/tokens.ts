// The words of a line with a degree, and the characters between them.
import { asciiClass, asciiRuns, LETTERS_AND_DIGITS } from '../../text/ascii-runs.js'
import { holds, sliceOf } from '../../text/code-at.js'
import { foldKey } from '../../text/fold.js'
import { matchEdges } from '../../text/match-edges.js'
import { DEGREE_BEGINNINGS } from './degree-table.js'

export interface Token {
  text: string
  key: string
  start: number
  end: number
  /** The characters between the token before and this one. */
  gap: string
}

/** A word, or a school form such as "10+2" and "+2". */
const TOKEN = /\d{2}\s?\+\s?\d|\+\s?\d(?!\d)|[\u0300-\u036f\p{Alpha}\p{N}]+/gu
const ASCII_TOKEN = asciiClass(LETTERS_AND_DIGITS)
/** Bounds the work; a degree stands in the first words of its line. */
export const TOKENS_MAX = 60

/**
 * Start and end of every token by turns; null if the text has more than plain letters and digits.
 */
const plainEdges = (text: string): number[] | null =>
  holds(text, '+') ? null : asciiRuns(text, ASCII_TOKEN)

const keyOf = (token: string): string => foldKey(token).replace(/ /g, '')

/**
 * Marks that separate the letters of an abbreviation; behind a single letter a space does so too.
 */
const PART_MARKS = ".'`-"
const isPart = (text: string, start: number, end: number): boolean =>
  end < text.length && (end - start === 1 || holds(PART_MARKS, sliceOf(text, end, end + 1)))

/** Whether some word between these edges may begin a degree. */
function mayBegin(text: string, edges: readonly number[]): boolean {
  const low = text.toLowerCase()
  for (let at = 0; at < edges.length; at += 2) {
    const start = edges[at] ?? 0
    const end = edges[at + 1] ?? start
    const isWhole = DEGREE_BEGINNINGS.get(sliceOf(low, start, end))
    if (isWhole === undefined) continue
    if (isWhole || isPart(text, start, end)) return true
  }
  return false
}

/**
 * The tokens of a text that may hold a degree, otherwise null. Most texts hold none, and that is
 * cheap to see.
 */
export function degreeTokens(text: string): Token[] | null {
  const plain = plainEdges(text)
  if (plain !== null)
    return mayBegin(text, plain) ? tokensAt(text, plain, text.toLowerCase()) : null
  const tokens = tokensOf(text)
  return tokens.some(({ key }) => DEGREE_BEGINNINGS.has(key)) ? tokens : null
}

export function tokensOf(text: string): Token[] {
  const plain = plainEdges(text)
  return plain === null
    ? tokensAt(text, matchEdges(TOKEN, text), null)
    : tokensAt(text, plain, text.toLowerCase())
}

/** @param low the text in small letters if it is plain */
function tokensAt(text: string, edges: readonly number[], low: string | null): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (let at = 0; at < edges.length && tokens.length < TOKENS_MAX; at += 2) {
    const start = edges[at] ?? 0
    const end = edges[at + 1] ?? start
    const token = sliceOf(text, start, end)
    const key = low === null ? keyOf(token) : sliceOf(low, start, end)
    tokens.push({ text: token, key, start, end, gap: sliceOf(text, last, start) })
    last = end
  }
  return tokens
}
