// The proof that a text is seen: the picture of the page changes when the text is left out.
import type { Box } from '../types.js'
import type { Glyph } from './glyphs.js'
import type { Pdfium } from './pdfium.js'
import { type Bitmap, COLOR, renderLoaded } from './render-page.js'

/** For each group of glyphs (one text object each): does the page look different without it? */
export type SeenTest = (groups: readonly (readonly Glyph[])[]) => boolean[]

const SCALE = 1.5
/** A channel must change by this much to be noticed. */
const CHANGE_MIN = 16
/** Share of a text's box, in pixels, that must change. */
const CHANGED_SHARE = 0.01
/** Letters lie between these, from the baseline, in units of size. */
const ABOVE_EM = 1
const BELOW_EM = 0.3

/** A test that draws the loaded page with and without the texts in doubt. */
export function pictureTest(lib: Pdfium, page: number, turned: boolean): SeenTest {
  return (groups) => {
    // On pages that we turned, boxes and picture do not match; no text is given up there.
    if (turned) return groups.map(() => true)
    const setActive = (active: number) => {
      for (const group of groups) {
        const handle = group[0]?.object.handle
        if (handle) lib.call.FPDFPageObj_SetIsActive(handle, active)
      }
    }
    const part = partAround(groups)
    const withText = renderLoaded(lib, page, SCALE, COLOR, part)
    setActive(0)
    const without = renderLoaded(lib, page, SCALE, COLOR, part)
    setActive(1)
    return groups.map((group) => changes(group, withText, without))
  }
}

/** The smallest part of the page that holds all the glyphs. */
function partAround(groups: readonly (readonly Glyph[])[]): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = 0
  let bottom = 0
  for (const glyph of groups.flat()) {
    const { style, originY } = glyph.object
    left = Math.min(left, glyph.left)
    right = Math.max(right, glyph.right)
    top = Math.min(top, originY - style.size * ABOVE_EM)
    bottom = Math.max(bottom, originY + style.size * BELOW_EM)
  }
  const x = Math.max(0, left)
  const y = Math.max(0, top)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

function changes(group: readonly Glyph[], a: Bitmap, b: Bitmap): boolean {
  let changed = 0
  let total = 0
  for (const glyph of group) {
    const em = glyph.object.style.size
    const base = glyph.object.originY
    const left = Math.max(0, Math.floor(glyph.left * a.scale) - a.left)
    const right = Math.min(a.width, Math.ceil(glyph.right * a.scale) - a.left)
    const top = Math.max(0, Math.floor((base - em * ABOVE_EM) * a.scale) - a.top)
    const bottom = Math.min(a.height, Math.ceil((base + em * BELOW_EM) * a.scale) - a.top)
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        total++
        if (differs(a.data, b.data, (y * a.width + x) * COLOR.channels)) changed++
      }
    }
  }
  return total === 0 || changed > Math.max(1, CHANGED_SHARE * total)
}

function differs(a: Uint8Array, b: Uint8Array, at: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) >= CHANGE_MIN) return true
  }
  return false
}
