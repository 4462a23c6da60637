// Where calls queue for credits: many are served by one statement, each gets its own answer.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../runtime/clock.js'
import { RolecallError } from '../../runtime/errors.js'
import { isUnavailable } from '../../store/unavailable.js'
import { Batcher } from '../batcher.js'
import type { OpenHold } from '../open-hold.js'
import { periodOf } from '../period.js'
import type { Ledger } from './ledger.js'
import type { CloseRow, CreditRepository, ReserveOutcome, ReserveRow } from './types.js'

/**
 * The most rows that one statement takes: more than wait at once, and far below what both engines
 * allow.
 */
const BATCH_MAX = 256
/** The work is done already, so a settle is tried again through a short absence of the database. */
const CLOSE_RETRIES_MS = [20, 100, 500]
/** Another node may open the period at the same time; after that many rounds nothing changes. */
const ROUNDS_MAX = 3

export interface DeskOptions {
  clock: Clock
  credits: CreditRepository
  ledger: Ledger
  processId: string
  holdMs: number
}

const credits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`

export class CreditDesk {
  readonly #options: DeskOptions
  readonly #reserving: Batcher<ReserveRow, ReserveOutcome>
  readonly #closing: Batcher<CloseRow, boolean>
  readonly #opening = new Map<string, Promise<void>>()

  constructor(options: DeskOptions) {
    this.#options = options
    this.#reserving = new Batcher({ run: (rows) => this.#reserveAll(rows), sizeMax: BATCH_MAX })
    this.#closing = new Batcher({
      run: (rows, lane) => this.#closeAll(rows, lane),
      sizeMax: BATCH_MAX,
      lanes: options.credits.closeLanes,
    })
  }

  async reserve(hold: OpenHold): Promise<void> {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const outcome = await this.#reserving.add(hold.toRow())
      if (outcome.kind === 'held') {
        hold.period = outcome.period
        hold.creditsRemaining = outcome.creditsRemaining
        return
      }
      if (outcome.kind === 'refused') {
        throw new RolecallError(
          'insufficient_credits',
          `This call costs ${credits(hold.cost)}; the account has ${outcome.creditsRemaining}. Nothing was charged. Plans and packs: GET /v1/account.`,
        )
      }
      if (outcome.kind === 'unknown') throw new RolecallError('invalid_key')
      await this.#openPeriod(hold.accountId)
    }
    throw new Error(`the period of ${hold.accountId} could not be opened`)
  }

  /** False when the hold no longer exists. */
  settle(hold: OpenHold, cost: number): Promise<boolean> {
    const { id: holdId, accountId, period } = hold
    if (!hold.kept) return this.#closing.add({ kind: 'count', accountId, period })
    const partial = cost < hold.cost
    const idempotent = hold.claim !== undefined
    return this.#closing.add({ kind: 'settle', holdId, cost, partial, idempotent })
  }

  release(hold: OpenHold): Promise<boolean> {
    const idempotent = hold.claim !== undefined
    return this.#closing.add({ kind: 'release', holdId: hold.id, idempotent })
  }

  async idle(): Promise<void> {
    await this.#reserving.idle()
    await this.#closing.idle()
  }

  #reserveAll(rows: ReserveRow[]): Promise<ReserveOutcome[]> {
    const { clock, credits, processId, holdMs } = this.#options
    const now = clock.now()
    return credits.reserveAll(rows, { processId, period: periodOf(now), expiresAt: now + holdMs })
  }

  async #closeAll(rows: CloseRow[], lane: number): Promise<boolean[]> {
    const { clock, credits } = this.#options
    for (const delayMs of CLOSE_RETRIES_MS) {
      try {
        return await credits.closeAll(rows, { now: clock.now(), lane })
      } catch (error) {
        if (!isUnavailable(error)) throw error
        await sleep(delayMs)
      }
    }
    return credits.closeAll(rows, { now: clock.now(), lane })
  }

  /** Calls that meet a new period together open it once. */
  #openPeriod(accountId: string): Promise<void> {
    let opening = this.#opening.get(accountId)
    if (!opening) {
      opening = this.#options.ledger
        .openPeriod(accountId)
        .finally(() => this.#opening.delete(accountId))
      this.#opening.set(accountId, opening)
    }
    return opening
  }
}
