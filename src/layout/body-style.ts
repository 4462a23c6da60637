// Body style: the size, colour and leading that most letters of a document have.
import type { Page, Run, RunStyle } from '../documents/types.js'
import { baseOf, sizeOf } from './pieces.js'

export interface BodyStyle {
  size: number
  color: number
  /** Distance of baselines in running text. */
  leading: number
}

/**
 * In units of size. Type is set with 1.0 to about 2.0 of its size from line to line: what is nearer
 * is on the same line, and what is farther is the space between blocks. 1.2 is what typesetting
 * programs take by default.
 */
const LEADING_EM = { min: 0.95, max: 2.2, usual: 1.2 }

/**
 * The usual size of body text, for documents whose runs have no size: office programs take 10 to 12
 * points by default.
 */
const UNKNOWN_SIZE_POINTS = 10
/**
 * Distances of lines are counted in quarters of a point, because programs round them: coarser steps
 * join different leadings, finer ones split one.
 */
const STEPS_PER_POINT = 4

export function bodyStyle(pages: readonly Page[]): BodyStyle {
  const sizes = new Map<number, number>()
  const colors = new Map<number, number>()
  for (const [style, letters] of lettersByStyle(pages)) {
    add(colors, style.color, letters)
    if (style.size) add(sizes, halfPoints(style.size), letters)
  }
  for (const page of pages) {
    for (const run of page.runs) {
      if (!run.style.size) add(sizes, halfPoints(sizeOf(run)), run.text.length)
    }
  }
  const size = Math.max(1, mostFrequent(sizes, UNKNOWN_SIZE_POINTS))
  return { size, color: mostFrequent(colors, 0), leading: leadingOf(pages, size) }
}

const halfPoints = (size: number) => Math.round(size * 2) / 2

/** Runs share their style objects, so few styles are left to look at. */
function lettersByStyle(pages: readonly Page[]): Map<RunStyle, number> {
  const counts = new Map<RunStyle, number>()
  for (const page of pages) {
    let style: RunStyle | null = null
    let letters = 0
    for (const run of page.runs) {
      if (run.style !== style) {
        if (style) counts.set(style, (counts.get(style) ?? 0) + letters)
        style = run.style
        letters = 0
      }
      letters += run.text.length
    }
    if (style) counts.set(style, (counts.get(style) ?? 0) + letters)
  }
  return counts
}

/** Sizes of one style differ by rounding; styles that an author tells apart differ by a point or more. */
const SAME_SIZE_POINTS = 0.6

/** The most frequent distance to the next body line below in the same column. */
function leadingOf(pages: readonly Page[], size: number): number {
  const steps = new Map<number, number>()
  for (const page of pages) {
    const runs = page.runs
      .filter((run) => !run.angle && Math.abs(sizeOf(run) - size) < SAME_SIZE_POINTS)
      .sort((a, b) => baseOf(a) - baseOf(b))
    const bases = runs.map(baseOf)
    let next = 0
    for (let index = 0; index < runs.length; index++) {
      // The runs are sorted, so a run that is too near to the last one is too near to this one too.
      while (next < runs.length && isNearer(bases, index, next, LEADING_EM.min * size)) next++
      const step = stepBelow(runs, bases, index, next, LEADING_EM.max * size)
      if (step > 0) add(steps, Math.round(step * STEPS_PER_POINT) / STEPS_PER_POINT, 1)
    }
  }
  return mostFrequent(steps, size * LEADING_EM.usual)
}

const isNearer = (bases: readonly number[], index: number, next: number, distance: number) =>
  (bases[next] ?? 0) - (bases[index] ?? 0) < distance

/** The distance to the next run below this one, searched from `from` on; 0 if none is near. */
function stepBelow(
  runs: readonly Run[],
  bases: readonly number[],
  index: number,
  from: number,
  most: number,
): number {
  const { box } = runs[index] as Run
  const right = box.x + box.width
  for (let next = from; next < runs.length; next++) {
    const step = (bases[next] ?? 0) - (bases[index] ?? 0)
    if (step > most) return 0
    const below = (runs[next] as Run).box
    if (below.x <= right && below.x + below.width >= box.x) return step
  }
  return 0
}

const add = (counts: Map<number, number>, value: number, by: number) =>
  counts.set(value, (counts.get(value) ?? 0) + by)

function mostFrequent(counts: ReadonlyMap<number, number>, otherwise: number): number {
  let best = otherwise
  let most = 0
  for (const [value, count] of counts) {
    if (count > most) {
      most = count
      best = value
    }
  }
  return best
}
