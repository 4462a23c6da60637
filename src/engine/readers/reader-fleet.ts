// The readers of a pool: as many warm ones as there should be, and one that is warm before its turn in place of each
// that has to be ended.
import type { Reader } from './reader.js'
import type { Ask, ReaderShares } from './reader-shares.js'

export interface FleetOptions {
  open(): Reader
  size: number
  /** Readers start with the first job and go when idle for so long; without it they are kept. */
  idleMsMax?: number
}

/** A reader that could not start is not started again at once. */
const RESTART_DELAY_MS = 1000

export class ReaderFleet {
  readonly #readers = new Set<Reader>()
  readonly #idle: { reader: Reader; leaves: NodeJS.Timeout | undefined }[] = []
  /** At work on something that may end them: for each there is one reader more. */
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
    if (this.#readers.size === 0) await this.#start()
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#readers].map((reader) => reader.end()))
  }

  /** An idle reader, unless there is none or it is kept for others. */
  takeIdle(ask: Ask): Reader | undefined {
    const idle = this.#idle.at(-1)
    if (!idle || !this.shares.takeIdle(idle.reader, ask)) return undefined
    clearTimeout(idle.leaves)
    this.#idle.pop()
    return idle.reader
  }

  /** The one that will take its place is warmed while it works on. */
  suspect(reader: Reader): void {
    if (this.options.idleMsMax !== undefined) return
    this.#suspects.add(reader)
    this.fill()
  }

  /** Its work is over, and with it what made it suspect. */
  clear(reader: Reader): void {
    this.#suspects.delete(reader)
  }

  /** A warm reader without a job goes to whose turn it is. */
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

  /** Starts the readers that are missing; what cannot start is tried again when its end is heard of. */
  fill(): void {
    if (this.#closed) return
    const started: Promise<void>[] = []
    while (this.#readers.size < this.#wanted) started.push(this.#start())
    for (const start of started) start.catch(() => {})
  }

  #leaveIdle(reader: Reader): void {
    const place = this.#idle.findIndex((idle) => idle.reader === reader)
    if (place >= 0) this.#idle.splice(place, 1)
  }

  /** Readers that are not kept are started when somebody waits for one. */
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
