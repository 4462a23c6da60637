// Hidden text: characters that are in the file but cannot be seen on the page. They are set apart and never parsed.
import type { HiddenReason } from '../types.js'
import type { Glyph } from './glyph.js'
import { Grounds } from './grounds.js'
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
/** A scan fills this share of its page, and this share of its text is not painted: an OCR layer. */
const SCAN = { image: 0.5, text: 0.8 }
/** Painted things looked at behind a text: beyond, a page is an attack or a map. */
const PAINTED_MAX = 1_500

export interface HiddenGlyph {
  glyph: Glyph
  reason: HiddenReason
}

export interface SortedGlyphs {
  seen: Glyph[]
  hidden: HiddenGlyph[]
}

type Verdicts = Map<TextObject, HiddenReason>

/** Parts what can be seen from what cannot. */
export function sortHidden(
  glyphs: Glyph[],
  objects: PageObjects,
  space: PageSpace,
  changesPicture: SeenTest,
): SortedGlyphs {
  const painted = objects.painted.filter(({ kind }) => kind !== 'rule').slice(-PAINTED_MAX)
  const grounds = new Grounds(painted)
  const suspects = suspectsOf(glyphs, objects, grounds)
  if (suspects.size === 0) return parted(glyphs, new Map(), space)
  const verdicts = certainVerdicts(suspects, glyphs)
  const doubtful = doubts(suspects, verdicts, objects, grounds)
  forgiveScanText(suspects, glyphs.length, verdicts, doubtful, painted, space)
  if (doubtful.size > 0) {
    const changing = changesPicture(
      [...doubtful.keys()].map((object) => suspects.get(object) ?? []),
    )
    for (const [index, [object, reason]] of [...doubtful].entries()) {
      if (!changing[index]) verdicts.set(object, reason)
    }
  }
  return parted(glyphs, verdicts, space)
}

/** Text objects that ask for a closer look, with their glyphs: on most pages none. */
function suspectsOf(
  glyphs: readonly Glyph[],
  { firstText }: PageObjects,
  grounds: Grounds,
): Map<TextObject, Glyph[]> {
  const suspects = new Map<TextObject, Glyph[]>()
  let object: TextObject | null = null
  let group: Glyph[] | null = null
  for (const glyph of glyphs) {
    if (glyph.object !== object) {
      object = glyph.object
      group = null
      if (!isPlainlySeen(glyph, firstText, grounds)) {
        group = suspects.get(object) ?? []
        suspects.set(object, group)
      }
    }
    group?.push(glyph)
  }
  return suspects
}

/** The usual case, told at a glance from an object's first glyph: what is safe for the page's first text is safe later. */
function isPlainlySeen(first: Glyph, firstText: number, grounds: Grounds): boolean {
  const { mode, alpha, style } = first.object
  return isPainted(mode, alpha) && style.size >= TINY.points && grounds.isSafe(first, firstText)
}

const isPainted = (mode: number, alpha: number) =>
  mode !== MODE_INVISIBLE && mode !== MODE_CLIP_ONLY && alpha >= ALPHA_MIN

/** Verdicts that need no look at the page: not painted at all, or far too small. */
function certainVerdicts(
  suspects: ReadonlyMap<TextObject, Glyph[]>,
  glyphs: readonly Glyph[],
): Verdicts {
  const verdicts: Verdicts = new Map()
  let usual = -1
  for (const object of suspects.keys()) {
    const { size } = object.style
    if (!isPainted(object.mode, object.alpha)) verdicts.set(object, 'invisible')
    else if (size < TINY.points) {
      if (usual < 0) usual = usualSize(glyphs)
      if (size < usual * TINY.share || usual < TINY.points) verdicts.set(object, 'tiny')
    }
  }
  return verdicts
}

function usualSize(glyphs: readonly Glyph[]): number {
  const sizes = glyphs.map((glyph) => glyph.object.style.size).sort((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? 0
}

function doubts(
  suspects: ReadonlyMap<TextObject, Glyph[]>,
  verdicts: Verdicts,
  objects: PageObjects,
  grounds: Grounds,
): Verdicts {
  const order = objects.textOrder()
  const doubtful: Verdicts = new Map()
  for (const [object, glyphs] of suspects) {
    const position = order.get(object.handle)
    const [first] = glyphs
    if (verdicts.has(object) || position === undefined || !first) continue
    if (grounds.isSafe(first, position)) continue
    const reason = grounds.doubtAbout(object, glyphs, position)
    if (reason) doubtful.set(object, reason)
  }
  return doubtful
}

function parted(
  glyphs: Glyph[],
  verdicts: ReadonlyMap<TextObject, HiddenReason>,
  space: PageSpace,
): SortedGlyphs {
  if (verdicts.size === 0 && !glyphs.some((glyph) => isOffPage(glyph, space)))
    return { seen: glyphs, hidden: [] }
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

/** The text that an OCR program puts under or over its scan is what the scan shows: it stays. */
function forgiveScanText(
  suspects: ReadonlyMap<TextObject, Glyph[]>,
  all: number,
  verdicts: Verdicts,
  doubtful: Verdicts,
  painted: readonly Painted[],
  space: PageSpace,
): void {
  const scans = painted.filter(
    ({ kind, box }) =>
      kind === 'image' && box.width * box.height > SCAN.image * space.width * space.height,
  )
  if (scans.length === 0) return
  const unpainted: TextObject[] = []
  let unpaintedGlyphs = 0
  for (const [object, glyphs] of suspects) {
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
