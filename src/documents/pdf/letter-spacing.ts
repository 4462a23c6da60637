// Which gaps between glyphs are spaces: files give spaces where there are none, leave them out, or set letters wide.
import type { Glyph } from './glyph.js'

/** Distances in units of the font size. */
const EM = {
  /** A gap this much wider than the letters' own spacing is a space. */
  wordGap: 0.13,
  /** … and less will do where PDFium sees one too. */
  hintedGap: 0.08,
  /** Letters are not believed to stand farther apart than this, where text is not spaced out. */
  letterGapMax: 0.25,
  /** Letter spacing above this counts as spaced out. */
  tracking: 0.1,
}
/** In spaced-out text a gap this many times the usual one is a space. */
const TRACKED_WORD_RATIO = 1.7
/** Fewer letters than this do not show a spacing. */
const TRACKED_LETTERS_MIN = 4
/** Share of the gaps that must be wide for text to be spaced out. */
const TRACKED_SHARE = 0.9
/** Below this share of wide gaps, text is set as usual. */
const PLAIN_SHARE = 0.4
/** Points; a size of nothing would make every gap endless. */
const SIZE_MIN = 0.5

/** Font size that distances are measured in. */
export const emOf = (glyph: Glyph): number => Math.max(glyph.object.style.size, SIZE_MIN)

export interface Spacing {
  /** Usual gap between letters, in em. */
  letterGap: number
  /** Space characters stand between all letters and mean nothing. */
  tracked: boolean
}

export const PLAIN: Spacing = { letterGap: 0, tracked: false }

/** Spacing of the letters from one glyph up to another, all of one style. */
export function spacingOf(glyphs: readonly Glyph[], start: number, end: number): Spacing {
  const pairs = end - start - 1
  if (pairs < TRACKED_LETTERS_MIN - 1) return PLAIN
  let wide = 0
  let singles = 0
  for (let index = start + 1; index < end; index++) {
    const isWide = gapBefore(glyphs, index) > EM.tracking
    if (isWide) wide++
    if (isWide || glyphs[index]?.spaced) singles++
  }
  // Most text has no wide gaps but its spaces: nothing to learn there.
  if (singles < pairs * PLAIN_SHARE) return PLAIN
  const gaps: number[] = []
  for (let index = start + 1; index < end; index++) gaps.push(gapBefore(glyphs, index))
  gaps.sort((a, b) => a - b)
  const letterGap = gaps[gaps.length >> 1] ?? 0
  const tracked =
    singles >= TRACKED_SHARE * pairs &&
    (wide >= TRACKED_SHARE * pairs || singles === pairs) &&
    mostlyLetters(glyphs, start, end)
  return { letterGap: Math.max(0, letterGap), tracked }
}

/** Space between a glyph and the one before it, in em. */
function gapBefore(glyphs: readonly Glyph[], index: number): number {
  const before = glyphs[index - 1]
  const glyph = glyphs[index]
  return before && glyph ? (glyph.left - before.right) / emOf(glyph) : 0
}

/** Of what is set wide, the rest may be marks and digits. */
const LETTERS_SHARE_MIN = 0.8

function mostlyLetters(glyphs: readonly Glyph[], start: number, end: number): boolean {
  let letters = 0
  for (let index = start; index < end; index++) {
    if (/\p{L}/u.test(glyphs[index]?.text ?? '')) letters++
  }
  return letters >= TRACKED_LETTERS_MIN && letters >= LETTERS_SHARE_MIN * (end - start)
}

/** Does a word end before the glyph at this index? */
export function isBoundary(glyphs: readonly Glyph[], index: number, spacing: Spacing): boolean {
  const before = glyphs[index - 1]
  const glyph = glyphs[index]
  if (!before || !glyph) return true
  const gap = (glyph.left - before.right) / Math.max(emOf(glyph), emOf(before))
  if (spacing.tracked) {
    return gap > Math.max(spacing.letterGap * TRACKED_WORD_RATIO, spacing.letterGap + EM.wordGap)
  }
  if (glyph.spaced) return true
  // Where spacing is usual, only a wider gap is a space; in spans too short to tell, any visible one is.
  const wordGap = glyph.hinted ? EM.hintedGap : EM.wordGap
  return gap > Math.min(spacing.letterGap, EM.letterGapMax) + wordGap
}
