// Finds the dashes inside a line that stood before items which ran together: "the role
// involves:-Assisting customers-Restocking shelves". The hyphens of "Go-To-Market" look the same.
import { opensStatement } from '../units/openers.js'

const DASH = /(?<=[\p{Lower}:;.)])\s*[-–](?=\p{Upper}\p{Lower})/gu
/** A word that is no end of a compound, right before the dash. */
const LAST_WORD = /(?<![\p{Alpha}\p{N}'’-])\p{Alpha}{2,}$/u
/** The word behind the dash, unless it is a part of a longer compound. */
const WORD = /^[-–](\p{Upper}\p{Lower}+)(?=[\s,:])/u
/** Nobody writes a longer word. */
const WORD_CHARS_MAX = 48
/** A line with so many dashes that surely open items is a list. */
const SURE_MIN = 2

interface Dash {
  index: number
  length: number
}

/** Whether nothing but the dash stands between two letters, as inside a compound. */
const isGlued = (text: string, { index, length }: Dash): boolean =>
  length === 1 && /\p{Lower}/u.test(text[index - 1] ?? '')

/**
 * Whether a glued dash stands between whole words: the end of an item and the start of another. In a list they may be
 * written like names, or say what they like.
 */
function partsItems(text: string, { index }: Dash, isListed: boolean): boolean {
  const left = LAST_WORD.exec(text.slice(Math.max(0, index - WORD_CHARS_MAX), index))?.[0] ?? ''
  const right = WORD.exec(text.slice(index, index + WORD_CHARS_MAX))?.[1] ?? ''
  if (left === '' || right === '') return false
  const isLower = left === left.toLowerCase()
  return opensStatement(right) ? isLower || isListed : isLower && isListed
}

export function innerDashes(text: string): Dash[] {
  const dashes = Array.from(text.matchAll(DASH), ({ 0: { length }, index }) => ({ index, length }))
  const kept = (isListed: boolean): Dash[] =>
    dashes.filter((dash) => !isGlued(text, dash) || partsItems(text, dash, isListed))
  const sure = kept(false)
  return sure.length >= SURE_MIN ? kept(true) : sure
}
