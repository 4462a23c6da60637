// Metering: credits are set aside before the work, charged after it, given back when it fails.
import type { Accounts } from '../accounts/types.js'
import { RolecallError } from '../runtime/errors.js'
import { checkLedgers, type LedgerCheck } from '../store/check-ledger.js'
import type { Store } from '../store/types.js'
import { isUnavailable } from '../store/unavailable.js'
import { type CostSet, costOf, costSet } from './costs.js'
import { CreditDesk } from './credits/desk.js'
import { Ledger } from './credits/ledger.js'
import { creditRepository } from './credits/repository.js'
import { readDailyUsage, readEntries } from './daily-usage.js'
import { Idempotency, isConflict } from './idempotency.js'
import { asOpenHold, holdIds, OpenHold } from './open-hold.js'
import { LIFETIMES, type Lifetimes, Processes } from './processes.js'
import type {
  CostSetName,
  DailyUsage,
  Hold,
  InlineParses,
  LedgerEntry,
  MeteredCall,
  Metering,
  Receipt,
  ReserveRequest,
  UsageReport,
} from './types.js'
import { currentUsage } from './usage.js'

export interface MeteringOptions {
  store: Store
  accounts: Accounts
  costSet?: CostSetName
  lifetimes?: Lifetimes
  /** Is told of failures that no caller waits for. */
  onError?: (error: unknown) => void
}

/** Announces this process to the store, so that others know whose holds are alive. */
export async function createMetering(options: MeteringOptions): Promise<Metering> {
  const pepper = await options.store.secrets.bytes('request-fingerprint')
  const metering = new MeteringService(options, pepper)
  await metering.start()
  return metering
}

class MeteringService implements Metering {
  readonly #store: Store
  readonly #costs: CostSet
  readonly #lifetimes: Lifetimes
  readonly #ledger: Ledger
  readonly #desk: CreditDesk
  readonly #idempotency: Idempotency
  readonly #processes: Processes
  /** Holds whose end could not be written; every beat tries again. */
  readonly #unreleased = new Set<OpenHold>()
  readonly #onError: (error: unknown) => void
  readonly #nextHoldId = holdIds()
  #timer: NodeJS.Timeout | undefined

