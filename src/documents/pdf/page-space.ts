// Maps PDF user space (origin bottom left, maybe rotated) to the page as seen (origin top left).
import type { Box } from '../types.js'
import type { Pdfium } from './pdfium.js'

export interface PageSpace {
  width: number
  height: number
  /** Seen x = xx*x + xy*y + x0, seen y = yx*x + yy*y + y0. */
  xx: number
  xy: number
  x0: number
  yx: number
  yy: number
  y0: number
}

/** In points: the page where a file gives no sound box, as PDFium has it. */
const LETTER = { left: 0, top: 792, right: 612, bottom: 0 }

/** The space of a loaded page, with its crop box and rotation. */
export function pageSpace(lib: Pdfium, page: number): PageSpace {
  let { left, top, right, bottom } = LETTER
  if (lib.call.FPDF_GetPageBoundingBox(page, lib.scratch)) {
    const at = lib.scratch >> 2
    const floats = lib.floats()
    left = floats[at] ?? left
    top = floats[at + 1] ?? top
    right = floats[at + 2] ?? right
    bottom = floats[at + 3] ?? bottom
  }
  return turned({ left, top, right, bottom }, lib.call.FPDFPage_GetRotation(page) & 3)
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

function turned({ left, top, right, bottom }: Edges, quarters: number): PageSpace {
  const width = right - left
  const height = top - bottom
  if (quarters === 1)
    return { width: height, height: width, xx: 0, xy: 1, x0: -bottom, yx: 1, yy: 0, y0: -left }
  if (quarters === 2) return { width, height, xx: -1, xy: 0, x0: right, yx: 0, yy: 1, y0: -bottom }
  if (quarters === 3)
    return { width: height, height: width, xx: 0, xy: -1, x0: top, yx: -1, yy: 0, y0: right }
  return { width, height, xx: 1, xy: 0, x0: -left, yx: 0, yy: -1, y0: top }
}

/** The page turned anticlockwise by quarter turns, so that text that ran down now runs right. */
export function turnBack(space: PageSpace, quarters: number): PageSpace {
  let result = space
  for (let turn = 0; turn < quarters; turn++) {
    // (x, y) -> (y, width - x)
    result = {
      width: result.height,
      height: result.width,
      xx: result.yx,
      xy: result.yy,
      x0: result.y0,
      yx: -result.xx,
      yy: -result.xy,
      y0: result.width - result.x0,
    }
  }
  return result
}

/** A rectangle of user space, given by two corners, as seen. */
export function seenBox(space: PageSpace, x1: number, y1: number, x2: number, y2: number): Box {
  const ax = space.xx * x1 + space.xy * y1 + space.x0
  const ay = space.yx * x1 + space.yy * y1 + space.y0
  const bx = space.xx * x2 + space.xy * y2 + space.x0
  const by = space.yx * x2 + space.yy * y2 + space.y0
  return {
    x: Math.min(ax, bx),
    y: Math.min(ay, by),
    width: Math.abs(bx - ax),
    height: Math.abs(by - ay),
  }
}
