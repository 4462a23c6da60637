// What benches measure with: CPU time, the middle of many values, sums.

/** CPU time of this process so far, all threads included: others on the machine do not count. */
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

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** What is above the middle is mostly other programs' doing: a busy machine spoils means. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** The element at a place that counts up for ever: a list in turns. */
export function inTurn<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('there is nothing to take in turns')
  return item
}

/** Says whether a bound is held; a broken one makes the bench fail. */
export function hold(isHeld: boolean, text: string): void {
  console.log(`${isHeld ? 'held' : 'BROKEN'}: ${text}`)
  if (!isHeld) process.exitCode = 1
}
