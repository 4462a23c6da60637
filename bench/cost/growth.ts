// How the cost of a function grows with its input, in CPU time of this process, which a busy
// machine changes little.

/**
 * The ratio of large to small input, and how much more the large one may cost: linear is 8,
 * quadratic 64.
 */
const STEP = 8
export const LINEAR_GROWTH_MAX = 24
const TRIES_SMALL = 3
/** Another program on the same core disturbs the caches, so a high result is measured again. */
const TRIES_LARGE = 5
/** A shorter run is too short to tell growth from noise. */
const FLOOR_MS = 4

/** Something whose cost may grow with the size of its input, and no faster. */
export interface CostCase {
  name: string
  /** The size of the large input; the small one has an eighth of it. */
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

/** The least of several runs; stops early when one is good enough. */
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
  // Runs once before, so that the code is loaded and compiled.
  await run(small)
  const baseMs = Math.max(FLOOR_MS, await least(() => run(small), TRIES_SMALL))
  const large = make(size)
  return (await least(() => run(large), TRIES_LARGE, baseMs * LINEAR_GROWTH_MAX)) / baseMs
}
