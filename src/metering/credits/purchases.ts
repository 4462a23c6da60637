// Books payments. Every step may be repeated, and steps may come in any order.
import type { Accounts } from '../../accounts/types.js'
import type { Plan } from '../../contract/management.js'
import type { Store } from '../../store/types.js'
import { periodOf } from '../period.js'
import { type Balance, Books, type Tx } from './books.js'
import { Ledger } from './ledger.js'

/** A part of a subscription that was paid for. */
export interface PaidTerm {
  subscription: string
  /** In milliseconds. It names the term, together with the subscription. */
  endsAt: number
  plan: string
  /** The subscription is over: the credits are entered and lapse at once. */
  over: boolean
}

/** How many credits of a term were refunded as money. */
export interface TermRefund {
  /** Credits of the term that are no longer paid for. */
  owed: number
  /** Credits that were taken back so far. */
  taken: number
  reference: string
}

export const termKey = (term: Pick<PaidTerm, 'subscription' | 'endsAt'>): string =>
  `${term.subscription}:${term.endsAt / 1000}`

/** Runs in the caller's transaction, so that an event and its effects are written together. */
export class Purchases {
  readonly #store: Store
  readonly #accounts: Accounts
  readonly #books: Books
  readonly #ledger: Ledger

  constructor(store: Store, accounts: Accounts) {
    this.#store = store
    this.#accounts = accounts
    this.#books = new Books(store)
    this.#ledger = new Ledger(store, accounts)
  }

  async setPlan(tx: Tx, accountId: string, planId: string): Promise<void> {
    await tx.updateTable('accounts').set({ plan: planId }).where('id', '=', accountId).execute()
  }

  grantPack(tx: Tx, accountId: string, credits: number, reference: string): Promise<boolean> {
    return this.#ledger.grantPack(accountId, credits, reference, tx)
  }

  /** Takes back credits of a refunded pack, as far as they are still there. */
  revokePack(tx: Tx, accountId: string, credits: number, reference: string): Promise<void> {
    const revoke = async (_tx: Tx, balance: Balance): Promise<void> => {
      const taken = Math.min(credits, balance.pack_credits)
      const period = periodOf(this.#store.clock.now())
      const entry = { kind: 'revoke', period, plan: 0, pack: -taken, reference } as const
      if (!(await this.#books.enter(tx, balance, entry))) return
      await this.#books.change(tx, balance, { pack_credits: balance.pack_credits - taken })
    }
    return this.#books.locked(accountId, revoke, tx)
  }

  /**
   * A paid term grants its plan's credits and ends those of the month or term before. Within one
   * term an account gets the credits of the largest plan that it paid for: see `#tiers`. Returns
   * how many of them are taken back by then, as `refundTerm` does.
   */
  payTerm(tx: Tx, accountId: string, term: PaidTerm, refund: TermRefund): Promise<number> {
    const pay = async (_tx: Tx, balance: Balance): Promise<number> => {
      if (term.over || term.endsAt < balance.plan_term_ends) {
        return this.#enterLate(tx, balance, term, refund)
      }
      if (balance.plan_term !== termKey(term)) {
        await this.#ledger.lapsePlan(tx, balance)
        const period = [balance.period, periodOf(this.#store.clock.now())].sort().at(-1) ?? ''
        const started = { period, plan_term: termKey(term), plan_term_ends: term.endsAt }
        await this.#books.change(tx, balance, started)
      }
      const granted = await this.#enterTiers(tx, balance, term)
      await this.#books.change(tx, balance, { plan_credits: balance.plan_credits + granted })
      return this.#takeBack(tx, balance, refund)
    }
    return this.#books.locked(accountId, pay, tx)
  }

  /**
   * Takes back the unspent credits of a running term that are no longer paid for, and gives them
   * back if they are paid for after all. A term that is over needs neither: its credits have
   * lapsed.
   */
  refundTerm(tx: Tx, accountId: string, term: string, refund: TermRefund): Promise<number> {
    const take = async (_tx: Tx, balance: Balance): Promise<number> =>
      balance.plan_term === term ? this.#takeBack(tx, balance, refund) : refund.taken
    return this.#books.locked(accountId, take, tx)
  }

  /** The subscription is over: its credits lapse, and the account goes on by calendar months. */
  endTerm(tx: Tx, accountId: string, subscription: string): Promise<void> {
    const end = async (_tx: Tx, balance: Balance): Promise<void> => {
      if (!balance.plan_term.startsWith(`${subscription}:`)) return
      await this.#ledger.lapsePlan(tx, balance)
      await this.#books.change(tx, balance, { plan_term: '', plan_term_ends: 0 })
      await this.#ledger.resumeMonths(tx, balance)
    }
    return this.#books.locked(accountId, end, tx)
  }

  async #takeBack(tx: Tx, balance: Balance, { owed, taken, reference }: TermRefund) {
    const unspent = balance.plan_credits + taken
    const due = Math.min(owed, unspent)
    if (due === taken || !(await this.#revoke(tx, balance, due - taken, reference))) return taken
    await this.#books.change(tx, balance, { plan_credits: unspent - due })
    return due
  }

  #revoke(tx: Tx, balance: Balance, plan: number, reference: string): Promise<boolean> {
    const entry = { kind: 'revoke', period: balance.period, plan: -plan, pack: 0 } as const
    return this.#books.enter(tx, balance, { ...entry, reference })
  }

  /** A payment that is reported after its term's end is recorded, but grants no credits. */
  async #enterLate(tx: Tx, balance: Balance, term: PaidTerm, refund: TermRefund): Promise<number> {
    const granted = await this.#enterTiers(tx, balance, term)
    if (granted === 0) return refund.taken
    const owed = Math.min(granted, Math.max(0, refund.owed - refund.taken))
    const revoked = owed > 0 && (await this.#revoke(tx, balance, owed, refund.reference)) ? owed : 0
    const plan = revoked - granted
    const lapse = { kind: 'lapse', period: balance.period, plan, pack: 0 } as const
    const reference = `term:${termKey(term)}`
    if (plan < 0 && !(await this.#books.enter(tx, balance, { ...lapse, reference }))) {
      await this.#books.enter(tx, balance, { ...lapse, reference: `${reference}:${term.plan}` })
    }
    return refund.taken + revoked
  }

  async #enterTiers(tx: Tx, balance: Balance, term: PaidTerm): Promise<number> {
    let granted = 0
    for (const { plan, credits } of this.#tiers(term.plan)) {
      const entered = await this.#books.enter(tx, balance, {
        kind: 'grant',
        period: balance.period,
        plan: credits,
        pack: 0,
        reference: `term:${termKey(term)}:${plan}`,
      })
      if (entered) granted += credits
    }
    return granted
  }

  /**
   * The paid plans up to this one, each with its credits beyond the plan below. Each step is
   * granted once in a term, so going down and up again grants nothing new, in whatever order events
   * come.
   */
  #tiers(planId: string): { plan: string; credits: number }[] {
    const top = this.#accounts.planOrFirst(planId)
    const paid = this.#accounts.catalog.plans
      .filter((plan) => plan.monthly_price_cents > 0)
      .filter((plan) => plan.monthly_credits <= top.monthly_credits)
      .sort((a: Plan, b: Plan) => a.monthly_credits - b.monthly_credits)
    return paid.map((plan, index) => ({
      plan: plan.id,
      credits: plan.monthly_credits - (paid[index - 1]?.monthly_credits ?? 0),
    }))
  }
}
