// Tests whether a text is seen: the picture of the page must change when the text is left out.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { Box } from '../types.js'
import type { Glyph } from './glyph.js'
import type { Pdfium } from './pdfium.js'
import { clustersOf, forPixels, type Group, passing, wordsOf } from './picture-parts.js'
import { type Bitmap, COLOR, renderLoaded } from './render-page.js'

/** How close a look is, and what must change for a text to be seen. */
interface Look {
  /** Pixels per point. */
  scale: number
  /** The least change of a channel, of 255. */
  change: number
  /** The share of a text's pixels that must change. */
  share: number
}

/**
 * Letters of ten points can be told from their ground. A change that is noticed is smaller than the
 * distance of colours that cannot be told apart (24), since smoothing weakens thin letters. The
 * share is by eye: most of a line's box is paper, so a few per cent are all of its ink.
 */
const CLOSE: Look = { scale: 1.5, change: 16, share: 0.01 }
/**
 * What changes this much in a small picture changes enough in a large one. Nearly every text does,
 * and small pictures take half the time (a tenth of reading 125 résumés).
 */
const QUICK: Look = { scale: 0.75, change: 32, share: 0.03 }

/** The page with and without some texts. */
interface Pair {
  withText: Bitmap
  without: Bitmap
}

/** The glyphs without which the page looks the same. Each group holds those of one text object. */
export function unseenGlyphs(lib: Pdfium, page: number, groups: readonly Group[]): Glyph[] {
  const clear = passing(
    groups,
    (texts, box) => renderPair(lib, page, texts, box, QUICK),
    areAllSeen,
  )
  const unclear = groups.filter((group) => !clear.has(group))
  return clustersOf(unclear).flatMap(({ groups: texts, box }) => {
    const pair = renderPair(lib, page, texts, box, CLOSE)
    return texts.flatMap((group) => unchanged(group, pair))
  })
}

function renderPair(
  lib: Pdfium,
  page: number,
  groups: readonly Group[],
  box: Box,
  { scale }: Look,
): Pair {
  const withText = renderLoaded(lib, page, scale, COLOR, box)
  return { withText, without: renderWithout(lib, page, groups, box, scale) }
}

/** A part of the page without these texts. */
export function renderWithout(
  lib: Pdfium,
  page: number,
  groups: readonly Group[],
  box: Box,
  scale: number,
): Bitmap {
  setActive(lib, groups, 0)
  const picture = renderLoaded(lib, page, scale, COLOR, box)
  setActive(lib, groups, 1)
  return picture
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

const isSeen = ({ total, changed }: Change, { share }: Look): boolean =>
  changed > Math.max(1, share * total)

const areAllSeen = (group: Group, pair: Pair): boolean =>
  wordsOf(group).every((word) => isSeen(changeOf(word, pair, QUICK), QUICK))

/**
 * The glyphs of the words whose part of the picture does not change. A word without letters is
 * judged only with its whole group.
 */
function unchanged(group: Group, pair: Pair): Glyph[] {
  const words = wordsOf(group).map((word) => ({ word, ...changeOf(word, pair, CLOSE) }))
  const whole = { total: 0, changed: 0 }
  for (const { total, changed } of words) {
    whole.total += total
    whole.changed += changed
  }
  // What lies outside of the picture cannot be judged by it.
  const isHidden = (change: Change) => change.total > 0 && !isSeen(change, CLOSE)
  if (isHidden(whole)) return [...group]
  return words
    .filter((one) => isHidden(one) && one.word.some(({ text }) => hasLetterOrDigit(text)))
    .flatMap(({ word }) => word)
}

function changeOf(word: Group, { withText, without }: Pair, { change }: Look): Change {
  const found = { total: 0, changed: 0 }
  for (const glyph of word) {
    forPixels(glyph, withText, (at) => {
      found.total++
      if (differs(withText.data, without.data, at, change)) found.changed++
    })
  }
  return found
}

function differs(a: Uint8Array, b: Uint8Array, at: number, change: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) >= change) return true
  }
  return false
}
