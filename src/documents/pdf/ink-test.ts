// Tests whether the page has ink where the words of an OCR layer stand.
import type { Pdfium } from './pdfium.js'
import { forPixels, type Group, INK_CONTRAST, passing, wordsOf } from './picture-parts.js'
import { type Bitmap, COLOR, renderLoaded } from './render-page.js'

/** Pixels per point: enough to tell letters of ten points from their ground. */
const SCALE = 1.5
/**
 * The share of an OCR layer's words that must lie on ink: words of a sound layer nearly all do,
 * text that was slipped in does not.
 */
const INKED_WORDS = 0.5

export const inkedGroups = (lib: Pdfium, page: number, groups: readonly Group[]): Set<Group> =>
  passing(
    groups,
    (_texts, box) => renderLoaded(lib, page, SCALE, COLOR, box),
    (group, picture) => {
      const words = wordsOf(group)
      return words.filter((word) => hasInk(word, picture)).length >= INKED_WORDS * words.length
    },
  )

function hasInk(word: Group, picture: Bitmap): boolean {
  let darkest = 255
  let lightest = 0
  for (const glyph of word) {
    forPixels(glyph, picture, (at) => {
      const green = picture.data[at + 1] ?? 0
      darkest = Math.min(darkest, green)
      lightest = Math.max(lightest, green)
    })
  }
  return lightest - darkest >= INK_CONTRAST
}
