// Text objects: what all characters of one show operator share, read once for all of them.
import type { RunStyle } from '../types.js'
import { type FontTraits, fontTraits, NO_FONT } from './font-traits.js'
import type { PageSpace } from './page-space.js'
import type { Pdfium } from './pdfium.js'

export interface TextObject {
  handle: number
  style: RunStyle
  traits: FontTraits
  /** The PDF text rendering mode: 3 and 7 paint nothing. */
  mode: number
  /** Fill opacity, 0 to 255. */
  alpha: number
  /** The direction of writing as seen, in quarter turns clockwise. */
  quarters: number
  /** Whether the text runs aslant, so that no line of the page is parallel to it. */
  aslant: boolean
  /** Where the text object starts: its y is the baseline of upright text. */
  originX: number
  originY: number
}

/** A character's box in user space, by two corners. */
export interface UserBox {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** The fonts of a document and the styles made with them: equal styles are the same object. */
export type StyleCache = Map<number, { traits: FontTraits; styles: Map<number, RunStyle> }>

/** How many styles of one font are kept; a document has some dozens. */
const STYLES_MAX = 2_000
/** Text rendering modes of PDF. */
const STROKE_ONLY = 1
const FILL_AND_STROKE = 2
const INVISIBLE = 3
const CLIP_ONLY = 7
/** Fill opacity, of 255, below which nothing is seen: a twentieth, as on web pages. */
const ALPHA_MIN = 12
/** A stroke around a fill looks as heavy as this. */
const FAKE_BOLD_WEIGHT = 700
/**
 * The slope of letters (shear over height) that counts as slanted: italics lean by ten to fifteen
 * degrees (0.17 to 0.27), and more than 0.6 is a distorted text.
 */
const SLANT = { min: 0.12, max: 0.6 }
/** Rise over run from which text is aslant: scans stand askew by less. */
const ASLANT = 0.15
/**
 * A box this many times taller or lower than the font size shows that the size means nothing (Type
 * 3 fonts).
 */
const SIZE_RATIO = { max: 8, min: 0.2 }
/** The usual share of a box's height that is the font size. */
const SIZE_IN_BOX = 0.85
/** Sizes are rounded to twentieths of a point. */
const SIZE_STEPS = 20
/**
 * A style's key is one whole number made of its size and its colour; these are the ranges of both
 * (a colour has 24 bits, or is unknown).
 */
const SIZE_KEY_MAX = 1 << 20
const COLORS = 1 << 25

/** Whether the letters leave colour on the page. */
export const isPainted = ({ mode, alpha }: TextObject): boolean =>
  mode !== INVISIBLE && mode !== CLIP_ONLY && alpha >= ALPHA_MIN

export const boldOf = (style: RunStyle): RunStyle => ({
  ...style,
  weight: Math.max(style.weight, FAKE_BOLD_WEIGHT),
})

export function readTextObject(
  lib: Pdfium,
  textPage: number,
  index: number,
  handle: number,
  box: UserBox,
  space: PageSpace,
  cache: StyleCache,
): TextObject {
  const { call, scratch } = lib
  const at = scratch >> 2
  const font = fontOf(lib, handle, cache)
  call.FPDFTextObj_GetFontSize(handle, scratch)
  const nominal = lib.floats()[at] ?? 0
  call.FPDFText_GetMatrix(textPage, index, scratch)
  const floats = lib.floats()
  const a = floats[at] ?? 1
  const b = floats[at + 1] ?? 0
  const c = floats[at + 2] ?? 0
  const d = floats[at + 3] ?? 1
  const e = floats[at + 4] ?? 0
  const f = floats[at + 5] ?? 0
  const mode = call.FPDFTextObj_GetTextRenderMode(handle)
  const paint = paintOf(lib, handle, mode)
  const size = trueSize(box, Math.abs(nominal) * Math.sqrt(c * c + d * d))
  const slope = Math.abs((a * c + b * d) / (a * d - b * c || 1))
  const slanted = slope > SLANT.min && slope < SLANT.max
  const dx = space.xx * a + space.xy * b
  const dy = space.yx * a + space.yy * b
  return {
    handle,
    style: styleOf(font, size, mode, slanted, paint.color),
    traits: font.traits,
    mode,
    alpha: paint.alpha,
    quarters: quartersOf(dx, dy),
    aslant: Math.min(Math.abs(dx), Math.abs(dy)) > ASLANT * Math.max(Math.abs(dx), Math.abs(dy)),
    originX: space.xx * e + space.xy * f + space.x0,
    originY: space.yx * e + space.yy * f + space.y0,
  }
}

type CachedFont = NonNullable<ReturnType<StyleCache['get']>>

function fontOf(lib: Pdfium, handle: number, cache: StyleCache): CachedFont {
  const font = lib.call.FPDFTextObj_GetFont(handle)
  let known = cache.get(font)
  if (!known) {
    known = { traits: font ? fontTraits(lib, font) : NO_FONT, styles: new Map() }
    cache.set(font, known)
  }
  return known
}

/** The font size, or a guess from the box where the font's own scale makes the size meaningless. */
function trueSize({ x1, y1, x2, y2 }: UserBox, size: number): number {
  const width = Math.abs(x2 - x1)
  const height = Math.abs(y2 - y1)
  const longer = Math.max(width, height)
  const odd = longer > size * SIZE_RATIO.max || height < size * SIZE_RATIO.min
  return odd && longer > 0 ? height * SIZE_IN_BOX || longer : size
}

/** The nearest quarter turn, clockwise, of a direction on a page whose y runs down. */
function quartersOf(dx: number, dy: number): number {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 2
  return dy >= 0 ? 1 : 3
}

function paintOf(lib: Pdfium, handle: number, mode: number): { color: number; alpha: number } {
  const { call, scratch } = lib
  const get = mode === STROKE_ONLY ? call.FPDFPageObj_GetStrokeColor : call.FPDFPageObj_GetFillColor
  if (!get(handle, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    return { color: -1, alpha: 255 }
  }
  const words = lib.words()
  const at = scratch >> 2
  const color = ((words[at] ?? 0) << 16) | ((words[at + 1] ?? 0) << 8) | (words[at + 2] ?? 0)
  return { color, alpha: words[at + 3] ?? 255 }
}

function styleOf(
  { traits, styles }: CachedFont,
  rawSize: number,
  mode: number,
  slanted: boolean,
  color: number,
): RunStyle {
  const steps = Math.min(Math.round(rawSize * SIZE_STEPS), SIZE_KEY_MAX)
  const fakeBold = mode === FILL_AND_STROKE
  const kind = (fakeBold ? 2 : 0) + (slanted ? 1 : 0)
  const key = (steps * 4 + kind) * COLORS + color + 1
  let style = styles.get(key)
  if (!style) {
    style = {
      font: traits.family,
      size: steps / SIZE_STEPS,
      weight: fakeBold ? Math.max(traits.weight, FAKE_BOLD_WEIGHT) : traits.weight,
      italic: traits.italic || slanted,
      color,
    }
    if (styles.size < STYLES_MAX) styles.set(key, style)
  }
  return style
}
