// Reads the characters of a page, with their boxes as seen and the text objects that paint them.
import { joinAccent } from './accents.js'
import { foldCharacter } from './fold-character.js'
import { NO_FONT } from './font-traits.js'
import type { Glyph } from './glyph.js'
import { nameIcons } from './icon-words.js'
import type { PageSpace } from './page-space.js'
import type { Pdfium } from './pdfium.js'
import { readTextObject, type StyleCache, type TextObject, type UserBox } from './text-objects.js'

/** How many characters of a page are read: far more than any real page has, and still quick. */
const GLYPHS_MAX = 60_000
/**
 * Where a file gives a text for one glyph, PDFium splits the glyph's box among its letters. No icon
 * is this narrow.
 */
const SPOKEN_EM_MAX = 0.2
/** Printed Latin characters: icons are spoken in words of these. */
const LATIN = { first: 0x21, last: 0x24f }

export interface PageGlyphs {
  glyphs: Glyph[]
  /** How many characters have no meaning in the file. */
  unmapped: number
}

/** Reads all characters of a text page. */
export function readGlyphs(
  lib: Pdfium,
  textPage: number,
  space: PageSpace,
  cache: StyleCache,
): PageGlyphs {
  const { call, scratch } = lib
  const count = Math.min(call.FPDFText_CountChars(textPage), GLYPHS_MAX)
  const glyphs: Glyph[] = []
  let floats = lib.floats()
  const box: UserBox = { x1: 0, y1: 0, x2: 0, y2: 0 }
  let unmapped = 0
  let spaced = false
  let hinted = false
  let object: TextObject | null = null
  let before: Glyph | null = null
  // The edges of the glyph before, in user space: neighbours with equal edges are one glyph.
  let x1 = 0
  let x2 = 0
  let spoken = false
  for (let index = 0; index < count; index++) {
    const handle = call.FPDFText_GetTextObject(textPage, index)
    if (!handle) {
      // PDFium made up this space or line end. Gaps between boxes tell as much: it is only a hint.
      hinted = true
      continue
    }
    if (!call.FPDFText_GetLooseCharBox(textPage, index, scratch)) continue
    // Reading may grow the memory, and then the old views are empty.
    if (floats.length === 0) floats = lib.floats()
    readBox(floats, scratch >> 2, box)
    if (object?.handle !== handle)
      object = readTextObject(lib, textPage, index, handle, box, space, cache)
    const code = codePoint(lib, textPage, index, count)
    if (code > 0xffff) index++
    const speaks = object.traits.icons && isSpoken(code, box, object)
    if (speaks) fitToBox(object, box)
    spoken ||= speaks
    const folded = foldCharacter(code, speaks ? NO_FONT : object.traits)
    if (folded.kind === 'space') spaced = true
    else if (folded.kind === 'unmapped') unmapped++
    if (folded.kind !== 'text' && folded.kind !== 'icon') continue
    const text = folded.kind === 'text' ? folded.text : ''
    const sameEdges = x1 === box.x1 && x2 === box.x2
    if (before && text && sameEdges && continues(before, text, object, index)) continue
    const glyph = placed(box, space, object, index, text)
    if (before && joinAccent(before, glyph)) continue
    before = glyph
    if (folded.kind === 'icon') before.icon = folded.name
    before.spaced = spaced
    before.hinted = hinted
    glyphs.push(before)
    x1 = box.x1
    x2 = box.x2
    spaced = false
    hinted = false
  }
  return { glyphs: spoken ? nameIcons(glyphs) : glyphs, unmapped }
}

/**
 * Whether a character of an icon font belongs to its icon's text (ActualText) and is not the icon.
 */
const isSpoken = (code: number, { x1, y1, x2, y2 }: UserBox, { style }: TextObject): boolean =>
  code >= LATIN.first &&
  code <= LATIN.last &&
  Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) < SPOKEN_EM_MAX * style.size

/** Takes the box that PDFium has put into the scratch space. */
function readBox(floats: Float32Array, at: number, box: UserBox): void {
  box.x1 = floats[at] ?? 0
  box.y1 = floats[at + 1] ?? 0
  box.x2 = floats[at + 2] ?? 0
  box.y2 = floats[at + 3] ?? 0
}

/** A glyph in its box as seen. */
function placed(
  { x1, y1, x2, y2 }: UserBox,
  space: PageSpace,
  object: TextObject,
  index: number,
  text: string,
): Glyph {
  const ax = space.xx * x1 + space.xy * y1 + space.x0
  const ay = space.yx * x1 + space.yy * y1 + space.y0
  const bx = space.xx * x2 + space.xy * y2 + space.x0
  const by = space.yx * x2 + space.yy * y2 + space.y0
  return {
    text,
    icon: '',
    left: Math.min(ax, bx),
    top: Math.min(ay, by),
    right: Math.max(ax, bx),
    bottom: Math.max(ay, by),
    object,
    spaced: false,
    hinted: false,
    index,
  }
}

/**
 * Adds a character that is no glyph of its own to the glyph before: one ligature stands for several
 * letters, or a hyphen for itself and its soft twin.
 */
function continues(before: Glyph, text: string, object: TextObject, index: number): boolean {
  if (before.index !== index - 1 || before.object !== object || before.icon !== '') return false
  if (text !== '-' || !before.text.endsWith('-')) before.text += text
  before.index = index
  return true
}

/**
 * PDFium stretches the letters of an icon's text to a wrong size; the icon's height is the right
 * one.
 */
function fitToBox(object: TextObject, { y1, y2 }: UserBox): void {
  const height = Math.abs(y2 - y1)
  if (height > 0 && object.style.size > height) object.style = { ...object.style, size: height }
}

/** The code point at an index; PDFium gives characters above U+FFFF as two halves. */
function codePoint(lib: Pdfium, textPage: number, index: number, count: number): number {
  const code = lib.call.FPDFText_GetUnicode(textPage, index) >>> 0
  if (code < 0xd800 || code > 0xdbff || index + 1 >= count) return code
  const low = lib.call.FPDFText_GetUnicode(textPage, index + 1) >>> 0
  if (low < 0xdc00 || low > 0xdfff) return code
  return ((code - 0xd800) << 10) + (low - 0xdc00) + 0x10000
}
