// Slow senders, by a clock that is moved by hand.
import { afterEach, describe, expect, it } from 'vitest'
import { ArrivalWatch } from './arrival-watch.js'

const MIN = 32_000
let watch: ArrivalWatch
afterEach(() => watch.close())

/** Sends at fixed rates, checks twice a second, and gives who was ended after these seconds. */
function ended(
  rates: Record<string, number>,
  seconds: number,
  { waiting = false, hasPlace = true } = {},
): string[] {
  let nowMs = 0
  const gone: string[] = []
  watch = new ArrivalWatch({
    bytesPerSecondMin: MIN,
    othersWait: () => waiting,
    nowMs: () => nowMs,
  })
  for (const [name, rate] of Object.entries(rates)) {
    watch.add({
      bytes: () => (rate * nowMs) / 1000,
      arrived: () => false,
      hasPlace,
      end: () => gone.push(`${name} at ${nowMs}`),
    })
  }
  while (nowMs < seconds * 1000) {
    nowMs += 500
    watch.check()
  }
  return gone
}

/** One body whose bytes and clock the test moves; tells when it was ended. */
function oneBody({ waiting, arrived = false }: { waiting: boolean; arrived?: boolean }) {
  const body = { nowMs: 0, bytes: 0, gone: [] as number[] }
  watch = new ArrivalWatch({
    bytesPerSecondMin: MIN,
    othersWait: () => waiting,
    nowMs: () => body.nowMs,
  })
  watch.add({
    bytes: () => body.bytes,
    arrived: () => arrived,
    hasPlace: true,
    end: () => body.gone.push(body.nowMs),
  })
  return body
}

describe('a body that arrives', () => {
  it('too slowly is ended within seconds, one that is quick enough is not', () => {
    expect(ended({ dead: 0, drip: 1000, slow: MIN - 1, enough: MIN, quick: 1e6 }, 30)).toEqual([
      'dead at 3000',
      'drip at 3000',
      'slow at 3000',
    ])
  })

  it('slowly while others wait is ended first, one after the other, the slowest first', () => {
    expect(ended({ b: 60_000, a: 50_000, quick: 1e6 }, 10, { waiting: true })).toEqual([
      'a at 500',
      'b at 1000',
    ])
  })

  it('slowly and holds no place that others could wait for is left in peace', () => {
    const rates = { b: 60_000, a: 50_000 }
    expect(ended(rates, 10, { waiting: true, hasPlace: false })).toEqual([])
  })

  it('and then stops is ended, however quick its start was', () => {
    const body = oneBody({ waiting: false })
    body.bytes = 4_900_000
    for (; body.nowMs < 20_000; body.nowMs += 500) watch.check()
    expect(body.gone).toEqual([6000])
  })

  it('at a server that was too busy to read it is not ended for that', () => {
    const body = oneBody({ waiting: true })
    for (let second = 0; second < 10; second += 1) {
      body.nowMs += 8000
      watch.check()
      body.nowMs += 500
      body.bytes += 500_000
      watch.check()
    }
    expect(body.gone).toEqual([])
  })

  it('in full is watched no longer', () => {
    const body = oneBody({ waiting: true, arrived: true })
    for (; body.nowMs < 20_000; body.nowMs += 500) watch.check()
    expect(body.gone).toEqual([])
  })
})
