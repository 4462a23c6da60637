// A bounded cache whose entries are trusted for a limited time; the oldest make room.
import type { Clock } from './clock.js'

export interface ExpiringCacheOptions {
  clock: Clock
  ttlMs: number
  entriesMax: number
}

export class ExpiringCache<V> {
  readonly #options: ExpiringCacheOptions
  readonly #entries = new Map<string, { value: V; expiresAt: number }>()

  constructor(options: ExpiringCacheOptions) {
    this.#options = options
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt > this.#options.clock.now()) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  set(key: string, value: V): void {
    this.#entries.delete(key)
    if (this.#entries.size >= this.#options.entriesMax) {
      const oldest = this.#entries.keys().next()
      if (!oldest.done) this.#entries.delete(oldest.value)
    }
    this.#entries.set(key, { value, expiresAt: this.#options.clock.now() + this.#options.ttlMs })
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  deleteWhere(matches: (value: V, key: string) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value, key)) this.#entries.delete(key)
  }

  get size(): number {
    return this.#entries.size
  }
}
