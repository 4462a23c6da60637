// Reads one page of a PDF: runs of text with their style, links, images, and hidden text.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { HiddenReason, HiddenText, Page, PageLink, Run } from '../types.js'
import { dropDoubled } from './drop-doubled.js'
import { isEnciphered } from './enciphered.js'
import type { Glyph } from './glyph.js'
import { readGlyphs } from './glyphs.js'
import { type HiddenGlyph, sortHidden } from './hidden-text.js'
import { readLinks } from './links.js'
import { readPageObjects } from './page-objects.js'
import { type PageSpace, pageSpace, turnBack } from './page-space.js'
import type { Pdfium } from './pdfium.js'
import { pictureTests } from './picture-tests.js'
import type { StyleCache, TextObject } from './text-objects.js'
import { buildWords } from './words.js'

export interface PageReading {
  page: Page
  hidden: HiddenText[]
}

export function readPage(
  lib: Pdfium,
  document: number,
  handle: number,
  number: number,
  cache: StyleCache,
  isPlain: () => boolean,
): PageReading {
  const textPage = lib.call.FPDFText_LoadPage(handle)
  const seenSpace = pageSpace(lib, handle)
  const { glyphs: all, unmapped } = textPage
    ? readGlyphs(lib, textPage, seenSpace, cache)
    : { glyphs: [], unmapped: 0 }
  const seenObjects = readPageObjects(lib, handle, seenSpace, isPlain)
  const tests = pictureTests(lib, handle, textPage)
  const { seen, hidden } = sortHidden(all, seenObjects, seenSpace, tests)
  const quarters = mainDirection(seen)
  const space = turnBack(seenSpace, quarters)
  if (quarters > 0) turnGlyphs(all, seenSpace, quarters)
  const objects = quarters > 0 ? readPageObjects(lib, handle, space, isPlain) : seenObjects
  const runs = readRuns(dropDoubled(seen), space)
  const links = readLinks(lib, document, handle, space)
  attachLinks(runs, links)
  if (textPage) lib.call.FPDFText_ClosePage(textPage)
  const { painted } = objects
  const page: Page = {
    number,
    width: space.width,
    height: space.height,
    runs,
    links,
    images: painted.filter(({ kind }) => kind === 'image').map(({ box }) => box),
    shapes: painted
      .filter(({ kind }) => kind === 'fill' || kind === 'rule')
      .map(({ box, color }) => ({ box, color })),
    source: 'text_layer',
    // A text in a wrong alphabet tells as little as glyphs without a meaning.
    unmapped: isEnciphered(runs.map(({ text }) => text))
      ? 1
      : unmapped / Math.max(1, unmapped + all.length),
  }
  return { page, hidden: hiddenTexts(hidden, number) }
}

/** How many hidden characters of a page are reported; more would tell nothing new. */
const HIDDEN_CHARS_MAX = 4_000

/** The hidden glyphs as texts, one for each reason. */
function hiddenTexts(hidden: readonly HiddenGlyph[], page: number): HiddenText[] {
  const byReason = new Map<HiddenReason, Glyph[]>()
  for (const { glyph, reason } of hidden) {
    const group = byReason.get(reason) ?? []
    group.push(glyph)
    byReason.set(reason, group)
  }
  return [...byReason].flatMap(([reason, glyphs]) => {
    const words = buildWords(glyphs.slice(0, HIDDEN_CHARS_MAX))
    const text = words.reduce((sum, run) => `${sum}${run.joined ? '' : ' '}${run.text}`, '').trim()
    // Hidden blanks and signs are not worth reporting.
    return hasLetterOrDigit(text) ? [{ text, page, reason }] : []
  })
}

/** The direction in which most characters run, in quarter turns. */
function mainDirection(glyphs: readonly Glyph[]): number {
  const counts = [0, 0, 0, 0]
  let object: TextObject | null = null
  let start = 0
  // Glyphs of one object are neighbours, so they are counted together.
  for (let index = 0; index <= glyphs.length; index++) {
    const next = glyphs[index]?.object ?? null
    if (next === object) continue
    if (object) counts[object.quarters] = (counts[object.quarters] ?? 0) + index - start
    object = next
    start = index
  }
  return counts.indexOf(Math.max(...counts))
}

/** Turns glyphs in place, anticlockwise, as turnBack does with the page. */
function turnGlyphs(glyphs: readonly Glyph[], space: PageSpace, quarters: number): void {
  let { width, height } = space
  for (let turn = 0; turn < quarters; turn++) {
    const turned = new Set<TextObject>()
    for (const glyph of glyphs) {
      const { left, top, right, bottom, object } = glyph
      glyph.left = top
      glyph.right = bottom
      glyph.top = width - right
      glyph.bottom = width - left
      if (turned.has(object)) continue
      turned.add(object)
      const { originX, originY } = object
      object.originX = originY
      object.originY = width - originX
      object.quarters = (object.quarters + 3) % 4
    }
    ;[width, height] = [height, width]
  }
}

/** The upright runs, then those in other directions, each built in its own direction. */
function readRuns(glyphs: readonly Glyph[], space: PageSpace): Run[] {
  if (glyphs.every((glyph) => glyph.object.quarters === 0)) return buildWords(glyphs)
  const runs = buildWords(glyphs.filter((glyph) => glyph.object.quarters === 0))
  for (const quarters of [1, 2, 3] as const) {
    const turned = glyphs.filter((glyph) => glyph.object.quarters === quarters)
    if (turned.length === 0) continue
    turnGlyphs(turned, space, quarters)
    const frame = turnBack(space, quarters)
    for (const run of buildWords(turned)) {
      runs.push({
        ...run,
        angle: (quarters * 90) as 90 | 180 | 270,
        box: turnBox(run.box, frame, quarters),
      })
    }
  }
  return runs
}

/** Turns a box of the turned frame back into the page's own space. */
function turnBox(box: Run['box'], frame: PageSpace, quarters: number): Run['box'] {
  let { x, y, width, height } = box
  let { width: frameWidth, height: frameHeight } = frame
  for (let turn = 0; turn < quarters; turn++) {
    // The inverse of (x, y) -> (y, w - x): the frame's height is the old width.
    const turned = { x: frameHeight - y - height, y: x, width: height, height: width }
    ;({ x, y, width, height } = turned)
    ;[frameWidth, frameHeight] = [frameHeight, frameWidth]
  }
  return { x, y, width, height }
}

/** Gives each run the target of the link around its middle. */
function attachLinks(runs: readonly Run[], links: readonly PageLink[]): void {
  for (const { box, target } of links) {
    for (const run of runs) {
      const x = run.box.x + run.box.width / 2
      const y = run.box.y + run.box.height / 2
      if (x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height) {
        run.link ??= target
      }
    }
  }
}
