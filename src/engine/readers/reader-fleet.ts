// The readers of a pool: as many warm ones as there should be. Before a reader has to be ended,
// another is warmed to take its place.
import type { Reader } from './reader.js'
import type { Ask, ReaderShares } from './reader-shares.js'

export interface FleetOptions {
  open(): Reader
  size: number
  /**
   * Readers start with the first job and leave after being idle for this long; if it is not set,
   * they are kept.
   */
  idleMsMax?: number
}

/** A reader that could not start is not started again at once. */
const RESTART_DELAY_MS = 1000

export class ReaderFleet {
  readonly #readers = new Set<Reader>()
  readonly #idle: { reader: Reader; leaves: NodeJS.Timeout | undefined }[] = []
  /** Readers at work on a job that may end them: for each of them one more reader is started. */
  readonly #suspects = new Set<Reader>()
  /** Whether the last reader that was started became warm. */
  #startable = false
  #closed = false

  constructor(
    private readonly options: FleetOptions,
    private readonly shares: ReaderShares,
  ) {}

  get ready(): boolean {
    return this.#startable
  }

  async warm(): Promise<void> {
    await Promise.all(this.#startMissing())
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#readers].map((reader) => reader.end()))
  }

  /** An idle reader; undefined if there is none, or if it is kept for others. */
  takeIdle(ask: Ask): Reader | undefined {
    const idle = this.#idle.at(-1)
    if (!idle || !this.shares.takeIdle(idle.reader, ask)) return undefined
    clearTimeout(idle.leaves)
    this.#idle.pop()
    return idle.reader
  }

  /** Warms another reader that can take this one's place, while this one works on. */
  suspect(reader: Reader): void {
    if (this.options.idleMsMax !== undefined) return
    this.#suspects.add(reader)
    this.fill()
  }

  /** The reader's job is over, so it is no longer suspect. */
  clear(reader: Reader): void {
    this.#suspects.delete(reader)
  }

  /** Gives a warm reader without a job to whoever's turn it is. */
  offer(reader: Reader): void {
    if (this.options.idleMsMax === undefined && this.#readers.size > this.#wanted) {
      void reader.end()
      return
    }
    if (this.shares.give(reader)) return
    const { idleMsMax } = this.options
    const leave = () => {
      this.#leaveIdle(reader)
      void reader.end()
    }
    const leaves = idleMsMax === undefined ? undefined : setTimeout(leave, idleMsMax).unref()
    this.#idle.push({ reader, leaves })
  }

  /**
   * Starts the readers that are missing. A reader that cannot start is tried again once its end is
   * reported.
   */
  fill(): void {
    if (this.#closed) return
    for (const start of this.#startMissing()) start.catch(() => {})
  }

  #startMissing(): Promise<void>[] {
    const started: Promise<void>[] = []
    while (this.#readers.size < this.#wanted) started.push(this.#start())
    return started
  }

  #leaveIdle(reader: Reader): void {
    const place = this.#idle.findIndex((idle) => idle.reader === reader)
    if (place >= 0) this.#idle.splice(place, 1)
  }

  /**
   * How many readers there should be. Readers that are not kept are started only when somebody
   * waits for one.
   */
  get #wanted(): number {
    const { size, idleMsMax } = this.options
    const { running, waiting, allLong } = this.shares
    if (idleMsMax !== undefined) return Math.min(size, running + waiting)
    return size + Math.max(this.#suspects.size, allLong ? 1 : 0)
  }

  #start(): Promise<void> {
    const reader = this.options.open()
    this.#readers.add(reader)
    let warm = false
    reader.onEnd(() => {
      if (!warm) this.#startable = false
      this.#lost(reader, warm ? 0 : RESTART_DELAY_MS)
    })
    return reader.ready.then(() => {
      warm = true
      this.#startable = true
      this.offer(reader)
    })
  }

  #lost(reader: Reader, delayMs: number): void {
    this.#leaveIdle(reader)
    setTimeout(() => {
      this.#readers.delete(reader)
      this.fill()
    }, delayMs).unref()
  }
}
