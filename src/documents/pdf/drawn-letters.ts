// Finds letters that are drawn as shapes with unpainted text over them, as browsers print bold and
// shaded letters. Such a text is read only if painting it would cover the ink on the page and
// nothing else.
import type { Glyph } from './glyph.js'
import type { Pdfium } from './pdfium.js'
import { clustersOf, forPixels, type Group, INK_CONTRAST, wordsOf } from './picture-parts.js'
import { type Bitmap, COLOR, renderLoaded } from './render-page.js'
import type { TextObject } from './text-objects.js'

/** Pixels per point: at this scale the strokes of small letters are still a pixel wide. */
const SCALE = 2
/** The ends of a pixel's scale, and PDFium's number for letters that are filled. */
const BLACK = 0
const WHITE = 255
const OPAQUE = 255
const MODE_FILL = 0
/** A letter covers a pixel when painting it turns at least half of white into black. */
const COVERED_MIN = 128
/** A letter leaves a pixel alone when painting it turns less than this. */
const CLEAR_MAX = 8
/**
 * The least share of a word's letters that must lie on ink, and the largest share of the space
 * between them that may.
 */
const AGREEMENT = { letters: 0.8, room: 0.2 }
/** A drawn letter may be bolder than the text's own letter by this many pixels. */
const BOLDER_PIXELS = 1
/** Shapes with this many times the ink of the text's own letters are bold print. */
const BOLD_INK = 1.2
/** Bytes of a pixel that hold its colour. */
const CHANNELS = 3
/**
 * In square points of letters, about a full page. Only this much is looked at, so that texts
 * stacked in heaps cost no more; the rest stays hidden.
 */
const AREA_MAX = 500_000

export interface DrawnLetters {
  glyphs: Set<Glyph>
  bold: Set<TextObject>
}

export function drawnLetters(lib: Pdfium, page: number, glyphs: Group): DrawnLetters {
  const drawn: DrawnLetters = { glyphs: new Set(), bold: new Set() }
  for (const { groups, box } of clustersOf(withinArea(wordsOf(glyphs)))) {
    const objects = new Set(groups.flatMap((word) => word.map(({ object }) => object)))
    const shown = renderLoaded(lib, page, SCALE, COLOR, box)
    const black = painted(lib, objects, BLACK, () => renderLoaded(lib, page, SCALE, COLOR, box))
    const white = painted(lib, objects, WHITE, () => renderLoaded(lib, page, SCALE, COLOR, box))
    for (const word of groups) {
      const ink = drawnInk(word, shown, black, white)
      if (ink === 0) continue
      for (const glyph of word) {
        drawn.glyphs.add(glyph)
        if (ink >= BOLD_INK) drawn.bold.add(glyph.object)
      }
    }
  }
  return drawn
}

/** The first words, as many as fit into the area that is looked at. */
function withinArea(words: readonly Group[]): Group[] {
  let area = 0
  return words.filter((word) => {
    for (const { left, right, object } of word) area += (right - left) * object.style.size
    return area <= AREA_MAX
  })
}

/** Draws the picture while the texts are painted in a grey. */
function painted(
  { call, scratch, words }: Pdfium,
  objects: ReadonlySet<TextObject>,
  grey: number,
  look: () => Bitmap,
): Bitmap {
  const before = [...objects].map(({ handle, mode }) => {
    call.FPDFPageObj_GetFillColor(handle, scratch, scratch + 4, scratch + 8, scratch + 12)
    const at = scratch >> 2
    const [red = 0, green = 0, blue = 0, alpha = 0] = words().subarray(at, at + 4)
    call.FPDFPageObj_SetFillColor(handle, grey, grey, grey, OPAQUE)
    call.FPDFTextObj_SetTextRenderMode(handle, MODE_FILL)
    return { handle, mode, red, green, blue, alpha }
  })
  const picture = look()
  for (const { handle, mode, red, green, blue, alpha } of before) {
    call.FPDFPageObj_SetFillColor(handle, red, green, blue, alpha)
    call.FPDFTextObj_SetTextRenderMode(handle, mode)
  }
  return picture
}

/**
 * How much ink the page shows for each pixel of ink that the word's letters would make. 0 if the
 * letters would not lie on ink, or the space between them would not be paper.
 */
function drawnInk(word: Group, shown: Bitmap, black: Bitmap, white: Bitmap): number {
  const all: number[] = []
  const letters: number[] = []
  const room: number[] = []
  const cover = (at: number) => (white.data[at] ?? 0) - (black.data[at] ?? 0)
  const isClear = (at: number) => cover(at) < CLEAR_MAX
  for (const glyph of word) {
    forPixels(glyph, shown, (at) => {
      all.push(at)
      if (cover(at) >= COVERED_MIN) letters.push(at)
      else if (holdsAround(at, shown, isClear)) room.push(at)
    })
  }
  if (letters.length === 0 || room.length === 0) return 0
  const paper = usualColor(room, shown)
  const isInk = (at: number) => paper.some((level, channel) => differs(shown, at, channel, level))
  const inkOf = (pixels: readonly number[]) => pixels.filter(isInk).length
  if (inkOf(letters) < AGREEMENT.letters * letters.length) return 0
  if (inkOf(room) > AGREEMENT.room * room.length) return 0
  return inkOf(all) / all.filter((at) => cover(at) >= INK_CONTRAST).length
}

const differs = ({ data }: Bitmap, at: number, channel: number, level: number): boolean =>
  Math.abs((data[at + channel] ?? 0) - level) >= INK_CONTRAST

/** Whether a test holds for a pixel and those around it. */
function holdsAround(at: number, { width }: Bitmap, test: (at: number) => boolean): boolean {
  for (let down = -BOLDER_PIXELS; down <= BOLDER_PIXELS; down++) {
    for (let right = -BOLDER_PIXELS; right <= BOLDER_PIXELS; right++) {
      if (!test(at + (down * width + right) * COLOR.channels)) return false
    }
  }
  return true
}

/** The median level of each channel. */
function usualColor(pixels: readonly number[], { data }: Bitmap): number[] {
  return Array.from({ length: CHANNELS }, (_, channel) => {
    const levels = pixels.map((at) => data[at + channel] ?? 0).sort((a, b) => a - b)
    return levels[levels.length >> 1] ?? 0
  })
}
