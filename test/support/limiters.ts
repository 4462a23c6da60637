// Two rate limiters over one back end, for every kind of back end: two nodes must agree.
import { describe, it, vi } from 'vitest'
import { memoryBackend } from '../../src/metering/rate-limit/memory.js'
import { redisBackend } from '../../src/metering/rate-limit/redis.js'
import { BatchedRateLimiter, createRateLimiter } from '../../src/metering/rate-limit/service.js'
import type { RateLimiter } from '../../src/metering/types.js'
import { MovableClock } from './movable-clock.js'
import { onEachEngine } from './store.js'

export type Nodes = [RateLimiter, RateLimiter]
type Cases = (clock: MovableClock, open: () => Promise<Nodes>) => void

export function onEachLimiter(what: string, start: number, cases: Cases): void {
  describe(`${what} in memory`, () => {
    const clock = new MovableClock(start)
    cases(clock, async () => {
      const shared = memoryBackend()
      return [new BatchedRateLimiter(clock, shared), new BatchedRateLimiter(clock, shared)]
    })
  })

  onEachEngine(`${what} in the store`, (database) => {
    const clock = new MovableClock(start)
    cases(clock, async () => [
      await createRateLimiter({ store: await database().open(clock) }),
      await createRateLimiter({ store: await database().open(clock) }),
    ])
  })

  describe(`${what} in Redis`, () => {
    const clock = new MovableClock(start)
    const url = process.env.TEST_REDIS_URL
    if (!url) return void it('runs', ({ skip }) => skip('TEST_REDIS_URL is not set'))
    cases(clock, async () => {
      const backends = [redisBackend(url), redisBackend(url)] as const
      await vi.waitUntil(() => backends.every((backend) => backend.ready()))
      return [
        new BatchedRateLimiter(clock, backends[0]),
        new BatchedRateLimiter(clock, backends[1]),
      ]
    })
  })
}
