// Hidden text: characters that are in the file but cannot be seen on the page. They are set apart and never parsed.
import type { HiddenReason } from '../types.js'
import type { Glyph } from './glyphs.js'
import type { PageObjects, Painted } from './page-objects.js'
import type { PageSpace } from './page-space.js'
import type { SeenTest } from './seen-test.js'
import type { TextObject } from './text-objects.js'

/** Below this size, and far below the page's usual size, nobody reads a text. */
const TINY = { points: 1.5, share: 0.35 }
const OFF_PAGE_POINTS = 1
const ALPHA_MIN = 12
const MODE_INVISIBLE = 3
const MODE_CLIP_ONLY = 7
/** Colours whose channels differ by less cannot be told apart. */
const SAME_COLOR = 24
const WHITE = 0xffffff
/** A scan fills this share of its page, and this share of its text is not painted: an OCR layer. */
const SCAN = { image: 0.5, text: 0.8 }
/** Painted things looked at behind a text: beyond, a page is an attack or a map. */
const PAINTED_MAX = 1_500
const SAMPLES = [0, 0.5, 1] as const
/** The order of something that all else is painted over. */
const FIRST_PAINTED = 0

export interface HiddenGlyph {
  glyph: Glyph
  reason: HiddenReason
}

export interface SortedGlyphs {
  seen: Glyph[]
  hidden: HiddenGlyph[]
}

/** Parts what can be seen from what cannot. */
export function sortHidden(
  glyphs: Glyph[],
  objects: PageObjects,
  space: PageSpace,
  changesPicture: SeenTest,
): SortedGlyphs {
  const painted = objects.painted.filter(({ kind }) => kind !== 'rule').slice(-PAINTED_MAX)
  const isSafe = safeTest(painted)
  if (glyphs.every((glyph) => isPlainlySeen(glyph, space, isSafe)))
    return { seen: glyphs, hidden: [] }
  const byObject = groupByObject(glyphs)
  const order = objects.textOrder()
  const verdicts = new Map<TextObject, HiddenReason>()
  const doubtful = new Map<TextObject, HiddenReason>()
  for (const [object, own] of byObject) {
    const certain = certainReason(object, glyphs)
    const position = order.get(object.handle)
    if (certain) verdicts.set(object, certain)
    else if (position !== undefined && !isSafe(object.style.color, position)) {
      const doubt = doubtfulReason(object, own, position, painted)
      if (doubt) doubtful.set(object, doubt)
    }
  }
  forgiveScanText(byObject, verdicts, doubtful, painted, space)
  if (doubtful.size > 0) {
    const changing = changesPicture(
      [...doubtful.keys()].map((object) => byObject.get(object) ?? []),
    )
    for (const [index, [object, reason]] of [...doubtful].entries()) {
      if (!changing[index]) verdicts.set(object, reason)
    }
  }
  return parted(glyphs, verdicts, space)
}

/** The usual case, told at a glance: nothing about this glyph asks for a closer look. */
function isPlainlySeen(
  glyph: Glyph,
  space: PageSpace,
  isSafe: (color: number, order: number) => boolean,
): boolean {
  const { mode, alpha, style } = glyph.object
  return (
    mode !== MODE_INVISIBLE &&
    mode !== MODE_CLIP_ONLY &&
    alpha >= ALPHA_MIN &&
    style.size >= TINY.points &&
    isSafe(style.color, FIRST_PAINTED) &&
    !isOffPage(glyph, space)
  )
}

function parted(
  glyphs: readonly Glyph[],
  verdicts: ReadonlyMap<TextObject, HiddenReason>,
  space: PageSpace,
): SortedGlyphs {
  const seen: Glyph[] = []
  const hidden: HiddenGlyph[] = []
  for (const glyph of glyphs) {
    // The end of a word that runs over the page's edge is still that word.
    const off = isOffPage(glyph, space) && !continuesWord(seen.at(-1), glyph)
    const reason = off ? 'off_page' : verdicts.get(glyph.object)
    if (reason) hidden.push({ glyph, reason })
    else seen.push(glyph)
  }
  return { seen, hidden }
}

const continuesWord = (before: Glyph | undefined, glyph: Glyph): boolean =>
  before?.object === glyph.object && before.index === glyph.index - 1 && !glyph.spaced

function groupByObject(glyphs: readonly Glyph[]): Map<TextObject, Glyph[]> {
  const groups = new Map<TextObject, Glyph[]>()
  let group: Glyph[] = []
  for (const glyph of glyphs) {
    if (group[0]?.object !== glyph.object) {
      group = groups.get(glyph.object) ?? []
      groups.set(glyph.object, group)
    }
    group.push(glyph)
  }
  return groups
}

