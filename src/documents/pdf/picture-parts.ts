// Tells where texts stand in a picture of their page: the parts that are drawn together, the words,
// and their pixels.
import type { Box } from '../types.js'
import type { Glyph } from './glyph.js'
import { type Bitmap, COLOR } from './render-page.js'

export type Group = readonly Glyph[]

interface Cluster {
  groups: Group[]
  box: Box
}

/**
 * Ink differs from the paper around it by this much in a channel (of 255): twice what cannot be
 * told apart, so that the noise of a scan is no ink.
 */
export const INK_CONTRAST = 48
/** At most this many parts of a page are drawn; further texts join the last part. */
const CLUSTERS_MAX = 12
/** Above and below the baseline, in units of size: every letter lies between these. */
const ABOVE_EM = 1
const BELOW_EM = 0.3
/** In units of size: text objects that are no further apart hold parts of one word. */
const BESIDE_EM = 0.3

/** Groups that are drawn together: small parts of a page are drawn far quicker than all of it. */
export function clustersOf(groups: readonly Group[]): Cluster[] {
  const placed = groups
    .map((group) => ({ group, box: boxAround(group) }))
    .sort((a, b) => a.box.y - b.box.y)
  const clusters: Cluster[] = []
  for (const { group, box } of placed) {
    const last = clusters.at(-1)
    if (last && (clusters.length >= CLUSTERS_MAX || box.y <= last.box.y + last.box.height)) {
      last.groups.push(group)
      last.box = union(last.box, box)
    } else clusters.push({ groups: [group], box })
  }
  return clusters
}

/** The groups that pass a test in the picture of their part of the page. */
export function passing<Picture>(
  groups: readonly Group[],
  draw: (texts: readonly Group[], box: Box) => Picture,
  test: (group: Group, picture: Picture) => boolean,
): Set<Group> {
  const passed = new Set<Group>()
  for (const { groups: texts, box } of clustersOf(groups)) {
    const picture = draw(texts, box)
    for (const group of texts) if (test(group, picture)) passed.add(group)
  }
  return passed
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** Where a glyph's ink may be. */
function inkBox({ left, right, top, bottom, object }: Glyph) {
  if (object.quarters !== 0) return { left, right, top, bottom }
  const { originY, style } = object
  return {
    left,
    right,
    top: originY - style.size * ABOVE_EM,
    bottom: originY + style.size * BELOW_EM,
  }
}

/** The part of the page that holds all glyphs of a group. */
function boxAround(group: Group): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = 0
  let bottom = 0
  for (const glyph of group) {
    const ink = inkBox(glyph)
    left = Math.min(left, ink.left)
    right = Math.max(right, ink.right)
    top = Math.min(top, ink.top)
    bottom = Math.max(bottom, ink.bottom)
  }
  const x = Math.max(0, left)
  const y = Math.max(0, top)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

/** Glyphs grouped into words, of one text object or of several. */
export function wordsOf(group: Group): Glyph[][] {
  const words: Glyph[][] = []
  for (const glyph of group) {
    const last = words.at(-1)
    const before = last?.at(-1)
    if (!last || !before || glyph.spaced || !isBeside(before, glyph)) words.push([glyph])
    else last.push(glyph)
  }
  return words
}

/** Whether two glyphs may stand in one word. */
export function isBeside(before: Glyph, glyph: Glyph): boolean {
  if (before.object === glyph.object) return true
  const slack = BESIDE_EM * glyph.object.style.size
  const level = Math.abs(before.object.originY - glyph.object.originY) < slack
  return level && Math.abs(glyph.left - before.right) < slack
}

/** Calls back with the place in the data of every pixel where the glyph's ink may be. */
export function forPixels(
  glyph: Glyph,
  { scale, left, top, width, height }: Bitmap,
  see: (at: number) => void,
): void {
  const ink = inkBox(glyph)
  const fromX = Math.max(0, Math.floor(ink.left * scale) - left)
  const toX = Math.min(width, Math.ceil(ink.right * scale) - left)
  const fromY = Math.max(0, Math.floor(ink.top * scale) - top)
  const toY = Math.min(height, Math.ceil(ink.bottom * scale) - top)
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) see((y * width + x) * COLOR.channels)
  }
}
