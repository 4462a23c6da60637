// Body style: the size, colour and leading that most letters of a document have.
import type { Page } from '../documents/types.js'
import { baseOf, sizeOf } from './pieces.js'

export interface BodyStyle {
  size: number
  color: number
  /** Distance of baselines in running text. */
  leading: number
}

/** Leading is between these, in units of size; anything else is the space between blocks. */
const LEADING_EM = { min: 0.95, max: 2.2, usual: 1.2 }

export function bodyStyle(pages: readonly Page[]): BodyStyle {
  const sizes = new Map<number, number>()
  const colors = new Map<number, number>()
  for (const page of pages) {
    for (const run of page.runs) {
      add(sizes, Math.round(sizeOf(run) * 2) / 2, run.text.length)
      add(colors, run.style.color, run.text.length)
    }
  }
  const size = Math.max(1, mostFrequent(sizes, 10))
  return { size, color: mostFrequent(colors, 0), leading: leadingOf(pages, size) }
}

/** The most usual distance to the next body line below in the same column. */
function leadingOf(pages: readonly Page[], size: number): number {
  const steps = new Map<number, number>()
  for (const page of pages) {
    const starts = page.runs
      .filter((run) => !run.angle && Math.abs(sizeOf(run) - size) < 0.6)
      .sort((a, b) => baseOf(a) - baseOf(b))
    for (let index = 0; index < starts.length; index++) {
      const run = starts[index]
      if (!run) continue
      for (let next = index + 1; next < starts.length; next++) {
        const below = starts[next]
        if (!below) break
        const step = baseOf(below) - baseOf(run)
        if (step > LEADING_EM.max * size) break
        const beside =
          below.box.x > run.box.x + run.box.width || below.box.x + below.box.width < run.box.x
        if (step < LEADING_EM.min * size || beside) continue
        add(steps, Math.round(step * 4) / 4, 1)
        break
      }
    }
  }
  return mostFrequent(steps, size * LEADING_EM.usual)
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
