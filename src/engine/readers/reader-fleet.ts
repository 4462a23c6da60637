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
/** So much later than the first reader the others warm up, if no job needs them before. */
const WARM_LATER_MS = 1000

export class ReaderFleet {
  readonly #readers = new Set<Reader>()
  readonly #warm = new WeakSet<Reader>()
  readonly #idle: { reader: Reader; leaves: NodeJS.Timeout | undefined }[] = []
  /** Readers that have not been asked to warm up yet. */
  readonly #cold = new Set<Reader>()
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

  /**
   * Starts the readers; resolves when all are loaded and the first is warm. A server with many
   * readers answers its first document sooner when the others warm up behind it.
   */
  async warm(): Promise<void> {
    const [first, ...others] = this.#startMissing()
    if (!first) return
    await Promise.all([this.#warmUp(first), ...others.map(({ loaded }) => loaded)])
    setTimeout(() => this.fill(), WARM_LATER_MS).unref()
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
   * Starts the readers that are missing, and warms all that are cold. A reader that cannot start is
   * tried again once its end is reported.
   */
  fill(): void {
    if (this.#closed) return
    this.#startMissing()
    for (const reader of this.#cold) this.#warmUp(reader).catch(() => {})
  }

  #startMissing(): Reader[] {
    const started: Reader[] = []
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

  #start(): Reader {
    const reader = this.options.open()
    this.#readers.add(reader)
    this.#cold.add(reader)
    // Whoever waits for the reader is told; nobody need wait.
    reader.loaded.catch(() => {})
    reader.onEnd(() => this.#lost(reader, this.#warm.has(reader) ? 0 : RESTART_DELAY_MS))
    return reader
  }

  async #warmUp(reader: Reader): Promise<void> {
    this.#cold.delete(reader)
    await reader.warmUp()
    this.#warm.add(reader)
    this.#startable = true
    this.offer(reader)
  }

  #lost(reader: Reader, delayMs: number): void {
    if (!this.#warm.has(reader)) this.#startable = false
    this.#leaveIdle(reader)
    this.#cold.delete(reader)
    setTimeout(() => {
      this.#readers.delete(reader)
      this.fill()
    }, delayMs).unref()
  }
}
