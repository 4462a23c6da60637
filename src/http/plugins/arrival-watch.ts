// Watches how fast bodies arrive, and ends those that are too slow: all below the least rate, and while
// others wait for a place the slowest that has one and is not near the rate of an ordinary line.
export interface Arrival {
  /** Bytes that have come on its socket so far. */
  bytes(): number
  /** Whether all of it is there. */
  arrived(): boolean
  /** Whether others wait for what it holds. */
  hasPlace: boolean
  end(): void
}

export interface ArrivalWatchOptions {
  bytesPerSecondMin: number
  /** Whether somebody waits for a place. */
  othersWait(): boolean
  nowMs?(): number
}

interface Watched {
  arrival: Arrival
  /** Where the stretch that is measured began. */
  fromMs: number
  fromBytes: number
}

/** Often enough against a limit of seconds. */
const CHECK_MS = 500
/** A stretch that tells a slow line from one that pauses. */
const STRETCH_MS = 3000
/** While others wait, so many times the least rate is asked for, and sooner. */
const PRESSED_FACTOR = 8
const PRESSED_STRETCH_MS = 500

export class ArrivalWatch {
  readonly #watched = new Set<Watched>()
  readonly #nowMs: () => number
  #timer: NodeJS.Timeout | undefined
  #checkedMs = 0

  constructor(private readonly options: ArrivalWatchOptions) {
    this.#nowMs = options.nowMs ?? (() => performance.now())
  }

  /** Call what it returns when nobody needs to watch any more. */
  add(arrival: Arrival): () => void {
    const watched = { arrival, fromMs: this.#nowMs(), fromBytes: arrival.bytes() }
    if (this.#watched.size === 0) this.#checkedMs = watched.fromMs
    this.#watched.add(watched)
    this.#timer ??= setInterval(() => this.check(), CHECK_MS).unref()
    return () => this.#forget(watched)
  }

  close(): void {
    this.#watched.clear()
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Runs by itself twice a second; may be called whenever somebody begins to wait. */
  check(): void {
    this.#forgive()
    for (const watched of this.#watched) if (watched.arrival.arrived()) this.#forget(watched)
    const { bytesPerSecondMin, othersWait } = this.options
    for (const watched of this.#watched) {
      const { ms, rate } = this.#pace(watched)
      if (ms < STRETCH_MS) continue
      if (rate < bytesPerSecondMin) this.#end(watched)
      else this.#begin(watched)
    }
    if (othersWait()) this.#endSlowest(bytesPerSecondMin * PRESSED_FACTOR)
  }

  /** Time in which this process read no socket, being busy, is nobody's slowness. */
  #forgive(): void {
    const nowMs = this.#nowMs()
    const awayMs = nowMs - this.#checkedMs
    this.#checkedMs = nowMs
    if (awayMs < 2 * CHECK_MS) return
    for (const watched of this.#watched) watched.fromMs = Math.min(nowMs, watched.fromMs + awayMs)
  }

  #endSlowest(below: number): void {
    let slowest: { watched: Watched; rate: number } | undefined
    for (const watched of this.#watched) {
      if (!watched.arrival.hasPlace) continue
      const { ms, rate } = this.#pace(watched)
      if (ms < PRESSED_STRETCH_MS || rate >= below) continue
      if (!slowest || rate < slowest.rate) slowest = { watched, rate }
    }
    if (slowest) this.#end(slowest.watched)
  }

  /** Bytes a second over the stretch that is under way. */
  #pace({ arrival, fromMs, fromBytes }: Watched): { ms: number; rate: number } {
    const ms = this.#nowMs() - fromMs
    return { ms, rate: ((arrival.bytes() - fromBytes) * 1000) / Math.max(1, ms) }
  }

  /** The next stretch is measured by itself: a quick start is no credit for a slow rest. */
  #begin(watched: Watched): void {
    watched.fromMs = this.#nowMs()
    watched.fromBytes = watched.arrival.bytes()
  }

  #end(watched: Watched): void {
    this.#forget(watched)
    watched.arrival.end()
  }

  #forget(watched: Watched): void {
    this.#watched.delete(watched)
    if (this.#watched.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
