// Tests whether a text is seen: the picture of the page must change when the text is left out.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { type DrawnLetters, drawnLetters } from './drawn-letters.js'
import type { Glyph } from './glyph.js'
import type { Pdfium } from './pdfium.js'
import { clustersOf, forPixels, type Group, INK_CONTRAST, wordsOf } from './picture-parts.js'
import { type Bitmap, COLOR, renderLoaded } from './render-page.js'

/** What the picture of a page or the outline of a glyph tells about texts. */
export interface PictureTests {
  /**
   * The glyphs without which the page looks the same. Each group holds the glyphs of one text
   * object.
   */
  unseen(groups: readonly Group[]): Glyph[]
  /** For each group: whether the page has ink where its words stand. */
  haveInk(groups: readonly Group[]): boolean[]
  /** Those unpainted glyphs whose letters the page shows as shapes. */
  drawn(glyphs: Group): DrawnLetters
  /** Whether a letter's outline is empty. */
  isBlank(glyph: Glyph): boolean
}

/** Pixels per point: enough to tell letters of ten points from their ground. */
const SCALE = 1.5
/**
 * A channel must change by this much (of 255) to be noticed: less than colours that cannot be told
 * apart differ by (24), since smoothing weakens thin letters.
 */
const CHANGE_MIN = 16
/**
 * The share of a text's pixels that must change. By eye: most of a line's box is paper, so a few
 * per cent are all of its ink.
 */
const CHANGED_SHARE = 0.01
/**
 * The share of an OCR layer's words that must lie on ink: words of a sound layer nearly all do,
 * text that was slipped in does not.
 */
const INKED_WORDS = 0.5

/** Makes the tests, which draw the loaded page with and without texts. */
export function pictureTests(lib: Pdfium, page: number, textPage: number): PictureTests {
  return {
    unseen: (groups) =>
      clustersOf(groups).flatMap(({ groups: texts, box }) => {
        const withText = renderLoaded(lib, page, SCALE, COLOR, box)
        setActive(lib, texts, 0)
        const without = renderLoaded(lib, page, SCALE, COLOR, box)
        setActive(lib, texts, 1)
        return texts.flatMap((group) => unchanged(group, withText, without))
      }),
    haveInk(groups) {
      const inked = new Map<Group, boolean>()
      for (const { groups: texts, box } of clustersOf(groups)) {
        const picture = renderLoaded(lib, page, SCALE, COLOR, box)
        for (const group of texts) {
          const words = wordsOf(group)
          const count = words.filter((word) => hasInk(word, picture)).length
          inked.set(group, count >= INKED_WORDS * words.length)
        }
      }
      return groups.map((group) => inked.get(group) ?? true)
    },
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

function setActive(lib: Pdfium, groups: readonly Group[], active: number): void {
  for (const group of groups) {
    const handle = group[0]?.object.handle
    if (handle) lib.call.FPDFPageObj_SetIsActive(handle, active)
  }
}

/** How many pixels a text has, and how many of them change when it is left out. */
interface Change {
  total: number
  changed: number
}

const isSeen = ({ total, changed }: Change): boolean =>
  total === 0 || changed > Math.max(1, CHANGED_SHARE * total)

/**
 * The glyphs of the words whose part of the picture does not change. A word without letters is
 * judged only with its whole group.
 */
function unchanged(group: Group, a: Bitmap, b: Bitmap): Glyph[] {
  const words = wordsOf(group).map((word) => ({ word, ...changeOf(word, a, b) }))
  const whole = { total: 0, changed: 0 }
  for (const { total, changed } of words) {
    whole.total += total
    whole.changed += changed
  }
  if (!isSeen(whole)) return [...group]
  return words
    .filter((one) => !isSeen(one) && one.word.some(({ text }) => hasLetterOrDigit(text)))
    .flatMap(({ word }) => word)
}

function changeOf(word: Group, a: Bitmap, b: Bitmap): Change {
  const change = { total: 0, changed: 0 }
  for (const glyph of word) {
    forPixels(glyph, a, (at) => {
      change.total++
      if (differs(a.data, b.data, at)) change.changed++
    })
  }
  return change
}

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

function differs(a: Uint8Array, b: Uint8Array, at: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) >= CHANGE_MIN) return true
  }
  return false
}
