// Maps between a form's space and the page's.
import type { Corners } from './clip-corners.js'

/** An affine map of a form's space into the page's: x' = a*x + c*y + e, y' = b*x + d*y + f. */
export type Matrix = readonly [number, number, number, number, number, number]
/** Leaves every point where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `inner` first, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [g, h, i, j, k, l] = outer
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ]
}

/** Where two opposite corners come to lie. */
export function moved(corners: Corners, matrix: Matrix): Corners {
  if (matrix === IDENTITY) return corners
  const { x1, y1, x2, y2 } = corners
  const [a, b, c, d, e, f] = matrix
  return {
    x1: a * x1 + c * y1 + e,
    y1: b * x1 + d * y1 + f,
    x2: a * x2 + c * y2 + e,
    y2: b * x2 + d * y2 + f,
  }
}

/** Whether rectangles stay rectangles: a map without a slant, or one that turns by quarters. */
export const isUpright = ([a, b, c, d]: Matrix): boolean =>
  (b === 0 && c === 0) || (a === 0 && d === 0)
