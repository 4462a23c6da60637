// Joins accents that a file paints as characters of their own to their letters: old TeX fonts have
// no letters with accents.
import type { Glyph } from './glyph.js'

/** Spacing accents, and their combining forms. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ['´', '\u0301'],
  ["'", '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['¨', '\u0308'],
  ['"', '\u0308'],
  ['˚', '\u030a'],
  ['ˇ', '\u030c'],
  ['˘', '\u0306'],
  ['¯', '\u0304'],
  ['¸', '\u0327'],
])
/** These are marks in any text, so they are accents only right over a letter. */
const AMBIGUOUS = new Set(["'", '^', '~', '"', '`'])
/** How far the accent may be off the letter's middle, in widths of the letter. */
const OFF_MAX = { accent: 0.45, ambiguous: 0.2 }
/** A box without a width counts as this wide, so that it still overlaps something. */
const WIDTH_MIN = 0.01
const LETTER = /^\p{Alpha}$/u

const middle = ({ left, right }: Glyph): number => (left + right) / 2

function isOver(accent: Glyph, letter: Glyph): boolean {
  const width = Math.max(letter.right - letter.left, WIDTH_MIN)
  const most = AMBIGUOUS.has(accent.text) ? OFF_MAX.ambiguous : OFF_MAX.accent
  return Math.abs(middle(accent) - middle(letter)) <= most * width
}

/** The letter with its accent if the two are painted as one, otherwise null. */
function composed(accent: Glyph, letter: Glyph): string | null {
  const mark = COMBINING.get(accent.text)
  if (mark === undefined || !LETTER.test(letter.text) || !isOver(accent, letter)) return null
  const whole = `${letter.text === 'ı' ? 'i' : letter.text}${mark}`.normalize('NFC')
  return [...whole].length === 1 ? whole : null
}

/**
 * Makes one glyph of a letter and its accent, whichever was painted first; `before` becomes both.
 */
export function joinAccent(before: Glyph, glyph: Glyph): boolean {
  const isFirst = COMBINING.has(before.text)
  if (!isFirst && !COMBINING.has(glyph.text)) return false
  if (before.icon !== '' || glyph.icon !== '') return false
  const whole = isFirst ? composed(before, glyph) : composed(glyph, before)
  if (whole === null) return false
  const { left, top, right, bottom } = isFirst ? glyph : before
  Object.assign(before, { left, top, right, bottom, text: whole, index: glyph.index })
  return true
}
