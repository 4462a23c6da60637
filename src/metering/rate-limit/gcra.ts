// GCRA, the smooth bucket: all it remembers is one time, at which the bucket would be full again.
import type { RateDecision } from '../types.js'

const MINUTE_MS = 60_000
/** A page makes a few calls at once, whatever the plan. */
const BURST_MIN = 5
/** A burst is at most a tenth of a minute's worth. */
const BURST_SHARE = 0.1
/** Sums of fractions of a millisecond are off by less than this share of an interval. */
export const ROUNDING = 1e-6

export interface Bucket {
  /** Time in which one call's worth flows back. */
  intervalMs: number
  burst: number
}

export function bucketOf(limitRpm: number): Bucket {
  const burst = Math.max(BURST_MIN, Math.floor(limitRpm * BURST_SHARE))
  return { intervalMs: MINUTE_MS / limitRpm, burst }
}

export interface Taken {
  granted: number
  /** Theoretical arrival time: when the bucket is full again, as far as it was drawn on. */
  tatMs: number
}

/** Draws `wanted` calls, or as many of them as there are. Nothing drawn before: `tatMs` 0. */
export function take(tatMs: number, nowMs: number, bucket: Bucket, wanted: number): Taken {
  const { intervalMs, burst } = bucket
  const emptyMs = nowMs + burst * intervalMs
  // Not beyond empty: a clock that was set back must not lock the account out.
  const fromMs = Math.min(Math.max(tatMs, nowMs), emptyMs)
  const free = Math.floor((emptyMs - fromMs) / intervalMs + ROUNDING)
  const granted = Math.min(wanted, free)
  return { granted, tatMs: fromMs + granted * intervalMs }
}

/** What a caller is told, from the bucket as it stands after its call; `ahead` is drawn, but unused. */
export function decision(
  allowed: boolean,
  tatMs: number,
  nowMs: number,
  limitRpm: number,
  ahead = 0,
): RateDecision {
  const bucket = bucketOf(limitRpm)
  const { granted: free } = take(tatMs, nowMs, bucket, bucket.burst)
  return {
    allowed,
    limitRpm,
    remaining: allowed ? Math.min(free + ahead, bucket.burst) : 0,
    retryAfterMs: allowed ? 0 : Math.max(1, nextFreeMs(tatMs, bucket) - nowMs),
    resetMs: Math.max(0, tatMs - nowMs),
  }
}

/** When the next call can pass, as long as nobody draws more. */
export const nextFreeMs = (tatMs: number, bucket: Bucket): number =>
  tatMs - (bucket.burst - 1) * bucket.intervalMs
