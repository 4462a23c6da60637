// Waits and tries again when the account's limit or a busy server asks for it.
import { ApiError } from './http'

const TRIES_MAX = 8
/** How long to wait when the server asks for it without saying how long. */
const WAIT_SECONDS = 2
const WAIT_SECONDS_MAX = 60

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('', 'AbortError'))
    })
  })

const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 429 || error.status === 503)

export async function patiently<D>(call: () => Promise<D>, signal: AbortSignal): Promise<D> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      if (!mayPass(error) || tried === TRIES_MAX) throw error
      const wait = Math.min(WAIT_SECONDS_MAX, error.retryAfterSeconds || WAIT_SECONDS)
      await pause(wait, signal)
    }
  }
}