function usualSize(glyphs: readonly Glyph[]): number {
  const sizes = glyphs.map((glyph) => glyph.object.style.size).sort((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? 0
}

function certainReason(object: TextObject, all: readonly Glyph[]): HiddenReason | null {
  if (object.mode === MODE_INVISIBLE || object.mode === MODE_CLIP_ONLY) return 'invisible'
  if (object.alpha < ALPHA_MIN) return 'invisible'
  const { size } = object.style
  if (size >= TINY.points) return null
  const usual = usualSize(all)
  return size < usual * TINY.share || usual < TINY.points ? 'tiny' : null
}

function isOffPage(glyph: Glyph, space: PageSpace): boolean {
  const x = (glyph.left + glyph.right) / 2
  const y = (glyph.top + glyph.bottom) / 2
  return (
    x < -OFF_PAGE_POINTS ||
    y < -OFF_PAGE_POINTS ||
    x > space.width + OFF_PAGE_POINTS ||
    y > space.height + OFF_PAGE_POINTS
  )
}

/** Spares most text a closer look: nothing covers it, and nothing on the page has its colour. */
function safeTest(painted: readonly Painted[]): (color: number, order: number) => boolean {
  const risky = new Map<number, boolean>()
  const grounds = [
    ...new Set(painted.flatMap(({ kind, color }) => (kind === 'fill' ? [color] : []))),
  ]
  const lastCover = painted.reduce((last, item) => (item.covers ? item.order : last), -1)
  return (color, order) => {
    let isRisky = risky.get(color)
    if (isRisky === undefined) {
      isRisky = [WHITE, ...grounds].some((ground) => distance(color, ground) < SAME_COLOR)
      risky.set(color, isRisky)
    }
    return !isRisky && order > lastCover
  }
}

/** A reason to look closer: the colour of what lies behind, or something painted on top. */
function doubtfulReason(
  object: TextObject,
  glyphs: readonly Glyph[],
  order: number,
  painted: readonly Painted[],
): HiddenReason | null {
  let reason: HiddenReason = 'same_color'
  for (const share of SAMPLES) {
    const glyph = glyphs[Math.round(share * (glyphs.length - 1))]
    if (!glyph) return null
    const { behind, above } = around(glyph, order, painted)
    if (above) reason = 'covered'
    else if (!looksAlike(object.style.color, behind)) return null
  }
  return reason
}

/** The topmost thing below a glyph and whether one above hides it. */
function around(
  glyph: Glyph,
  order: number,
  painted: readonly Painted[],
): { behind: Painted | null; above: boolean } {
  const x = (glyph.left + glyph.right) / 2
  const y = glyph.object.originY - glyph.object.style.size * 0.3
  for (let index = painted.length - 1; index >= 0; index--) {
    const item = painted[index] as Painted
    const { box } = item
    if (x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height) continue
    if (item.order < order) return { behind: item, above: false }
    if (item.covers) return { behind: null, above: true }
  }
  return { behind: null, above: false }
}

function looksAlike(color: number, behind: Painted | null): boolean {
  if (behind && !behind.plain) return false
  // Nobody knows a plain picture's colour beforehand; only near-white text on it is looked at closer.
  const ground = behind?.kind === 'fill' && behind.color >= 0 ? behind.color : WHITE
  return color >= 0 && distance(color, ground) < SAME_COLOR
}

const distance = (a: number, b: number) =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs((a & 0xff) - (b & 0xff)),
  )

/** The text that an OCR program puts under or over its scan is what the scan shows: it stays. */
function forgiveScanText(
  byObject: ReadonlyMap<TextObject, Glyph[]>,
  verdicts: Map<TextObject, HiddenReason>,
  doubtful: Map<TextObject, HiddenReason>,
  painted: readonly Painted[],
  space: PageSpace,
): void {
  const scans = painted.filter(
    ({ kind, box }) =>
      kind === 'image' && box.width * box.height > SCAN.image * space.width * space.height,
  )
  if (scans.length === 0) return
  let all = 0
  const unpainted: TextObject[] = []
  let unpaintedGlyphs = 0
  for (const [object, glyphs] of byObject) {
    all += glyphs.length
    if (verdicts.get(object) !== 'invisible' && doubtful.get(object) !== 'covered') continue
    unpainted.push(object)
    unpaintedGlyphs += glyphs.length
  }
  if (unpaintedGlyphs < SCAN.text * all) return
  for (const object of unpainted) {
    const onScan = scans.some(
      ({ box }) =>
        object.originX >= box.x &&
        object.originX <= box.x + box.width &&
        object.originY >= box.y &&
        object.originY <= box.y + box.height,
    )
    if (!onScan) continue
    verdicts.delete(object)
    doubtful.delete(object)
  }
}
