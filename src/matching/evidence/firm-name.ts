// Whether words of a sentence are part of a firm's name: "on site for Acme Drilling Services".
import { anyOf } from '../../languages/words.js'

/** "for Acme", "at the Acme": a name behind a word that leads to one. */
const NAME_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf('match:before-firms')})\s+(?:the\s+)?\p{Upper}[\p{Alpha}\p{N}&.'’-]{2,}\s$`,
  'u',
)
const FIRM_BEHIND = new RegExp(String.raw`^\s(?:${anyOf('match:firm-words')})\b`, 'u')
const CAPITAL = /^\p{Upper}/u
/** As far as a name reaches before its second word, and the word for a firm behind it. */
const REACH_CHARS = 40
/** A heading has a capital on every word: there it tells nothing. A sentence has a few. By eye. */
const CAPITAL_SHARE_MAX = 0.5
/** The words of the name itself, and the first of the sentence. */
const CAPITALS_DUE = 4

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{Alpha}/u.test(word))
  const capitals = words.filter((word) => CAPITAL.test(word)).length
  return capitals - CAPITALS_DUE <= CAPITAL_SHARE_MAX * (words.length - CAPITALS_DUE)
}

export const isFirmName = (text: string, start: number, end: number): boolean =>
  CAPITAL.test(text.slice(start, end)) &&
  FIRM_BEHIND.test(text.slice(end, end + REACH_CHARS)) &&
  NAME_BEFORE.test(text.slice(Math.max(0, start - REACH_CHARS), start)) &&
  isSentence(text)
