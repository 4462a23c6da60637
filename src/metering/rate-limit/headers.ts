// The header fields that tell a caller where it stands (draft-ietf-httpapi-ratelimit-headers).
import type { RateDecision } from '../types.js'

const WINDOW_SECONDS = 60

export function rateLimitHeaders(decision: RateDecision): Record<string, string> {
  const headers = {
    'ratelimit-policy': `"account";q=${decision.limitRpm};w=${WINDOW_SECONDS}`,
    ratelimit: `"account";r=${decision.remaining};t=${seconds(decision.resetMs)}`,
  }
  if (decision.allowed) return headers
  return { ...headers, 'retry-after': String(seconds(decision.retryAfterMs)) }
}

const seconds = (ms: number): number => Math.ceil(ms / 1000)
