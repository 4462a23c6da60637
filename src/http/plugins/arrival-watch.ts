// Ends bodies that arrive too slowly. Every body must keep the least rate; while others wait for a
// place, the slowest one that has a place must come near the rate of an ordinary line.
export interface Arrival {
  /** Bytes that have come on its socket so far. */
  bytes(): number
  /** Whether the whole body has arrived. */
  arrived(): boolean
  /** Whether it holds a place that others may wait for. */
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
  /** When the stretch that is being measured began. */
  fromMs: number
  fromBytes: number
}

/** Often enough for limits of several seconds. */
const CHECK_MS = 500
/** Long enough to tell a slow line from a line that pauses. */
const STRETCH_MS = 3000
/**
 * While others wait, a body must keep this many times the least rate: an ordinary line does, one
 * that holds a place on purpose does not.
 */
const PRESSED_FACTOR = 8
/** A body that has just begun has had no time to show its pace. */
const PRESSED_STRETCH_MS = 500

export class ArrivalWatch {
  readonly #watched = new Set<Watched>()
  readonly #nowMs: () => number
  #timer: NodeJS.Timeout | undefined
  #checkedMs = 0

  constructor(private readonly options: ArrivalWatchOptions) {
    this.#nowMs = options.nowMs ?? (() => performance.now())
  }

  /** Call the function that it returns to stop watching. */
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

  /** Runs twice a second; call it too when somebody begins to wait. */
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

  /** While this process was busy it read no socket: that time does not count against senders. */
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

  /** Bytes a second over the current stretch. */
  #pace({ arrival, fromMs, fromBytes }: Watched): { ms: number; rate: number } {
    const ms = this.#nowMs() - fromMs
    return { ms, rate: ((arrival.bytes() - fromBytes) * 1000) / Math.max(1, ms) }
  }

  /** Each stretch is measured alone, so a quick start does not make up for a slow rest. */
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
