// The words and marks between two dates and behind the first: "–", "to", "till date", "onwards".
import { isMark } from './date-parts.js'
import type { DateToken } from './tokens.js'
import { APOSTROPHES, DASHES, JOINED, PRESENT, RANGE_WORDS } from './words.js'

/** Words of the longest phrases for "to" and "present" in dates.tsv: "working till date". */
const PHRASE_WORDS_MAX = 3
/** A separator is a dash, a word, or both: "- to -". */
const SEPARATORS_MAX = 3
const CELL_MARKS = new Set(['|', ',', ';'])
/** What may stand behind an open end. */
const CLOSING = new Set([')', ']', '|', ','])

/** The token after the longest of the phrases that begins here, or -1. */
export function phraseAt(tokens: DateToken[], at: number, phrases: Set<string>): number {
  const room = Math.min(PHRASE_WORDS_MAX, tokens.length - at)
  for (let length = room; length >= 1; length--) {
    const words = tokens.slice(at, at + length).filter((token) => !APOSTROPHES.has(token.text))
    if (words.length === 0 || words.some((token) => token.kind !== 'word')) continue
    if (phrases.has(words.map((token) => token.text).join(' '))) return at + length
  }
  return -1
}

/** The token after a "to", even one with a mark inside ("t/m"), or -1. */
const rangeWordAt = (tokens: DateToken[], at: number): number =>
  JOINED.has(tokens[at]?.text ?? '') ? at + 1 : phraseAt(tokens, at, RANGE_WORDS)

/** The token after a range separator ("–", "to", "- to", "~"), or -1. */
export function afterSeparator(tokens: DateToken[], at: number): number {
  // "From: 2015 | To: 2018": the mark between two cells.
  const isCell = CELL_MARKS.has(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'word'
  let next = isCell ? at + 1 : at
  // "July13’to June 14"
  if (isMark(tokens[next], APOSTROPHES)) next++
  let seen = false
  for (let steps = 0; steps < SEPARATORS_MAX; steps++) {
    const token = tokens[next]
    if (!token) break
    if (token.kind === 'mark' && (DASHES.has(token.text) || (token.text === '>' && seen))) next++
    else {
      const word = token.kind === 'word' ? rangeWordAt(tokens, next) : -1
      // "till date": the word belongs to the present phrase, but it also separates.
      if (word < 0) break
      // "From: 06/2015 To: 08/2018"
      next = tokens[word]?.text === ':' ? word + 1 : word
    }
    seen = true
  }
  // "to .30.11.2013"
  return seen && tokens[next]?.text === '.' ? next + 1 : seen ? next : -1
}

/** The token after a word for today, in brackets or not, or -1. */
export function presentAt(tokens: DateToken[], at: number): number {
  const open = tokens[at]?.text === '(' || tokens[at]?.text === '[' ? at + 1 : at
  return phraseAt(tokens, open, PRESENT)
}

/** The token after "till date" and the like; "date" alone does not count. */
export const tillDate = (tokens: DateToken[], at: number): number => {
  const next = presentAt(tokens, at)
  return next > at + 1 || (next === at + 1 && tokens[at]?.text !== 'date') ? next : -1
}

/**
 * "Jun 2015 –" with nothing behind it is a current position, and so is a dash without a space
 * before it ("2020– Engineer").
 */
export function endsOpen(tokens: DateToken[], after: number): boolean {
  const [dash, next] = [tokens[after - 1], tokens[after]]
  if (dash?.kind !== 'mark') return false
  if (!next || CLOSING.has(next.text)) return true
  return next.kind === 'word' && next.spaced && !dash.spaced
}
