// Where the objects of a form stand on the page, and whether the form shows them as they are.
import type { Box } from '../types.js'
import { clipOf } from './clip-corners.js'
import { isOnLayer } from './layer-marks.js'
import { IDENTITY, isUpright, type Matrix, moved, multiply } from './matrix.js'
import { type PageSpace, seenBox } from './page-space.js'
import type { Pdfium } from './pdfium.js'

/** The space of the page, or of a form. */
export interface Frame {
  /** From the frame's space to the page's. */
  matrix: Matrix
  /** How many forms are around. */
  depth: number
  /** Whether nothing but clip paths takes from any of them. */
  drawn: boolean
  /** The part of the page that their clip paths surely show: null if none, undefined without any. */
  clip?: Box | null | undefined
}

export const PAGE: Frame = { matrix: IDENTITY, depth: 0, drawn: true }

/** In points: beyond every page. */
const FAR = 1e6
/** The end of the scale of an alpha. */
const OPAQUE = 255

/** `isPlain` tells of the file what PDFium tells of no form. */
export function frameIn(
  lib: Pdfium,
  form: number,
  frame: Frame,
  space: PageSpace,
  isPlain: () => boolean,
): Frame {
  const { call, scratch } = lib
  const own = call.FPDFPageObj_GetMatrix(form, scratch)
    ? (lib.floats().slice(scratch >> 2, (scratch >> 2) + 6) as unknown as Matrix)
    : IDENTITY
  return {
    matrix: multiply(own, frame.matrix),
    depth: frame.depth + 1,
    drawn:
      frame.drawn && isUpright(own) && isOpaque(lib, form) && !isOnLayer(lib, form) && isPlain(),
    clip: clipIn(lib, form, frame, space),
  }
}

/** A group counts as transparent even if nothing shines through it. */
function isOpaque({ call, scratch, words }: Pdfium, form: number): boolean {
  if (!call.FPDFPageObj_HasTransparency(form)) return true
  const told = call.FPDFPageObj_GetFillColor(form, scratch, scratch + 4, scratch + 8, scratch + 12)
  return told !== 0 && words()[(scratch >> 2) + 3] === OPAQUE
}

/** The part of the page that an object's own and its frame's clip paths surely show. */
export function clipIn(
  lib: Pdfium,
  object: number,
  { matrix, clip }: Frame,
  space: PageSpace,
): Box | null | undefined {
  const own = clipOf(lib, object, { x1: -FAR, y1: -FAR, x2: FAR, y2: FAR })
  if (!own) return clip
  if (!own.shown || clip === null) return null
  const { x1, y1, x2, y2 } = moved(own.shown, matrix)
  const box = seenBox(space, x1, y1, x2, y2)
  return clip ? overlap(box, clip) : box
}

function overlap(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width < 0 || height < 0 ? null : { x, y, width, height }
}
