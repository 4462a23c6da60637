// Accents that a file paints as characters of their own, over the letter that they belong to: old TeX fonts have no
// letters with accents.
import type { Glyph } from './glyph.js'

/** Spacing accents and what they are when they stand on a letter. */
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
/** A mark of its own in any text: an accent only where it stands right over the letter. */
const AMBIGUOUS = new Set(["'", '^', '~', '"', '`'])
/** Off the middle of the letter, in widths of it. */
const OFF_MAX = { accent: 0.45, ambiguous: 0.2 }
/** A box without a width is a point, which still lies over something. */
const WIDTH_MIN = 0.01
const LETTER = /^\p{L}$/u

const middle = ({ left, right }: Glyph): number => (left + right) / 2

function isOver(accent: Glyph, letter: Glyph): boolean {
  const width = Math.max(letter.right - letter.left, WIDTH_MIN)
  const most = AMBIGUOUS.has(accent.text) ? OFF_MAX.ambiguous : OFF_MAX.accent
  return Math.abs(middle(accent) - middle(letter)) <= most * width
}

/** The letter with its accent where the two are painted as one; else null. */
function composed(accent: Glyph, letter: Glyph): string | null {
  const mark = COMBINING.get(accent.text)
  if (mark === undefined || !LETTER.test(letter.text) || !isOver(accent, letter)) return null
  const whole = `${letter.text === 'ı' ? 'i' : letter.text}${mark}`.normalize('NFC')
  return [...whole].length === 1 ? whole : null
}

/** Makes one glyph of a letter and its accent, whichever was painted first: the one before becomes both. */
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
