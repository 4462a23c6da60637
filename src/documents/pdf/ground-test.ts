// Tests whether a text's colour stands out from what lies behind it.
import type { Pdfium } from './pdfium.js'
import { forPixels, type Group, INK_CONTRAST, passing, wordsOf } from './picture-parts.js'
import type { Bitmap } from './render-page.js'
import { renderWithout } from './seen-test.js'

/** Pixels per point: a ground has no strokes that a small picture could lose. */
const SCALE = 0.75
/**
 * The share of the pixels behind a word that may have its colour: all of them together are less
 * than the ink of its letters.
 */
const ALIKE_SHARE = 0.05

/** The groups whose colour stands out behind each of their words. */
export const outstanding = (lib: Pdfium, page: number, groups: readonly Group[]): Set<Group> =>
  passing(
    groups,
    (texts, box) => renderWithout(lib, page, texts, box, SCALE),
    (group, ground) => wordsOf(group).every((word) => standsOut(word, ground)),
  )

/** Whether nearly all pixels behind a word are of another colour than its letters. */
function standsOut(word: Group, ground: Bitmap): boolean {
  const color = word[0]?.object.style.color ?? 0
  const [red, green, blue] = [color >> 16, (color >> 8) & 0xff, color & 0xff]
  const { data } = ground
  let total = 0
  let alike = 0
  for (const glyph of word) {
    forPixels(glyph, ground, (at) => {
      total++
      const distance = Math.max(
        Math.abs((data[at] ?? 0) - blue),
        Math.abs((data[at + 1] ?? 0) - green),
        Math.abs((data[at + 2] ?? 0) - red),
      )
      if (distance < INK_CONTRAST) alike++
    })
  }
  return total > 0 && alike <= ALIKE_SHARE * total
}
