// Calls that a busy process draws ahead for an account, so that not every call asks the back end.

import type { Clock } from '../../runtime/clock.js'
import { ExpiringCache } from '../../runtime/expiring-cache.js'

/** Draws a tenth of the last second's calls ahead, so nothing below ten a second. */
const AHEAD_SHARE = 0.1
/**
 * A call that is drawn and not used within this time is lost, so calls pass late by so much at
 * most.
 */
const KEPT_MS = 200
/** Calls are counted by the second; an account that has been quiet for three is forgotten. */
const WINDOW_MS = 1_000
const ACCOUNTS = { ttlMs: 3 * WINDOW_MS, entriesMax: 50_000 }

interface Shelf {
  limitRpm: number
  tatMs: number
  left: number
  until: number
  windowStart: number
  calls: number
  callsBefore: number
}

/**
 * A call may pass up to `KEPT_MS` after it was drawn. So over any stretch of time no more calls
 * pass than the limit allows for a stretch that is this much longer.
 */
export class Stock {
  readonly #clock: Clock
  readonly #shelves: ExpiringCache<Shelf>

  constructor(clock: Clock) {
    this.#clock = clock
    this.#shelves = new ExpiringCache({ clock, ...ACCOUNTS })
  }

  /**
   * Counts a call. Serves it from the stock if something is left, and then gives the bucket's
   * state.
   */
  serve(accountId: string, limitRpm: number): { tatMs: number; left: number } | undefined {
    const now = this.#clock.now()
    const shelf = this.#shelfOf(accountId, limitRpm, now)
    shelf.calls += 1
    if (shelf.left === 0 || now >= shelf.until) return undefined
    shelf.left -= 1
    return shelf
  }

  /** How many calls to draw beyond those that wait. */
  ahead(accountId: string): number {
    return Math.floor((this.#shelves.get(accountId)?.callsBefore ?? 0) * AHEAD_SHARE)
  }

  put(accountId: string, limitRpm: number, left: number, tatMs: number): void {
    const now = this.#clock.now()
    const shelf = this.#shelfOf(accountId, limitRpm, now)
    shelf.left = left
    shelf.tatMs = tatMs
    shelf.until = now + KEPT_MS
  }

  #shelfOf(accountId: string, limitRpm: number, now: number): Shelf {
    let shelf = this.#shelves.get(accountId)
    if (shelf?.limitRpm !== limitRpm) {
      const times = { until: 0, windowStart: now }
      shelf = { limitRpm, tatMs: 0, left: 0, calls: 0, callsBefore: 0, ...times }
      this.#shelves.set(accountId, shelf)
    }
    if (now - shelf.windowStart >= WINDOW_MS || now < shelf.windowStart) {
      shelf.callsBefore = now - shelf.windowStart < 2 * WINDOW_MS ? shelf.calls : 0
      shelf.calls = 0
      shelf.windowStart = now
      this.#shelves.set(accountId, shelf)
    }
    return shelf
  }
}
