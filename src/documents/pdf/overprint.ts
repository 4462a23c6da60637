// Finds words that are printed over other words, so that neither can be read.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { Glyph } from './glyph.js'
import type { TextObject } from './text-objects.js'

interface Stretch {
  object: TextObject
  glyphs: readonly Glyph[]
  left: number
  right: number
}

/** Baselines closer than this share of the size overlap: small letters are about half their size high. */
const BAND_EM = 0.35
/**
 * Stretches that share more than this part of the smaller one's width overlap; kerning and slanted
 * letters share less. By eye.
 */
const SHARED_WIDTH = 0.3
/** A letter is spoilt if other letters cover half of it. */
const SPOILT_SHARE = 0.5
/** A text is spoilt if this share of its letters is. */
const SPOILT_LETTERS = 0.6
/** Shorter stretches are marks, and letters over letters there prove nothing. */
const LETTERS_MIN = 3
/** Sizes that differ by more are a watermark and a text, not two texts. */
const SIZE_RATIO_MAX = 1.6
/** How many stretches are compared with one; a band with more is overprinted as a whole. */
const COMPARED_MAX = 40
/** Two lines that run into each other can still be read; more of them cannot. */
const SAME_LINE_EM = 0.12
/** A letter of another line counts half, so that it takes two of them to spoil one. */
const HALF = 0.5
/** Bounds the search beside a stretch, whatever a file stacks up. */
const STEPS_MAX = 400

/**
 * The text objects in which other letters are printed over most letters. Text that is not painted
 * spoils nothing.
 */
export function overprinted(
  groups: ReadonlyMap<TextObject, readonly Glyph[]>,
  unpainted: ReadonlySet<TextObject>,
): Set<TextObject> {
  const spoilt = new Set<TextObject>()
  for (const band of bandsOf([...groups].filter(([object]) => !unpainted.has(object)))) {
    band.sort((a, b) => a.left - b.left)
    for (const [index, stretch] of band.entries()) {
      const others = overlapping(band, index)
      if (others.length > 0 && isSpoilt(stretch, others)) spoilt.add(stretch.object)
    }
  }
  return spoilt
}

/**
 * Groups stretches with nearly the same baseline; each is in one band, and compared with the next
 * band too.
 */
function bandsOf(groups: Iterable<[TextObject, readonly Glyph[]]>): Stretch[][] {
  const stretches: Stretch[] = []
  for (const [object, glyphs] of groups) {
    // The boxes of slanting lines overlap although their letters do not.
    if (object.quarters !== 0 || object.aslant || glyphs.length < LETTERS_MIN) continue
    let left = Number.POSITIVE_INFINITY
    let right = Number.NEGATIVE_INFINITY
    for (const glyph of glyphs) {
      left = Math.min(left, glyph.left)
      right = Math.max(right, glyph.right)
    }
    stretches.push({ object, glyphs, left, right })
  }
  stretches.sort((a, b) => a.object.originY - b.object.originY)
  const bands: Stretch[][] = []
  for (const stretch of stretches) {
    const last = bands.at(-1)?.at(-1)
    const near =
      last && stretch.object.originY - last.object.originY < BAND_EM * stretch.object.style.size
    if (near) bands.at(-1)?.push(stretch)
    else bands.push([stretch])
  }
  return bands.filter((band) => band.length > 1)
}

const textOf = ({ glyphs }: Stretch): string => glyphs.map(({ text }) => text).join('')

/** The others in a band, sorted by their left edges, that overlap much of one. */
function overlapping(band: readonly Stretch[], index: number): Stretch[] {
  const one = band[index] as Stretch
  const found: Stretch[] = []
  const look = (other: Stretch | undefined) => {
    if (!other || other.object === one.object) return
    const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const smaller = Math.min(one.right - one.left, other.right - other.left)
    const ratio = one.object.style.size / other.object.style.size
    const alike = ratio < SIZE_RATIO_MAX && ratio > 1 / SIZE_RATIO_MAX
    const near =
      Math.abs(one.object.originY - other.object.originY) < BAND_EM * one.object.style.size
    if (!alike || !near || shared <= SHARED_WIDTH * smaller) return
    // A text over itself is a shadow.
    if (textOf(other) !== textOf(one)) found.push(other)
  }
  for (let at = index + 1; at < band.length && at - index <= STEPS_MAX; at++) {
    if (found.length >= COMPARED_MAX) break
    if ((band[at] as Stretch).left >= one.right) break
    look(band[at])
  }
  for (let at = index - 1; at >= 0 && index - at <= COMPARED_MAX; at--) look(band[at])
  return found
}

function isSpoilt({ glyphs }: Stretch, others: readonly Stretch[]): boolean {
  const over = others
    .flatMap((other) => other.glyphs.filter(({ text }) => hasLetterOrDigit(text)))
    .sort((a, b) => a.left - b.left)
  let letters = 0
  let spoilt = 0
  for (const glyph of glyphs) {
    if (!hasLetterOrDigit(glyph.text)) continue
    letters++
    if (coverOf(glyph, over) >= 1) spoilt++
  }
  return letters >= LETTERS_MIN && spoilt >= SPOILT_LETTERS * letters
}

/**
 * How many of the others' letters (sorted by left edge) lie over one; those on another line count
 * half.
 */
function coverOf(glyph: Glyph, over: readonly Glyph[]): number {
  let cover = 0
  const from = glyph.left - (glyph.right - glyph.left)
  let low = 0
  for (let high = over.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((over[middle] as Glyph).left < from) low = middle + 1
    else high = middle
  }
  for (let at = low; at < over.length && at < low + COMPARED_MAX; at++) {
    const other = over[at] as Glyph
    if (other.left > glyph.right) break
    if (!covers(other, glyph)) continue
    const apart = Math.abs(other.object.originY - glyph.object.originY)
    cover += apart < SAME_LINE_EM * glyph.object.style.size ? 1 : HALF
  }
  return cover
}

/** Whether another letter is on top; the same letter in the same place is a shadow or fake bold. */
function covers(over: Glyph, glyph: Glyph): boolean {
  const width = Math.min(glyph.right - glyph.left, over.right - over.left)
  const shared = Math.min(over.right, glyph.right) - Math.max(over.left, glyph.left)
  return shared > SPOILT_SHARE * width && over.text !== glyph.text && hasLetterOrDigit(over.text)
}
