// Finds how text lines lie in a picture: on their side or not, and by how many degrees askew.
import { type GreyBitmap, INK_BELOW } from './bitmap.js'

export interface Skew {
  /** Lines run from top to bottom: a quarter turn is needed. */
  sideways: boolean
  /** Degrees by which lines fall to the right. */
  degrees: number
}

const POINTS_MAX = 40_000
const DEGREES_MAX = 12
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** Sideways must be clearly the better reading: tables have strong columns too. */
const SIDEWAYS_FACTOR = 1.4
/** Less than this is level: turning blurs more than it helps. */
const DEGREES_MIN = 0.3

interface Points {
  x: Float32Array
  y: Float32Array
  /** Rows that the projection may fall on. */
  span: number
}

/** Ink projected along the lines makes the sharpest profile: rows of ink, then none. */
export function findSkew(bitmap: GreyBitmap): Skew {
  const points = inkPoints(bitmap)
  const upright = bestAngle(points)
  const side = bestAngle({ x: points.y, y: points.x, span: points.span })
  const sideways = side.score > upright.score * SIDEWAYS_FACTOR
  // Swapping the axes mirrors the picture: the angle changes its sign.
  const degrees = sideways ? -side.degrees : upright.degrees
  return { sideways, degrees: Math.abs(degrees) < DEGREES_MIN ? 0 : degrees }
}

/** Ink pixels at about 75 dpi: enough to tell lines apart. */
function inkPoints({ width, height, data }: GreyBitmap): Points {
  const found: number[] = []
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2)
      if ((data[y * width + x] ?? 255) < INK_BELOW) found.push(x, y)
  }
  const step = Math.max(1, Math.ceil(found.length / 2 / POINTS_MAX))
  const count = Math.floor(found.length / 2 / step)
  const x = new Float32Array(count)
  const y = new Float32Array(count)
  for (let index = 0; index < count; index++) {
    x[index] = (found[index * step * 2] ?? 0) / 2
    y[index] = (found[index * step * 2 + 1] ?? 0) / 2
  }
  return { x, y, span: width + height }
}

function bestAngle(points: Points): { degrees: number; score: number } {
  const coarse = search(points, 0, DEGREES_MAX, COARSE_STEP)
  return search(points, coarse.degrees, COARSE_STEP, FINE_STEP)
}

function search(points: Points, middle: number, reach: number, step: number) {
  let best = { degrees: middle, score: sharpness(points, middle) }
  for (let offset = -reach; offset <= reach + step / 2; offset += step) {
    const score = sharpness(points, middle + offset)
    if (score > best.score) best = { degrees: middle + offset, score }
  }
  return best
}

/** Sum of squared steps of the profile at an angle. */
function sharpness({ x, y, span }: Points, degrees: number): number {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const profile = new Float64Array(span * 2)
  for (let index = 0; index < x.length; index++) {
    const row = Math.round(cos * (y[index] ?? 0) - sin * (x[index] ?? 0)) + span
    profile[row] = (profile[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < profile.length; row++) {
    const rise = (profile[row] ?? 0) - (profile[row - 1] ?? 0)
    sum += rise * rise
  }
  return sum
}
