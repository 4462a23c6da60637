// The header fields that tell a caller where it stands (draft-ietf-httpapi-ratelimit-headers).
import { MINUTE_SECONDS } from '../../runtime/units.js'
import type { RateDecision } from '../types.js'
import { bucketOf } from './gcra.js'

export function rateLimitHeaders(decision: RateDecision): Record<string, string> {
  const { burst, intervalMs } = bucketOf(decision.limitRpm)
  const minute = `"minute";q=${decision.limitRpm};w=${MINUTE_SECONDS}`
  const headers = {
    // A plan promises calls a minute; the burst is what a caller may send at once, and `r` counts
    // it down.
    'ratelimit-policy': `"burst";q=${burst};w=${seconds(burst * intervalMs)}, ${minute}`,
    ratelimit: `"burst";r=${decision.remaining};t=${seconds(decision.resetMs)}`,
  }
  if (decision.allowed) return headers
  return { ...headers, 'retry-after': String(seconds(decision.retryAfterMs)) }
}

/** What a plan allows, in words: the calls of a minute, and how they may come. */
export function rateLimitText(limitRpm: number): string {
  const { burst, intervalMs } = bucketOf(limitRpm)
  const every = Number((intervalMs / 1000).toPrecision(2))
  return `${limitRpm} calls a minute: up to ${burst} at once, then one every ${every} s`
}

const seconds = (ms: number): number => Math.ceil(ms / 1000)
