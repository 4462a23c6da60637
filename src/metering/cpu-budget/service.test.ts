// The budget of CPU, on every back end that the rate limit has, by a clock that is moved by hand.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Nodes, onEachLimiter } from '../../../test/support/limiters.js'
import { MovableClock } from '../../../test/support/movable-clock.js'
import type { CpuBudget, RateLimiter } from '../types.js'
import { cpuItems } from './headers.js'
import { createCpuBudget } from './service.js'

const START = Date.parse('2026-01-15T12:00:00Z')
const FREE_RPM = 30
const callCpuMs = 600
const SECOND_MS = 1000
const budgetMs = 18 * SECOND_MS

function budgetCases(clock: MovableClock, open: () => Promise<Nodes>): void {
  let limiters: RateLimiter[]
  let here: CpuBudget
  let there: CpuBudget
  const account = () => `acct_${randomUUID()}`
  beforeAll(async () => {
    limiters = await open()
    const nodes = limiters.map((rateLimiter) => createCpuBudget({ clock, rateLimiter, callCpuMs }))
    here = nodes[0] as CpuBudget
    there = nodes[1] as CpuBudget
  })
  afterAll(async () => {
    await here.close()
    await there.close()
    for (const limiter of limiters) await limiter.close()
  })

  it('is there in full at first, follows the plan, and is told', () => {
    const id = account()
    expect(here.state(id, FREE_RPM)).toEqual({
      allowed: true,
      budgetMs,
      remainingMs: budgetMs,
      retryAfterMs: 0,
      resetMs: 0,
    })
    expect(here.state(id, 600).budgetMs).toBe(20 * budgetMs)
    expect(cpuItems(here.state(id, FREE_RPM))).toEqual({
      policy: '"cpu";q=18;qu="cpu-seconds";w=60',
      limit: '"cpu";r=18;t=0',
    })
  })

  it('that is spent refuses until something has flowed back, and says when', async () => {
    const id = account()
    here.spend(id, FREE_RPM, 10_000)
    const some = here.state(id, FREE_RPM)
    expect([some.allowed, Math.round(some.remainingMs)]).toEqual([true, 8000])
    here.spend(id, FREE_RPM, 11_000)
    await here.tell()
    const spent = here.state(id, FREE_RPM)
    expect(spent).toMatchObject({ allowed: false, remainingMs: 0 })
    // Three seconds over the budget, which refills at 0.3 a second.
    expect(spent.retryAfterMs).toBeCloseTo(10_000, -1)
    clock.advance(spent.retryAfterMs - 10)
    expect(here.state(id, FREE_RPM).allowed).toBe(false)
    clock.advance(20)
    expect(here.state(id, FREE_RPM).allowed).toBe(true)
    clock.advance(60_000)
    expect(here.state(id, FREE_RPM).remainingMs).toBe(budgetMs)
  })

  it('is one over all nodes, once they have told each other', async () => {
    const id = account()
    here.spend(id, FREE_RPM, 16_000)
    await here.tell()
    there.spend(id, FREE_RPM, 4000)
    await there.tell()
    expect(there.state(id, FREE_RPM).allowed).toBe(false)
  })

  it('keeps accounts apart', () => {
    const [noisy, quiet] = [account(), account()]
    here.spend(noisy, FREE_RPM, 60_000)
    expect(here.state(noisy, FREE_RPM).allowed).toBe(false)
    expect(here.state(quiet, FREE_RPM).remainingMs).toBe(budgetMs)
  })

  it('remembers what goes beyond it, though not without end', () => {
    const id = account()
    for (let job = 0; job < 100; job += 1) here.spend(id, FREE_RPM, 8000)
    const { retryAfterMs } = here.state(id, FREE_RPM)
    // Two minutes of CPU, at 0.3 a second.
    expect(retryAfterMs).toBeCloseTo(400_000, -2)
  })

  it('is a new one with another plan', () => {
    const id = account()
    here.spend(id, FREE_RPM, 60_000)
    expect(here.state(id, 600).allowed).toBe(true)
  })
}

onEachLimiter('the budget of CPU', START, budgetCases)

it('goes on for itself while the back end is away', async () => {
  const clock = new MovableClock(START)
  const spend = () => Promise.reject(new Error('away'))
  const alone = createCpuBudget({ clock, rateLimiter: { spend }, callCpuMs })
  alone.spend('acct_one', FREE_RPM, 19_000)
  await alone.tell()
  expect(alone.state('acct_one', FREE_RPM).allowed).toBe(false)
})
