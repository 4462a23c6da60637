// Time as a job feels it: while other programs take the machine away from this process, it passes more slowly.

/** A process that has less than this share of one core is being starved. */
const STARVED_SHARE = 0.9
/** However starved, time passes at least so many times slower only. */
const SLOWEST = 2
const CHECKS_PER_TIMEOUT = 8

/** A clock in milliseconds from now on. */
export function fairClock(): () => number {
  const started = performance.now()
  const before = process.cpuUsage()
  return () => {
    const passedMs = performance.now() - started
    const { user, system } = process.cpuUsage(before)
    const hadMs = (user + system) / 1000
    return Math.max(passedMs / SLOWEST, Math.min(passedMs, hadMs / STARVED_SHARE))
  }
}

export interface Timeout {
  signal: AbortSignal
  /** Ends the watch. */
  clear(): void
}

/** Aborts when a fair clock has reached `timeoutMs`. */
export function fairTimeout(timeoutMs: number): Timeout {
  const controller = new AbortController()
  const clock = fairClock()
  const check = () => {
    if (clock() >= timeoutMs) controller.abort()
    else timer = setTimeout(check, timeoutMs / CHECKS_PER_TIMEOUT)
  }
  let timer = setTimeout(check, timeoutMs)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}
