// What the picture of a page or the outline of a glyph tells about texts.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { type DrawnLetters, drawnLetters } from './drawn-letters.js'
import type { Glyph } from './glyph.js'
import { outstanding } from './ground-test.js'
import { inkedGroups } from './ink-test.js'
import type { Pdfium } from './pdfium.js'
import type { Group } from './picture-parts.js'
import { unseenGlyphs } from './seen-test.js'

export interface PictureTests {
  /**
   * The glyphs without which the page looks the same. Each group holds the glyphs of one text
   * object.
   */
  unseen(groups: readonly Group[]): Glyph[]
  /**
   * The groups whose colour stands out from what lies behind all of their words. Letters take far
   * longer to draw than their ground, so this is asked first.
   */
  outstanding(groups: readonly Group[]): ReadonlySet<Group>
  /** The groups that have ink where most of their words stand. */
  inked(groups: readonly Group[]): ReadonlySet<Group>
  /** Those unpainted glyphs whose letters the page shows as shapes. */
  drawn(glyphs: Group): DrawnLetters
  /** Whether a letter's outline is empty. */
  isBlank(glyph: Glyph): boolean
}

/** Makes the tests, which draw the loaded page with and without texts. */
export function pictureTests(lib: Pdfium, page: number, textPage: number): PictureTests {
  return {
    unseen: (groups) => unseenGlyphs(lib, page, groups),
    outstanding: (groups) => outstanding(lib, page, groups),
    inked: (groups) => inkedGroups(lib, page, groups),
    drawn: (glyphs) => drawnLetters(lib, page, glyphs),
    isBlank({ text, index }) {
      if (!hasLetterOrDigit(text)) return false
      const { call, scratch } = lib
      // Four doubles: left, right, bottom, top.
      if (
        !call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)
      )
        return false
      const at = scratch >> 2
      const words = lib.words()
      const same = (a: number, b: number) =>
        words[at + a] === words[at + b] && words[at + a + 1] === words[at + b + 1]
      return same(0, 2) || same(4, 6)
    },
  }
}
