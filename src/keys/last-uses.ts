// Remembers when keys were used, and writes it once a minute for all of them together.
import type { Clock } from '../runtime/clock.js'

/** People look at the day of the last use, so a minute is precise enough. */
const FLUSH_INTERVAL_MS = 60_000

export class LastUses {
  readonly #clock: Clock
  readonly #write: (uses: ReadonlyMap<string, number>) => Promise<void>
  readonly #timer: NodeJS.Timeout
  #pending = new Map<string, number>()

  constructor(clock: Clock, write: (uses: ReadonlyMap<string, number>) => Promise<void>) {
    this.#clock = clock
    this.#write = write
    this.#timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS).unref()
  }

  note(keyId: string): void {
    this.#pending.set(keyId, this.#clock.now())
  }

  /** A use that is not written yet. */
  pending(keyId: string): number | undefined {
    return this.#pending.get(keyId)
  }

  /** A failure loses only these times, and they are for information only. */
  async flush(): Promise<void> {
    const uses = this.#pending
    if (uses.size === 0) return
    this.#pending = new Map()
    await this.#write(uses).catch(() => {})
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
