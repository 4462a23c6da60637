// How the cost of a function grows with its input, in CPU time of this process: a busy machine
// slows the clock on the wall, not the count of what was done.

/** Small to large input, and how much dearer the large one may be: linear is 8, quadratic 64. */
const STEP = 8
export const LINEAR_GROWTH_MAX = 24
const TRIES_SMALL = 3
/** A neighbour on the same core costs caches too: what looks dear is looked at again. */
const TRIES_LARGE = 5
/** Below this a run is too short to tell growth from noise. */
const FLOOR_MS = 4

/** Something whose cost may grow with the size of its input, and no faster. */
export interface CostCase {
  name: string
  /** Of the large input; the small one has an eighth of it. */
  size: number
  make: (size: number) => unknown
  work: (input: never) => unknown
}

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user } = process.cpuUsage(before)
  return user / 1000
}

/** The least of several runs; ends early with one that is good enough. */
async function least(work: () => unknown, tries: number, enoughMs = 0): Promise<number> {
  let ms = Number.POSITIVE_INFINITY
  for (let left = tries; left > 0 && ms > enoughMs; left -= 1) {
    ms = Math.min(ms, await cpuMs(work))
  }
  return ms
}

/** Cost of the large input over the cost of the small one. */
export async function costGrowth({ size, make, work }: CostCase): Promise<number> {
  const run = work as (input: unknown) => unknown
  const small = make(Math.ceil(size / STEP))
  // Once before, so that the code is loaded and compiled.
  await run(small)
  const baseMs = Math.max(FLOOR_MS, await least(() => run(small), TRIES_SMALL))
  const large = make(size)
  return (await least(() => run(large), TRIES_LARGE, baseMs * LINEAR_GROWTH_MAX)) / baseMs
}
