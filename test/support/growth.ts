// How the cost of a function grows with its input, in CPU time of this process: a busy machine
// slows the clock on the wall, not the count of what was done.

/** Small to large input, and how much dearer the large one may be: linear is 8, quadratic 64. */
const STEP = 8
export const LINEAR_GROWTH_MAX = 24
const TRIES = 3
/** Below this a run is too short to tell growth from noise. */
const FLOOR_MS = 4

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user } = process.cpuUsage(before)
  return user / 1000
}

const best = (work: () => unknown): number =>
  Math.min(...Array.from({ length: TRIES }, () => cpuMs(work)))

/** Cost of `size` items over the cost of an eighth of them, each the best of three runs. */
export function costGrowth<T>(
  size: number,
  make: (size: number) => T,
  work: (input: T) => unknown,
): number {
  const [small, large] = [make(Math.ceil(size / STEP)), make(size)]
  work(small)
  const base = Math.max(
    FLOOR_MS,
    best(() => work(small)),
  )
  return best(() => work(large)) / base
}
