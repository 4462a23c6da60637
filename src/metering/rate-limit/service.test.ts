// The rate limit on every back end: memory, the store of either engine, Redis.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Nodes, onEachLimiter } from '../../../test/support/limiters.js'
import { MovableClock } from '../../../test/support/movable-clock.js'
import type { RateLimiter } from '../types.js'
import { redisBackend } from './redis.js'
import { BatchedRateLimiter, createMemoryRateLimiter } from './service.js'

const START = Date.parse('2026-01-15T12:00:00Z')
const SECOND_MS = 1000

/** Two limiters over one back end stand for two nodes. */

function limitCases(clock: MovableClock, open: () => Promise<Nodes>): void {
  let nodes: Nodes
  const account = () => `acct_${randomUUID()}`
  beforeAll(async () => {
    nodes = await open()
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
  })
  const allowed = async (id: string, limitRpm: number, calls: number) => {
    const asked = Array.from({ length: calls }, (_, call) =>
      (nodes[call % 2] as RateLimiter).take(id, limitRpm),
    )
    return (await Promise.all(asked)).filter((decision) => decision.allowed).length
  }

  it('lets a burst through and refuses the rest, over all nodes', async () => {
    const id = account()
    expect(await allowed(id, 30, 31)).toBe(5)
    expect(await allowed(id, 30, 31)).toBe(0)
  })

  it('lets the limit through in a minute of steady calls', async () => {
    const id = account()
    let passed = await allowed(id, 120, 20)
    for (let second = 0; second < 60; second += 1) {
      clock.advance(SECOND_MS)
      passed += await allowed(id, 120, 10)
    }
    expect(passed).toBe(12 + 120)
  })

  it('tells a refused caller when the next call passes, and it does', async () => {
    const id = account()
    await allowed(id, 60, 10)
    const refused = await nodes[0].take(id, 60)
    expect(refused).toMatchObject({ allowed: false, limitRpm: 60, remaining: 0 })
    expect(refused.retryAfterMs).toBeCloseTo(1000)
    clock.advance(refused.retryAfterMs - 1)
    expect((await nodes[1].take(id, 60)).allowed).toBe(false)
    clock.advance(1)
    expect((await nodes[1].take(id, 60)).allowed).toBe(true)
    expect((await nodes[0].take(id, 60)).allowed).toBe(false)
  })

  it('counts down what is left', async () => {
    const id = account()
    const left: number[] = []
    for (let call = 0; call < 5; call += 1) left.push((await nodes[0].take(id, 30)).remaining)
    expect(left).toEqual([4, 3, 2, 1, 0])
  })

  it('keeps accounts apart', async () => {
    const [one, two] = [account(), account()]
    expect(await allowed(one, 30, 10)).toBe(5)
    expect(await allowed(two, 30, 10)).toBe(5)
  })

  it('forgets the old pace after a move to a larger plan', async () => {
    const id = account()
    await allowed(id, 30, 10)
    await nodes[0].take(id, 3000)
    clock.advance(20)
    expect((await nodes[0].take(id, 3000)).allowed).toBe(true)
  })

  it('holds the limit of a busy account, though calls are drawn ahead', async () => {
    const id = account()
    const limitRpm = 3000
    let passed = 0
    for (let step = 0; step < 100; step += 1) {
      clock.advance(100)
      passed += await allowed(id, limitRpm, 12)
    }
    const [burst, flowed] = [300, (100 * 100 * limitRpm) / 60_000]
    expect(passed).toBeLessThanOrEqual(burst + flowed)
    expect(passed).toBeGreaterThan(burst + flowed - 20)
  })
}

onEachLimiter('the rate limit', START, limitCases)

it('of memory is of one process alone', async () => {
  const clock = new MovableClock(START)
  expect((await createMemoryRateLimiter(clock).take('acct_one', 30)).allowed).toBe(true)
})

it('goes on in memory while Redis does not answer', async () => {
  const clock = new MovableClock(START)
  const limiter = new BatchedRateLimiter(clock, redisBackend('redis://127.0.0.1:18199'))
  const decisions = []
  for (let call = 0; call < 7; call += 1) decisions.push(await limiter.take('acct_alone', 30))
  expect(decisions.filter((decision) => decision.allowed)).toHaveLength(5)
  await limiter.close()
})
