// Tracks which processes are alive, and gives back what dead ones held.
import type { Kysely } from 'kysely'
import { randomId } from '../runtime/ids.js'
import type { Database } from '../store/schema.js'
import type { Store } from '../store/types.js'
import type { CreditRepository } from './credits/types.js'

export interface Lifetimes {
  /** How often a process reports that it is alive and looks for dead ones. */
  beatMs: number
  /**
   * A process that has not reported for this long is dead. This and the beat stay under a minute.
   */
  aliveMs: number
  /** The longest that a call can run: an older hold was forgotten. */
  holdMs: number
}

/** Three beats are missed before a process counts as dead: one slow write kills none. */
export const LIFETIMES: Lifetimes = { beatMs: 10_000, aliveMs: 30_000, holdMs: 300_000 }

/**
 * How many holds one sweep gives back, so that it never blocks a call for long; the next sweep
 * takes the rest.
 */
const SWEEP_MAX = 500
/** By then nothing of a process can be left. */
const FORGET_AFTER_MS = 3_600_000

export class Processes {
  readonly id = randomId('proc_')
  readonly #store: Store
  readonly #db: Kysely<Database>
  readonly #credits: CreditRepository
  readonly #lifetimes: Lifetimes

  constructor(store: Store, credits: CreditRepository, lifetimes: Lifetimes) {
    this.#store = store
    this.#db = store.db
    this.#credits = credits
    this.#lifetimes = lifetimes
  }

  beat(): Promise<void> {
    return this.#write(this.#store.clock.now() + this.#lifetimes.aliveMs)
  }

  /** After an orderly end, nobody has to wait until the process counts as dead. */
  leave(): Promise<void> {
    return this.#write(0)
  }

  /** Returns how many holds it gave back. */
  async sweep(): Promise<number> {
    const now = this.#store.clock.now()
    const dead = await this.#deadHolds(now)
    const rows = dead.map((holdId) => ({ kind: 'release', holdId, idempotent: true }) as const)
    const released = rows.length === 0 ? [] : await this.#credits.closeAll(rows, { now, lane: 0 })
    await this.#db
      .deleteFrom('processes')
      .where('alive_until', '<', now - FORGET_AFTER_MS)
      .execute()
    return released.filter(Boolean).length
  }

  async #deadHolds(now: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('holds')
      .leftJoin('processes', (join) =>
        join.onRef('processes.id', '=', 'holds.process_id').on('processes.alive_until', '>', now),
      )
      .select('holds.id')
      .where((eb) => eb.or([eb('processes.id', 'is', null), eb('holds.expires_at', '<=', now)]))
      .orderBy('holds.id')
      .limit(SWEEP_MAX)
      .execute()
    return rows.map((row) => row.id)
  }

  async #write(aliveUntil: number): Promise<void> {
    await this.#db
      .insertInto('processes')
      .values({ id: this.id, alive_until: aliveUntil })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_until: aliveUntil }))
      .execute()
  }
}
