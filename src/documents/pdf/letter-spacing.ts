// Decides which gaps between glyphs are spaces: files add spaces, leave them out, or set letters
// wide.
import type { Glyph } from './glyph.js'

/** Distances in units of the font size. */
const EM = {
  /** A gap that is wider than the letters' own spacing by this much is a space. */
  wordGap: 0.13,
  /** A smaller gap is enough where PDFium sees a space too. */
  hintedGap: 0.08,
  /** In ordinary text, letters are not believed to stand farther apart than this. */
  letterGapMax: 0.25,
  /** Letter spacing above this means spaced-out text. */
  tracking: 0.1,
}
/**
 * In spaced-out text, a gap of this many times the usual one is a space: spacing adds the same to
 * every gap, so the ratio is less than in ordinary text. By eye.
 */
const TRACKED_WORD_RATIO = 1.7
/** Fewer letters do not show a spacing. */
const TRACKED_LETTERS_MIN = 4
/** The share of gaps that must be wide in spaced-out text: all but a few that kerning closes. By eye. */
const TRACKED_SHARE = 0.9
/** Below this share of wide gaps, the text is ordinary: only its spaces are wide. By eye. */
const PLAIN_SHARE = 0.4
/** In points; a size of zero would make every gap infinite. */
const SIZE_MIN = 0.5

/** The font size in which distances are measured. */
export const emOf = (glyph: Glyph): number => Math.max(glyph.object.style.size, SIZE_MIN)

export interface Spacing {
  /** The usual gap between letters, in em. */
  letterGap: number
  /** Space characters stand between all letters and mean nothing. */
  tracked: boolean
}

/** Letters that nobody has spaced out. */
export const PLAIN: Spacing = { letterGap: 0, tracked: false }

/** The spacing of the glyphs from one index to another, all of one style. */
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
  // Most text has no wide gaps except its spaces, so there is nothing to learn.
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

/** The gap before a glyph, in em. */
function gapBefore(glyphs: readonly Glyph[], index: number): number {
  const before = glyphs[index - 1]
  const glyph = glyphs[index]
  return before && glyph ? (glyph.left - before.right) / emOf(glyph) : 0
}

/** At least this share of spaced-out text is letters; the rest may be marks and digits. */
const LETTERS_SHARE_MIN = 0.8

function mostlyLetters(glyphs: readonly Glyph[], start: number, end: number): boolean {
  let letters = 0
  for (let index = start; index < end; index++) {
    if (/\p{Alpha}/u.test(glyphs[index]?.text ?? '')) letters++
  }
  return letters >= TRACKED_LETTERS_MIN && letters >= LETTERS_SHARE_MIN * (end - start)
}

/** Whether a word ends before the glyph at this index. */
export function isBoundary(glyphs: readonly Glyph[], index: number, spacing: Spacing): boolean {
  const before = glyphs[index - 1]
  const glyph = glyphs[index]
  if (!before || !glyph) return true
  const gap = (glyph.left - before.right) / Math.max(emOf(glyph), emOf(before))
  if (spacing.tracked) {
    return gap > Math.max(spacing.letterGap * TRACKED_WORD_RATIO, spacing.letterGap + EM.wordGap)
  }
  if (glyph.spaced) return true
  // With a usual spacing only a wider gap is a space; in a span too short to tell, any visible gap
  // is.
  const wordGap = glyph.hinted ? EM.hintedGap : EM.wordGap
  return gap > Math.min(spacing.letterGap, EM.letterGapMax) + wordGap
}