  constructor(options: MeteringOptions, pepper: Buffer) {
    const { store, accounts } = options
    this.#store = store
    this.#costs = costSet(options.costSet ?? 'B')
    this.#lifetimes = options.lifetimes ?? LIFETIMES
    this.#onError = options.onError ?? (() => {})
    const credits = creditRepository(store)
    this.#ledger = new Ledger(store, accounts)
    this.#processes = new Processes(store, credits, this.#lifetimes)
    this.#idempotency = new Idempotency(store, pepper)
    this.#desk = new CreditDesk({
      clock: store.clock,
      credits,
      ledger: this.#ledger,
      processId: this.#processes.id,
      holdMs: this.#lifetimes.holdMs,
    })
  }

  async start(): Promise<void> {
    await this.#processes.beat()
    this.#timer = setInterval(() => void this.#tick(), this.#lifetimes.beatMs).unref()
  }

  cost(operation: MeteredCall, inline?: InlineParses): number {
    return costOf(this.#costs, operation, inline)
  }

  fingerprint(...parts: (string | Uint8Array)[]): string {
    return this.#idempotency.fingerprint(parts)
  }

  async reserve(request: ReserveRequest): Promise<Hold> {
    if (!Number.isSafeInteger(request.cost) || request.cost < 0) {
      throw new RangeError('a cost is a whole number of credits')
    }
    const hold = new OpenHold(this.#nextHoldId(), request)
    try {
      await this.#claim(hold)
      await this.#desk.reserve(hold)
      return hold
    } catch (error) {
      // The row may have been written all the same, with only the answer lost.
      if (isUnavailable(error)) this.#unreleased.add(hold)
      else if (hold.claim && !isConflict(error)) await this.release(hold)
      throw error
    }
  }

  async confirm(held: Hold, fetched: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const hold = asOpenHold(held)
    if (!hold.request.idempotency || fetched.size === 0) return
    const fields = [...fetched.keys()].sort()
    hold.content = this.fingerprint(...fields.flatMap((field) => [field, fetched.get(field) ?? '']))
    if (hold.replayed) await this.#idempotency.checkContent(hold)
    else await this.#idempotency.keepContent(hold)
  }

  async settle(held: Hold, cost = held.cost): Promise<Receipt> {
    const hold = asOpenHold(held)
    if (!Number.isSafeInteger(cost) || cost < 0 || cost > hold.cost) {
      throw new RangeError('a call cannot cost more than was set aside for it')
    }
    if (!(await this.#desk.settle(hold, cost))) await this.#settleLost(hold, cost)
    return { creditsUsed: hold.chargedBefore ?? cost, replayed: hold.replayed }
  }

  async release(held: Hold): Promise<void> {
    const hold = asOpenHold(held)
    if (!hold.kept) return
    try {
      if (await this.#desk.release(hold)) return
      await this.#ledger.refund(hold.accountId, hold.id)
      if (hold.claim) await this.#idempotency.forget(hold.id)
    } catch (error) {
      this.#unreleased.add(hold)
      this.#onError(error)
    }
  }

  usage(accountId: string): Promise<UsageReport> {
    return currentUsage(this.#store, this.#ledger, accountId)
  }

  dailyUsage(accountId: string, from: number): Promise<DailyUsage[]> {
    return readDailyUsage(this.#store.db, accountId, from)
  }

  entries(accountId: string, limit: number): Promise<LedgerEntry[]> {
    return readEntries(this.#store.db, accountId, limit)
  }

  grantPack(accountId: string, credits: number, reference: string): Promise<boolean> {
    return this.#ledger.grantPack(accountId, credits, reference)
  }

  changePlan(accountId: string, planId: string): Promise<void> {
    return this.#ledger.changePlan(accountId, planId)
  }

  async checkLedger(accountId: string): Promise<LedgerCheck> {
    const [check] = await checkLedgers(this.#store.db, accountId)
    if (!check) throw new RolecallError('not_found', 'There is no such account.')
    return check
  }

  async sweep(): Promise<number> {
    const released = await this.#processes.sweep()
    await this.#idempotency.forgetExpired()
    return released
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#desk.idle()
    await this.#retryReleases()
    await this.#processes.leave().catch(this.#onError)
  }

  async #claim(hold: OpenHold): Promise<void> {
    if (!hold.claim) return
    const { accountId, id: holdId, content } = hold
    const claimant = { accountId, holdId, content, processId: this.#processes.id }
    const claim = await this.#idempotency.claim(hold.claim, claimant)
    if (claim.kind === 'repeat') hold.chargedBefore = claim.charged
  }

  /**
   * The hold is gone. Either its charge was written and only the answer got lost, or this process
   * was taken for dead and the credits went back. In that case they are reserved again under the
   * same id, and charged if the balance still allows it.
   */
  async #settleLost(hold: OpenHold, cost: number): Promise<void> {
    if (await this.#ledger.wasCharged(hold.accountId, hold.id)) return
    await this.#claim(hold)
    if (hold.replayed && hold.content !== null) await this.#idempotency.checkContent(hold)
    await this.#desk.reserve(hold)
    if (!(await this.#desk.settle(hold, Math.min(cost, hold.cost)))) {
      throw new Error(`the hold ${hold.id} was lost twice`)
    }
  }

  async #tick(): Promise<void> {
    try {
      await this.#processes.beat()
      await this.#retryReleases()
      await this.sweep()
    } catch (error) {
      // The next beat tries again.
      this.#onError(error)
    }
  }

  async #retryReleases(): Promise<void> {
    const holds = [...this.#unreleased]
    this.#unreleased.clear()
    for (const hold of holds) await this.release(hold)
  }
}
