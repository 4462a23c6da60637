// Finds text that nobody can read, because its letters are squeezed to slivers or too many for
// their place.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { HiddenReason } from '../types.js'
import type { Glyph } from './glyph.js'

/** Letters are half their size wide on average, and a quarter in the narrowest words ("fill"). */
const SLIVER_EM = 0.12
/** The least room for a letter, in units of size; fonts with wrong widths go down to a quarter. */
const ROOM_EM = 0.15
/** Fewer letters tell nothing: an icon may stand for a short word. */
const LETTERS_MIN = 6
/** The text of an icon that is an address or a number tells where it leads. */
const ADDRESS = /^(?:(?:https?:|www\.|mailto:|tel:)\S+|\S+@\S+|\S+\.\w{2,}(?:\/\S*)?|\+?[\d() -]+)$/

/** Why the glyphs of one text object cannot be read; null when they can. */
export function densityReason(glyphs: readonly Glyph[]): HiddenReason | null {
  const [first] = glyphs
  // Letters that run up or down come as one glyph with the box of the first, which tells nothing.
  if (!first || first.object.traits.icons || first.object.quarters !== 0) return null
  const { size } = first.object.style
  let letters = 0
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const { left, right, text } of glyphs) {
    low = Math.min(low, left)
    high = Math.max(high, right)
    letters += text.length
  }
  if (letters < LETTERS_MIN || high - low >= ROOM_EM * size * letters) return null
  const text = glyphs.map((glyph) => `${glyph.spaced ? ' ' : ''}${glyph.text}`).join('')
  if (!hasLetterOrDigit(text) || ADDRESS.test(text.trim())) return null
  return crowdReason(glyphs, size * letters)
}

/** @param room the width of the letters in a font as wide as it is high */
function crowdReason(glyphs: readonly Glyph[], room: number): HiddenReason {
  const wide = glyphs.reduce((sum, { left, right }) => sum + right - left, 0)
  const shared = glyphs.some((glyph, index) => {
    const before = glyphs[index - 1]
    return glyph.text.length > 1 || (before !== undefined && isAtSamePlace(before, glyph))
  })
  if (shared) return 'replaced'
  return wide < SLIVER_EM * room ? 'squeezed' : 'overprinted'
}

const isAtSamePlace = (a: Glyph, b: Glyph): boolean =>
  a.left === b.left && a.right === b.right && a.top === b.top
