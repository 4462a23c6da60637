// What benches measure with: CPU time, medians, sums.

/**
 * CPU time of this process so far, with all threads; other programs on the machine do not count.
 */
export const cpuMsSoFar = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU time that a piece of work takes. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = cpuMsSoFar()
  await work()
  return cpuMsSoFar() - before
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Values above the median are mostly due to other programs: a busy machine spoils means. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** The element at an index that counts up for ever, so that a list is used in turns. */
export function inTurn<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('there is nothing to take in turns')
  return item
}

/** Reports whether a bound is kept; a broken one makes the bench fail. */
export function hold(isHeld: boolean, text: string): void {
  console.log(`${isHeld ? 'held' : 'BROKEN'}: ${text}`)
  if (!isHeld) process.exitCode = 1
}
