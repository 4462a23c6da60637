// Sums up what the rows of a batch ask of each account: in all, and up to each row.
import type { ReserveRow } from './types.js'

export interface RunningSums {
  /** By account. */
  totals: Map<string, number>
  /** By row: the cost of the account's rows up to this one, this one included. */
  upto: number[]
}

export function runningSums(rows: readonly ReserveRow[]): RunningSums {
  const totals = new Map<string, number>()
  const upto = rows.map(({ accountId, cost }) => {
    const sum = (totals.get(accountId) ?? 0) + cost
    totals.set(accountId, sum)
    return sum
  })
  return { totals, upto }
}
