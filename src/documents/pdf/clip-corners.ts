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
 * What an object's clip paths surely show of a rectangle: `shown` is null when nothing is, or when a
 * path is no rectangle. Then no further point is read: some pages clip each of a thousand texts
 * with a drawing. Null without clip paths.
 */
export function clipOf(
  lib: Pdfium,
  object: number,
  corners: Corners,
): { shown: Corners | null } | null {
  const { call } = lib
  const clip = call.FPDFPageObj_GetClipPath(object)
  const paths = clip ? call.FPDFClipPath_CountPaths(clip) : 0
  if (paths <= 0) return null
  if (paths > PATHS_MAX) return { shown: null }
  let shown = corners
  for (let path = 0; path < paths; path++) {
    const rectangle = rectangleOf(lib, clip, path)
    if (!rectangle) return { shown: null }
    shown = overlap(shown, rectangle)
  }
  return { shown: isTurned(shown) ? null : shown }
}

/** The path's bounds, if all of its points are corners of them. */
function rectangleOf(lib: Pdfium, clip: number, path: number): Corners | null {
  if (lib.call.FPDFClipPath_CountPathSegments(clip, path) > RECTANGLE_SEGMENTS_MAX) return null
  const points = pointsOf(lib, clip, path)
  const bounds = points && boundsOf(points)
  if (!bounds) return null
  const near = (a: number, b: number) => Math.abs(a - b) < CORNER_SLACK
  const isCorner = ({ x, y }: Point) =>
    (near(x, bounds.x1) || near(x, bounds.x2)) && (near(y, bounds.y1) || near(y, bounds.y2))
  return points.every(isCorner) ? bounds : null
}

/** Cuts corners to the bounds of each clip path of the object; null when nothing is left. */
export function clipCorners(lib: Pdfium, object: number, corners: Corners): Corners | null {
  const { call } = lib
  const clip = call.FPDFPageObj_GetClipPath(object)
  const paths = clip ? call.FPDFClipPath_CountPaths(clip) : 0
  if (paths <= 0 || paths > PATHS_MAX) return corners
  let cut = corners
  for (let path = 0; path < paths; path++) {
    const points = pointsOf(lib, clip, path)
    if (points) cut = overlap(cut, boundsOf(points))
    if (isTurned(cut)) return null
  }
  return cut
}

interface Point {
  x: number
  y: number
}

/** The points of a clip path; null if it has none, or too many. */
function pointsOf(lib: Pdfium, clip: number, path: number): Point[] | null {
  const { call, scratch } = lib
  const segments = call.FPDFClipPath_CountPathSegments(clip, path)
  if (segments <= 0 || segments > SEGMENTS_MAX) return null
  const points: Point[] = []
  for (let index = 0; index < segments; index++) {
    const segment = call.FPDFClipPath_GetPathSegment(clip, path, index)
    if (!segment || !call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) return null
    const floats = lib.floats()
    points.push({ x: floats[scratch >> 2] ?? 0, y: floats[(scratch >> 2) + 1] ?? 0 })
  }
  return points
}

function boundsOf(points: readonly Point[]): Corners {
  const bounds = {
    x1: Number.POSITIVE_INFINITY,
    y1: Number.POSITIVE_INFINITY,
    x2: Number.NEGATIVE_INFINITY,
    y2: Number.NEGATIVE_INFINITY,
  }
  for (const { x, y } of points) {
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

const isTurned = ({ x1, x2, y1, y2 }: Corners): boolean => x1 > x2 || y1 > y2
