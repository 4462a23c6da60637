// What readers promise to payers, with readers that only count and a clock that is moved by hand.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Reader } from './reader.js'
import { type Ask, LONG_CPU_MS, ReaderShares } from './reader-shares.js'

const MINUTE_MS = 60_000
let nowMs: number
let shares: ReaderShares
let idle: Reader[]
const order: string[] = []
const reader = () => ({}) as Reader

beforeEach(() => {
  nowMs = 0
  order.length = 0
})

function open(size: number, waitingMax = 64): void {
  const busy = (internal: string) => new Error(internal)
  const waitingPerPayerMax = waitingMax / 2
  shares = new ReaderShares({ size, waitingMax, waitingPerPayerMax, busy, nowMs: () => nowMs })
  idle = Array.from({ length: size }, reader)
}

/** Asks as the pool does: takes an idle reader at once, or waits in the line. */
async function ask(payer: string, more: Partial<Ask> = {}): Promise<Reader> {
  const wanted = { payer, weight: 1, msMax: MINUTE_MS, ...more }
  const first = idle.at(-1)
  if (first && shares.takeIdle(first, wanted)) {
    idle.pop()
    order.push(payer)
    return first
  }
  const given = await shares.wait(wanted)
  order.push(payer)
  return given
}

/** Ends a job at this cost and gives its reader to the next. */
async function done(job: Promise<Reader>, cpuMs: number): Promise<void> {
  const free = await job
  shares.end(free, cpuMs)
  if (!shares.give(free)) idle.push(free)
  await Promise.resolve()
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('readers', () => {
  test('are all for one payer while nobody else is about', async () => {
    open(2)
    await Promise.all([ask('a'), ask('a')])
    expect(shares.running).toBe(2)
  })

  test('are not all for one payer while another is about, and are again once it has gone', async () => {
    open(2)
    await done(ask('victim'), 10)
    const first = ask('flood')
    const second = ask('flood')
    await settled()
    expect([shares.running, shares.waiting]).toEqual([1, 1])
    await done(ask('victim'), 10)
    nowMs += MINUTE_MS
    await done(first, 10)
    await Promise.all([second, ask('flood')])
    expect(shares.running).toBe(2)
  })

  test('are never all at work that looks long, whoever brings it', async () => {
    open(2)
    void ask('one', { long: true })
    void ask('two', { long: true })
    await settled()
    expect([shares.running, shares.waiting, idle.length]).toEqual([1, 1, 1])
    await ask('short')
    expect(order).toEqual(['one', 'short'])
  })

  test('take the work of a payer for long once its jobs were long in the mean', async () => {
    open(3)
    for (let job = 0; job < 4; job += 1) await done(ask('slow'), 8000)
    nowMs += MINUTE_MS
    void ask('slow')
    void ask('slow')
    void ask('slow')
    await settled()
    expect([shares.running, shares.waiting]).toEqual([2, 1])
  })

  test('that are all found to be at long work are too few', async () => {
    open(1)
    const job = ask('any')
    expect(shares.allLong).toBe(false)
    shares.tookLong(await job)
    expect(shares.allLong).toBe(true)
    await done(job, LONG_CPU_MS)
    expect(shares.allLong).toBe(false)
  })

  test('go to payers by the CPU they have had, not by how much they ask for', async () => {
    open(1)
    const running = ask('flood')
    const jobs = [ask('flood'), ask('flood'), ask('victim'), ask('victim')]
    await done(running, 400)
    for (const job of [2, 3, 0, 1]) await done(jobs[job] as Promise<Reader>, 10)
    expect(order).toEqual(['flood', 'victim', 'victim', 'flood', 'flood'])
  })

  test('count a job that failed like one that did not', async () => {
    open(1)
    const running = ask('fails')
    const jobs = [ask('fails'), ask('other')]
    shares.end(await running, 8000)
    // The reader had to be ended, and another takes its place.
    const fresh = reader()
    expect(shares.give(fresh)).toBe(true)
    await done(jobs[1] as Promise<Reader>, 1)
    expect(order).toEqual(['fails', 'other', 'fails'])
    expect(shares.end(await running, 8000)).toBe(false)
  })

  test('tell an account that fills its part of the line so: 429, and others find room', async () => {
    open(1, 8)
    const running = ask('flood')
    const jobs = Array.from({ length: 6 }, () => ask('flood').catch((error: unknown) => error))
    await settled()
    expect(shares.waiting).toBe(4)
    expect(await jobs[5]).toMatchObject({
      code: 'rate_limited',
      status: 429,
      headers: { 'retry-after': '1' },
    })
    const victim = ask('victim')
    await done(running, 10)
    await victim
    expect(order).toEqual(['flood', 'victim'])
  })
})
