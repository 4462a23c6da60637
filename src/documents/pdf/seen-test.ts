// The proof that a text is seen: the picture of the page changes when the text is left out.
import type { Box } from '../types.js'
import type { Glyph } from './glyph.js'
import type { Pdfium } from './pdfium.js'
import { type Bitmap, COLOR, renderLoaded } from './render-page.js'

/** For each group of glyphs (one text object each): does the page look different without it? */
export type SeenTest = (groups: readonly Group[]) => boolean[]

type Group = readonly Glyph[]

interface Cluster {
  groups: Group[]
  box: Box
}

const SCALE = 1.5
/** Parts of a page that are drawn; more texts in doubt share the last. */
const CLUSTERS_MAX = 12
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
    const seen = new Map<Group, boolean>()
    for (const { groups: texts, box } of clustersOf(groups)) {
      const withText = renderLoaded(lib, page, SCALE, COLOR, box)
      setActive(lib, texts, 0)
      const without = renderLoaded(lib, page, SCALE, COLOR, box)
      setActive(lib, texts, 1)
      for (const group of texts) seen.set(group, changes(group, withText, without))
    }
    return groups.map((group) => seen.get(group) ?? true)
  }
}

function setActive(lib: Pdfium, groups: readonly Group[], active: number): void {
  for (const group of groups) {
    const handle = group[0]?.object.handle
    if (handle) lib.call.FPDFPageObj_SetIsActive(handle, active)
  }
}

/** Groups that are drawn together: small parts of a page are drawn far quicker than all of it. */
function clustersOf(groups: readonly Group[]): Cluster[] {
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

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** The part of the page that holds all glyphs of a group. */
function boxAround(group: Group): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = 0
  let bottom = 0
  for (const glyph of group) {
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

function changes(group: Group, a: Bitmap, b: Bitmap): boolean {
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
