// When a call is tried again, and how long it waits before that.
export interface RetryPolicy {
  /** How often a call is tried after its first try. */
  retriesMax: number
  /** The longest time that one call waits in all, in milliseconds. */
  retryWaitMsMax: number
}

/** The service did not begin the work: any call may be repeated. */
const NOT_BEGUN = new Set([429, 503])
/** A proxy lost the service on the way: only calls that may run twice are repeated. */
const LOST = new Set([0, 502, 504])
/**
 * Our own first try is still running, or its node has died, which the service knows within 40
 * seconds.
 */
const STILL_RUNNING = 409

const FIRST_WAIT_MS = 500
const WAIT_MS_MAX = 8_000

export function mayRetry(status: number, attempt: number, repeatable: boolean): boolean {
  if (NOT_BEGUN.has(status)) return true
  if (!repeatable) return false
  return LOST.has(status) || (status === STILL_RUNNING && attempt > 0)
}

/** What `Retry-After` says (seconds, or a date), else a wait that doubles, in milliseconds. */
export function waitMs(retryAfter: string | null, attempt: number): number {
  if (retryAfter !== null && retryAfter !== '') {
    const ms = /^\d+$/.test(retryAfter)
      ? Number(retryAfter) * 1000
      : Date.parse(retryAfter) - Date.now()
    if (!Number.isNaN(ms)) return Math.max(0, ms)
  }
  // Callers that failed together should not all come back together.
  const spread = 0.75 + Math.random() / 2
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, WAIT_MS_MAX) * spread
}

export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
