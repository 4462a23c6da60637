// Tells at a glance that a line is more than a date: it has a word that no date has.

import { BESIDE_DATES, MONTHS, SEASONS } from '../../dates/words.js'
import { asciiRuns, IS_LETTER } from '../../text/ascii-runs.js'

/** Shorter words may be ordinals, articles, or a stray mark. */
const WORD_CHARS_MIN = 4
const DATE_WORDS = new Set([...MONTHS.keys(), ...SEASONS.keys(), ...BESIDE_DATES])
/** "MombasaMay": a month may be glued to a word that is no date. */
const GLUED = /[a-z][A-Z]/

/** @example hasUndatedWord('Grade 8.5') // true; false for 'Sept. 2015' */
export function hasUndatedWord(text: string): boolean {
  const edges = asciiRuns(text, IS_LETTER)
  if (edges === null) return false
  for (let at = 0; at < edges.length; at += 2) {
    const word = text.slice(edges[at], edges[at + 1])
    if (word.length < WORD_CHARS_MIN || DATE_WORDS.has(word.toLowerCase())) continue
    if (!GLUED.test(word)) return true
  }
  return false
}
