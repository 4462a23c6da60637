// Hidden text: characters that are in the file but cannot be seen on the page. They are set apart and never parsed.
import type { HiddenReason } from '../types.js'
import type { Glyph, Groups } from './glyph.js'
import { Grounds } from './grounds.js'
import { overprinted } from './overprint.js'
import type { PageObjects, TextClip } from './page-objects.js'
import type { PageSpace } from './page-space.js'
import { scanText } from './scan-text.js'
import type { PictureTests } from './seen-test.js'
import { densityReason } from './text-density.js'
import type { TextObject } from './text-objects.js'

/**
 * Nobody reads a text below this size, unless the page's other text is as small: then the page is
 * drawn at another scale. Of 1,272 pages of résumés none has readable text below 4 points.
 */
const TINY = { points: 3, readablePoints: 4.5, readableGlyphs: 8 }
const OFF_PAGE_POINTS = 1
/** Letters may stand out of their clip by so much: their edges are cut, they are read all the same. */
const CLIP_SLACK_POINTS = 1
const ALPHA_MIN = 12
const MODE_INVISIBLE = 3
const MODE_CLIP_ONLY = 7
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

type Verdicts = Map<Glyph, HiddenReason>

/** Parts what can be seen from what cannot. */
export function sortHidden(
  glyphs: Glyph[],
  objects: PageObjects,
  space: PageSpace,
  tests: PictureTests,
): SortedGlyphs {
  const groups = groupsOf(glyphs)
  const painted = objects.painted.filter(({ kind }) => kind !== 'rule').slice(-PAINTED_MAX)
  const verdicts: Verdicts = new Map()
  const unpainted = judgeObjects(groups, glyphs, verdicts)
  for (const object of overprinted(groups)) hide(groups, object, 'overprinted', verdicts)
  const doubtful = doubts(
    groups,
    objects,
    new Grounds(painted, largeText(groups, objects), objects.annotations),
    tests,
    verdicts,
  )
  scanText(groups, glyphs.length, unpainted, doubtful, painted, space, tests)
  for (const object of unpainted) hide(groups, object, 'invisible', verdicts)
  judgeByPicture(groups, doubtful, tests, verdicts)
  return parted(glyphs, verdicts, space)
}

function groupsOf(glyphs: readonly Glyph[]): Groups {
  const groups: Groups = new Map()
  let object: TextObject | null = null
  let group: Glyph[] = []
  for (const glyph of glyphs) {
    if (glyph.object !== object) {
      object = glyph.object
      group = groups.get(object) ?? []
      groups.set(object, group)
    }
    group.push(glyph)
  }
  return groups
}

function hide(groups: Groups, object: TextObject, reason: HiddenReason, verdicts: Verdicts): void {
  for (const glyph of groups.get(object) ?? []) verdicts.set(glyph, reason)
}

/** Verdicts that need no look at the page: too small, unreadable. Returns what is not painted. */
function judgeObjects(groups: Groups, all: readonly Glyph[], verdicts: Verdicts): Set<TextObject> {
  const unpainted = new Set<TextObject>()
  const scaled = isScaledDown(all)
  for (const [object, glyphs] of groups) {
    const { mode, alpha, style } = object
    let reason: HiddenReason | null = null
    if (style.size < TINY.points && !scaled) reason = 'tiny'
    reason ??= densityReason(glyphs)
    if (reason) hide(groups, object, reason, verdicts)
    else if (!isPainted(mode, alpha)) unpainted.add(object)
  }
  return unpainted
}

const isPainted = (mode: number, alpha: number) =>
  mode !== MODE_INVISIBLE && mode !== MODE_CLIP_ONLY && alpha >= ALPHA_MIN

/** Hardly a letter has a readable size. A flood of small letters beside others does not make a page so. */
function isScaledDown(glyphs: readonly Glyph[]): boolean {
  let readable = 0
  for (const { object } of glyphs) {
    if (object.style.size >= TINY.readablePoints && ++readable >= TINY.readableGlyphs) return false
  }
  return true
}

/** A word of it stands outside its clip, or the clip is no rectangle. */
function mayBeClipped(glyphs: readonly Glyph[], clip: TextClip | undefined): boolean {
  if (!clip) return false
  const { box, plain } = clip
  if (!box || !plain) return true
  return glyphs.some(({ left, right, top, bottom }) => {
    const x = (left + right) / 2
    const y = (top + bottom) / 2
    return (
      x < box.x - CLIP_SLACK_POINTS ||
      y < box.y - CLIP_SLACK_POINTS ||
      x > box.x + box.width + CLIP_SLACK_POINTS ||
      y > box.y + box.height + CLIP_SLACK_POINTS
    )
  })
}

/** Letters this large can cover other text like a box. */
const LARGE_POINTS = 24

function largeText(groups: Groups, objects: PageObjects): { glyph: Glyph; order: number }[] {
  const large = [...groups].filter(([{ style }]) => style.size >= LARGE_POINTS)
  if (large.length === 0) return []
  const order = objects.textOrder()
  return large.flatMap(([{ handle }, glyphs]) =>
    glyphs.map((glyph) => ({ glyph, order: order.get(handle) ?? 0 })),
  )
}

/** Objects that only the picture of the page can tell about, with the reason if they are not seen. */
function doubts(
  groups: Groups,
  objects: PageObjects,
  grounds: Grounds,
  tests: PictureTests,
  verdicts: Verdicts,
): Map<TextObject, HiddenReason> {
  const doubtful = new Map<TextObject, HiddenReason>()
  let order: Map<number, number> | null = null
  for (const [object, glyphs] of groups) {
    const { handle, style, mode, alpha } = object
    const [first] = glyphs
    if (!first || verdicts.has(first) || !isPainted(mode, alpha)) continue
    // Nothing is known of how the letters of a font without a name are drawn (Type 3).
    if (mayBeClipped(glyphs, objects.clips.get(handle))) doubtful.set(object, 'clipped')
    else if (
      style.font === '' ||
      objects.unsure.has(handle) ||
      style.color < 0 ||
      tests.isBlank(first)
    ) {
      doubtful.set(object, 'invisible')
    }
    if (grounds.areSafe(glyphs, objects.firstText)) continue
    order ??= objects.textOrder()
    const position = order.get(handle)
    const reason = position === undefined ? null : grounds.doubtAbout(object, glyphs, position)
    if (reason) doubtful.set(object, reason)
  }
  return doubtful
}

function judgeByPicture(
  groups: Groups,
  doubtful: ReadonlyMap<TextObject, HiddenReason>,
  tests: PictureTests,
  verdicts: Verdicts,
): void {
  if (doubtful.size === 0) return
  const objects = [...doubtful.keys()]
  const unseen = tests.unseen(objects.map((object) => groups.get(object) ?? []))
  for (const glyph of unseen) {
    const reason = doubtful.get(glyph.object)
    if (reason && !verdicts.has(glyph)) verdicts.set(glyph, reason)
  }
}

function parted(glyphs: Glyph[], verdicts: Verdicts, space: PageSpace): SortedGlyphs {
  if (verdicts.size === 0 && !glyphs.some((glyph) => isOffPage(glyph, space)))
    return { seen: glyphs, hidden: [] }
  const seen: Glyph[] = []
  const hidden: HiddenGlyph[] = []
  for (const glyph of glyphs) {
    // The end of a word that runs over the page's edge is still that word.
    const off = isOffPage(glyph, space) && !continuesWord(seen.at(-1), glyph)
    const reason = off ? 'off_page' : verdicts.get(glyph)
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
