// The bucket by itself: how much passes, and what a caller is told.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, decision, take } from './gcra.js'
import { rateLimitHeaders, rateLimitText } from './headers.js'

const START = Date.parse('2026-01-15T12:00:00Z')

describe('the bucket', () => {
  it.each([
    { limitRpm: 30, burst: 5, intervalMs: 2000 },
    { limitRpm: 120, burst: 12, intervalMs: 500 },
    { limitRpm: 600, burst: 60, intervalMs: 100 },
    { limitRpm: 3000, burst: 300, intervalMs: 20 },
    { limitRpm: 1, burst: 5, intervalMs: 60_000 },
  ])(
    'of $limitRpm a minute lets $burst through at once, then one per $intervalMs ms',
    (expected) => {
      const bucket = bucketOf(expected.limitRpm)
      expect(bucket).toEqual({ burst: expected.burst, intervalMs: expected.intervalMs })
      const first = take(0, START, bucket, 1000)
      expect(first.granted).toBe(expected.burst)
      expect(take(first.tatMs, START + expected.intervalMs - 1, bucket, 1).granted).toBe(0)
      expect(take(first.tatMs, START + expected.intervalMs, bucket, 1).granted).toBe(1)
    },
  )

  it('never lets more through than the burst and what flowed back', () => {
    const steps = fc.array(fc.tuple(fc.nat(5000), fc.nat(20)), { maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), steps, (limitRpm, calls) => {
        const bucket = bucketOf(limitRpm)
        let [tatMs, nowMs, passed] = [0, START, 0]
        for (const [waitMs, wanted] of calls) {
          nowMs += waitMs
          const taken = take(tatMs, nowMs, bucket, wanted)
          expect(taken.granted).toBeLessThanOrEqual(wanted)
          tatMs = taken.tatMs
          passed += taken.granted
        }
        const flowed = (nowMs - START) / bucket.intervalMs
        expect(passed).toBeLessThanOrEqual(Math.floor(bucket.burst + flowed + 0.01))
      }),
    )
  })

  it('does not lock anyone out when the clock is set back', () => {
    const bucket = bucketOf(60)
    const { tatMs } = take(0, START, bucket, 100)
    const back = START - 86_400_000
    expect(take(tatMs, back, bucket, 1)).toEqual({ granted: 0, tatMs: back + 6000 })
    expect(take(back + 6000, back + 1000, bucket, 1).granted).toBe(1)
  })
})

describe('the headers', () => {
  it('tell what is left and when the bucket is full again', () => {
    const { tatMs } = take(0, START, bucketOf(30), 2)
    expect(rateLimitHeaders(decision(true, tatMs, START, 30))).toEqual({
      'ratelimit-policy': '"burst";q=5;w=10, "minute";q=30;w=60',
      ratelimit: '"burst";r=3;t=4',
    })
  })

  it('tell a refused caller when to come back', () => {
    const { tatMs } = take(0, START, bucketOf(30), 5)
    expect(rateLimitHeaders(decision(false, tatMs, START, 30))).toEqual({
      'ratelimit-policy': '"burst";q=5;w=10, "minute";q=30;w=60',
      ratelimit: '"burst";r=0;t=10',
      'retry-after': '2',
    })
  })
})

it.each([
  [300, '300 calls a minute: up to 30 at once, then one every 0.2 s'],
  [30, '30 calls a minute: up to 5 at once, then one every 2 s'],
  [7, '7 calls a minute: up to 5 at once, then one every 8.6 s'],
  [1_000_000, '1000000 calls a minute: up to 100000 at once, then one every 0.00006 s'],
])('in words, %d a minute names the burst too', (limitRpm, words) => {
  expect(rateLimitText(limitRpm)).toBe(words)
})
