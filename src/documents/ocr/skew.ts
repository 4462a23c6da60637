// Finds how text lines lie in a picture: whether on their side, and how many degrees askew.
import { type GreyBitmap, INK_BELOW } from './bitmap.js'

export interface Skew {
  /** Lines run from top to bottom, so the picture needs a quarter turn. */
  sideways: boolean
  /** By how many degrees lines fall to the right. */
  degrees: number
  /** Whether lines clearly lie one way; drawings and noise have none. */
  clear: boolean
}

/** Enough dark points to see how the lines lie. */
const POINTS_MAX = 40_000
/** Pages in a scanner are not more askew; a larger angle means that they lie on their side. */
const DEGREES_MAX = 12
/** The search takes coarse steps first, then fine ones around the best angle. */
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** Sideways must be clearly better, because tables have strong columns too. By eye. */
const SIDEWAYS_FACTOR = 1.4
/** On a page of text the profile along the lines is at least twice as sharp as across them. */
const CLEAR_FACTOR = 1.5
/** A smaller angle counts as level, because turning blurs more than it helps. */
const DEGREES_MIN = 0.3

/** Pixels are marked as ink of letters, or as ink in a run longer than a letter's strokes. */
const INK = 1
const LONG = 2
/** The longest run in a letter, in pixels at 75 dpi: print of 20 points. */
const RUN_MAX = 24
/** Fewer points of letters show no lines; then long strokes count too. */
const LETTER_POINTS_MIN = 300

interface Points {
  x: Float32Array
  y: Float32Array
  /** Rows that the projection may fall on. */
  span: number
}

/** The right angle gives the sharpest profile of ink: rows of ink, and nothing between them. */
export function findSkew(bitmap: GreyBitmap): Skew {
  const points = inkPoints(bitmap)
  const upright = bestAngle(points)
  const side = bestAngle({ x: points.y, y: points.x, span: points.span })
  const sideways = side.score > upright.score * SIDEWAYS_FACTOR
  // Swapping the axes mirrors the picture, so the angle changes its sign.
  const degrees = sideways ? -side.degrees : upright.degrees
  const [less, more] = [upright.score, side.score].sort((a, b) => a - b) as [number, number]
  return {
    sideways,
    degrees: Math.abs(degrees) < DEGREES_MIN ? 0 : degrees,
    clear: more >= CLEAR_FACTOR * less,
  }
}

/** The ink of letters at about 75 dpi, enough to tell lines apart. */
function inkPoints({ width, height, data }: GreyBitmap): Points {
  const columns = Math.ceil(width / 2)
  const rows = Math.ceil(height / 2)
  const ink = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if ((data[y * 2 * width + x * 2] ?? 255) < INK_BELOW) ink[y * columns + x] = INK
    }
  }
  markLongRuns(ink, rows, columns, columns, 1)
  markLongRuns(ink, columns, rows, 1, columns)
  const letters = placesOf(ink, (kind) => kind === INK)
  // A page of large print only has long strokes.
  const places = letters.length >= LETTER_POINTS_MIN ? letters : placesOf(ink, (kind) => kind !== 0)
  const step = Math.max(1, Math.ceil(places.length / POINTS_MAX))
  const count = Math.floor(places.length / step)
  const x = new Float32Array(count)
  const y = new Float32Array(count)
  for (let index = 0; index < count; index++) {
    const place = places[index * step] ?? 0
    x[index] = place % columns
    y[index] = Math.floor(place / columns)
  }
  return { x, y, span: columns + rows }
}

/** Marks runs of ink that are longer than letters: rules, edges of the paper, pictures. */
function markLongRuns(
  ink: Uint8Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
): void {
  for (let line = 0; line < lines; line++) {
    let start = 0
    for (let at = 0; at <= length; at++) {
      if (at < length && ink[line * lineStep + at * step]) continue
      if (at - start > RUN_MAX) {
        for (let run = start; run < at; run++) ink[line * lineStep + run * step] = LONG
      }
      start = at + 1
    }
  }
}

function placesOf(ink: Uint8Array, counts: (kind: number) => boolean): number[] {
  const places: number[] = []
  for (let at = 0; at < ink.length; at++) if (counts(ink[at] ?? 0)) places.push(at)
  return places
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

/** The sum of the squared steps of the profile at an angle. */
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
