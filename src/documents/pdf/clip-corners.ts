// The part of a page object that its clip path leaves: photographs are often far larger than their
// frame.
import type { Pdfium } from './pdfium.js'

/** A rectangle in the space of the object's parent. */
export interface Corners {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** A clip path with more parts is ignored. */
const PATHS_MAX = 8
const SEGMENTS_MAX = 64

/** A rectangle has four lines, or five when the file closes it by hand. */
const RECTANGLE_SEGMENTS_MAX = 6
/** In units of the object's space. */
const CORNER_SLACK = 0.05

/**
 * What an object's clip paths leave of a rectangle, and whether all of them are rectangles; null
 * without clip paths.
 */
export function clipOf(
  lib: Pdfium,
  object: number,
  corners: Corners,
): { corners: Corners | null; plain: boolean } | null {
  const { call } = lib
  const clip = call.FPDFPageObj_GetClipPath(object)
  const paths = clip ? call.FPDFClipPath_CountPaths(clip) : 0
  if (paths <= 0) return null
  let plain = paths <= PATHS_MAX
  for (let path = 0; path < Math.min(paths, PATHS_MAX); path++) {
    plain &&= isRectangle(lib, clip, path)
  }
  return { corners: clipCorners(lib, object, corners), plain }
}

/** Whether all points of the path are corners of its bounds. */
function isRectangle(lib: Pdfium, clip: number, path: number): boolean {
  const { call, scratch } = lib
  const segments = call.FPDFClipPath_CountPathSegments(clip, path)
  const bounds = segments <= RECTANGLE_SEGMENTS_MAX ? boundsOf(lib, clip, path) : null
  if (!bounds) return false
  const near = (a: number, b: number) => Math.abs(a - b) < CORNER_SLACK
  for (let index = 0; index < segments; index++) {
    const segment = call.FPDFClipPath_GetPathSegment(clip, path, index)
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const floats = lib.floats()
    const x = floats[scratch >> 2] ?? 0
    const y = floats[(scratch >> 2) + 1] ?? 0
    if (!near(x, bounds.x1) && !near(x, bounds.x2)) return false
    if (!near(y, bounds.y1) && !near(y, bounds.y2)) return false
  }
  return true
}

/** Cuts corners to the bounds of each clip path of the object; null when nothing is left. */
export function clipCorners(lib: Pdfium, object: number, corners: Corners): Corners | null {
  const { call } = lib
  const clip = call.FPDFPageObj_GetClipPath(object)
  const paths = clip ? call.FPDFClipPath_CountPaths(clip) : 0
  if (paths <= 0 || paths > PATHS_MAX) return corners
  let cut = corners
  for (let path = 0; path < paths; path++) {
    const bounds = boundsOf(lib, clip, path)
    if (bounds) cut = overlap(cut, bounds)
    if (cut.x1 > cut.x2 || cut.y1 > cut.y2) return null
  }
  return cut
}

function boundsOf(lib: Pdfium, clip: number, path: number): Corners | null {
  const { call, scratch } = lib
  const segments = call.FPDFClipPath_CountPathSegments(clip, path)
  if (segments <= 0 || segments > SEGMENTS_MAX) return null
  const bounds = {
    x1: Number.POSITIVE_INFINITY,
    y1: Number.POSITIVE_INFINITY,
    x2: Number.NEGATIVE_INFINITY,
    y2: Number.NEGATIVE_INFINITY,
  }
  for (let index = 0; index < segments; index++) {
    const segment = call.FPDFClipPath_GetPathSegment(clip, path, index)
    if (!segment || !call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) return null
    const floats = lib.floats()
    const x = floats[scratch >> 2] ?? 0
    const y = floats[(scratch >> 2) + 1] ?? 0
    bounds.x1 = Math.min(bounds.x1, x)
    bounds.y1 = Math.min(bounds.y1, y)
    bounds.x2 = Math.max(bounds.x2, x)
    bounds.y2 = Math.max(bounds.y2, y)
  }
  return bounds
}

/** The overlap of two rectangles; turned inside out when there is none. */
const overlap = (a: Corners, b: Corners): Corners => ({
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
  x2: Math.min(a.x2, b.x2),
  y2: Math.min(a.y2, b.y2),
})
