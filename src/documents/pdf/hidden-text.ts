// Finds hidden text: characters that are in the file but cannot be seen on the page. It is kept
// apart and never parsed.
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import type { HiddenReason } from '../types.js'
import { type Doubt, doubtsAbout, largeText } from './doubts.js'
import type { Glyph, Groups } from './glyph.js'
import { Grounds } from './grounds.js'
import { overprinted } from './overprint.js'
import type { PageObjects } from './page-objects.js'
import type { PageSpace } from './page-space.js'
import { isBeside } from './picture-parts.js'
import type { PictureTests } from './picture-tests.js'
import { scanText } from './scan-text.js'
import { densityReason } from './text-density.js'
import { boldOf, isPainted, type TextObject } from './text-objects.js'

/**
 * Nobody reads text below this size, unless the other text of the page is as small: then the page
 * is drawn at another scale. None of 1,272 pages of résumés has readable text below 4 points.
 */
const TINY = { points: 3, readablePoints: 4.5, readableGlyphs: 8 }
/** Letters may touch the edge. */
const OFF_PAGE_POINTS = 1
/** How many painted things behind a text are looked at; a page with more is an attack or a map. */
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

/** Separates what can be seen from what cannot. */
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
  for (const object of overprinted(groups, unpainted)) hide(groups, object, 'overprinted', verdicts)
  const doubtful = doubtsAbout(
    groups,
    objects,
    new Grounds(painted, largeText(groups, objects), objects.annotations),
    tests,
    verdicts,
  )
  scanText(groups, glyphs.length, unpainted, doubtful, painted, space, tests)
  hideUnpainted(groups, unpainted, tests, verdicts)
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

/** Text that is not painted is hidden, unless its letters are drawn beneath it. */
function hideUnpainted(
  groups: Groups,
  unpainted: ReadonlySet<TextObject>,
  tests: PictureTests,
  verdicts: Verdicts,
): void {
  if (unpainted.size === 0) return
  const glyphs = [...unpainted].flatMap((object) => groups.get(object) ?? [])
  const drawn = tests.drawn(glyphs)
  for (const glyph of glyphs) if (!drawn.glyphs.has(glyph)) verdicts.set(glyph, 'invisible')
  for (const object of drawn.bold) object.style = boldOf(object.style)
}

/**
 * Judges without a look at the page: text that is too small or unreadable. Returns text that is not
 * painted.
 */
function judgeObjects(groups: Groups, all: readonly Glyph[], verdicts: Verdicts): Set<TextObject> {
  const unpainted = new Set<TextObject>()
  const scaled = isScaledDown(all)
  for (const [object, glyphs] of groups) {
    const { style } = object
    let reason: HiddenReason | null = null
    if (style.size < TINY.points && !scaled) reason = 'tiny'
    reason ??= densityReason(glyphs)
    if (reason) hide(groups, object, reason, verdicts)
    else if (!isPainted(object)) unpainted.add(object)
  }
  return unpainted
}

/**
 * Whether hardly any letter has a readable size. Many small letters beside readable ones do not
 * count.
 */
function isScaledDown(glyphs: readonly Glyph[]): boolean {
  let readable = 0
  for (const { object } of glyphs) {
    if (object.style.size >= TINY.readablePoints && ++readable >= TINY.readableGlyphs) return false
  }
  return true
}

function judgeByPicture(
  groups: Groups,
  doubtful: ReadonlyMap<TextObject, Doubt>,
  tests: PictureTests,
  verdicts: Verdicts,
): void {
  if (doubtful.size === 0) return
  const marks = marksWithin(groups)
  const texts = [...doubtful]
    .map(([object, { onlyColor }]) => ({ onlyColor, group: groups.get(object) ?? [] }))
    .filter(({ group }) => !marks.has(group))
  const colored = texts.filter(({ onlyColor }) => onlyColor).map(({ group }) => group)
  const clear = tests.outstanding(colored)
  const rest = texts.map(({ group }) => group).filter((group) => !clear.has(group))
  for (const glyph of tests.unseen(rest)) {
    const reason = doubtful.get(glyph.object)?.reason
    if (reason && !verdicts.has(glyph)) verdicts.set(glyph, reason)
  }
  for (const [group, before] of marks) {
    const reason = verdicts.get(before)
    if (reason) for (const glyph of group) verdicts.set(glyph, reason)
  }
}

/**
 * Text objects that are a mark within a word, with the letter before them, whose fate they share. A
 * picture cannot judge them: the line under a mail address hides its underscores.
 */
function marksWithin(groups: Groups): Map<readonly Glyph[], Glyph> {
  const marks = new Map<readonly Glyph[], Glyph>()
  let before: Glyph | undefined
  for (const group of groups.values()) {
    const [first] = group
    const isMark = !group.some(({ text }) => hasLetterOrDigit(text))
    if (isMark && before && first && !first.spaced && isBeside(before, first)) {
      marks.set(group, before)
    } else before = group.at(-1)
  }
  return marks
}

function parted(glyphs: Glyph[], verdicts: Verdicts, space: PageSpace): SortedGlyphs {
  if (verdicts.size === 0 && !glyphs.some((glyph) => isOffPage(glyph, space)))
    return { seen: glyphs, hidden: [] }
  const seen: Glyph[] = []
  const hidden: HiddenGlyph[] = []
  for (const glyph of glyphs) {
    // The end of a word that runs over the page's edge still belongs to the word.
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
