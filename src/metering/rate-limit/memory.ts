// Buckets in memory: for a single process, and while Redis is away.
import { take } from './gcra.js'
import type { RateLimitBackend } from './types.js'

/** Bounds the memory. Beyond it all buckets are forgotten, and everybody begins anew. */
const ACCOUNTS_MAX = 100_000

export function memoryBackend(): RateLimitBackend {
  const buckets = new Map<string, number>()

  /** A full bucket holds no information, so full ones are removed first. */
  const makeRoom = (nowMs: number): void => {
    for (const [accountId, tatMs] of buckets) if (tatMs <= nowMs) buckets.delete(accountId)
    if (buckets.size >= ACCOUNTS_MAX) buckets.clear()
  }

  return {
    takeAll: async (asks, nowMs) => {
      if (buckets.size + asks.length > ACCOUNTS_MAX) makeRoom(nowMs)
      return asks.map(({ accountId, bucket, wanted }) => {
        const taken = take(buckets.get(accountId) ?? 0, nowMs, bucket, wanted)
        buckets.set(accountId, taken.tatMs)
        return taken
      })
    },
    close: async () => {},
  }
}
