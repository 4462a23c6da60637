// The budget of CPU as a bucket that refills over a minute. Work under way may overdraw it.
import { MINUTE_MS } from '../../runtime/units.js'
import type { Bucket } from '../rate-limit/gcra.js'
import type { CpuState } from '../types.js'

/**
 * The largest debt that is remembered, two minutes of CPU: nobody knows what a document costs
 * before it is read, and nobody pays for one slip all day.
 */
const DEBT_MS = 120_000
/** PostgreSQL counts a bucket in 32 bits. */
const BURST_MAX = 2_000_000_000

/** Counts milliseconds of CPU. */
export const cpuBucket = (budgetMs: number): Bucket => ({
  intervalMs: MINUTE_MS / budgetMs,
  burst: Math.min(BURST_MAX, budgetMs + DEBT_MS),
})

/** @param tatMs when the whole budget is there again */
export function cpuState(tatMs: number, nowMs: number, budgetMs: number): CpuState {
  const { intervalMs } = cpuBucket(budgetMs)
  const usedMs = Math.max(0, tatMs - nowMs) / intervalMs
  const allowed = usedMs < budgetMs
  return {
    allowed,
    budgetMs,
    remainingMs: Math.max(0, budgetMs - usedMs),
    retryAfterMs: allowed ? 0 : (usedMs - budgetMs) * intervalMs + 1,
    resetMs: usedMs * intervalMs,
  }
}

/** When the whole budget is there again after this was spent. */
export function spend(tatMs: number, nowMs: number, budgetMs: number, cpuMs: number): number {
  const { intervalMs, burst } = cpuBucket(budgetMs)
  return Math.min(Math.max(tatMs, nowMs) + cpuMs * intervalMs, nowMs + burst * intervalMs)
}
