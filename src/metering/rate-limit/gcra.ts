// GCRA, a smooth bucket: all it stores is the time at which the bucket would be full again.
import { MINUTE_MS } from '../../runtime/units.js'
import type { RateDecision } from '../types.js'

/** A web page makes a few calls at once, on any plan. */
const BURST_MIN = 5
/** A burst is at most a tenth of a minute's worth. */
const BURST_SHARE = 0.1
/** Rounding errors of sums of milliseconds stay below this share of an interval. */
export const ROUNDING = 1e-6

export interface Bucket {
  /** The time in which one call flows back. */
  intervalMs: number
  burst: number
}

export function bucketOf(limitRpm: number): Bucket {
  const burst = Math.max(BURST_MIN, Math.floor(limitRpm * BURST_SHARE))
  return { intervalMs: MINUTE_MS / limitRpm, burst }
}

export interface Taken {
  granted: number
  /** Theoretical arrival time: when the bucket is full again after what was drawn. */
  tatMs: number
}

/**
 * Draws `wanted` calls, or as many as there are. Pass 0 as `tatMs` when nothing was drawn before.
 */
export function take(tatMs: number, nowMs: number, bucket: Bucket, wanted: number): Taken {
  const { intervalMs, burst } = bucket
  const emptyMs = nowMs + burst * intervalMs
  // Never below empty, so that a clock that was set back does not lock the account out.
  const fromMs = Math.min(Math.max(tatMs, nowMs), emptyMs)
  const free = Math.floor((emptyMs - fromMs) / intervalMs + ROUNDING)
  const granted = Math.min(wanted, free)
  return { granted, tatMs: fromMs + granted * intervalMs }
}

/**
 * What a caller is told, from the bucket after its call; `ahead` calls are drawn but not used yet.
 */
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

/** When the next call can pass if nobody draws more. */
export const nextFreeMs = (tatMs: number, bucket: Bucket): number =>
  tatMs - (bucket.burst - 1) * bucket.intervalMs
