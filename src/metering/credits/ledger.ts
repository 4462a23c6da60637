// Grants, lapses and refunds: the entries that do not come from an ordinary call.

import type { Kysely } from 'kysely'
import type { Accounts } from '../../accounts/types.js'
import { DAY_MS } from '../../runtime/units.js'
import type { Database } from '../../store/schema.js'
import type { Store } from '../../store/types.js'
import { periodOf } from '../period.js'
import { type Balance, Books, type Tx } from './books.js'
import { planSource } from './plan-source.js'

/** A shard that the hot path does not use; its sums are negative. */
const REFUNDS_SHARD = -1
/** A renewal is charged some hours after the term's end and may need a second try. */
const TERM_GRACE_MS = 3 * DAY_MS

export class Ledger {
  readonly #store: Store
  readonly #accounts: Accounts
  readonly #books: Books

  constructor(store: Store, accounts: Accounts) {
    this.#store = store
    this.#accounts = accounts
    this.#books = new Books(store)
  }

  /**
   * Begins a month. Without a paid term the rest of the last month lapses and the plan's credits
   * are granted, once. A paid term goes on across months; one that is long over lapses too, and
   * grants nothing.
   */
  async openPeriod(accountId: string): Promise<void> {
    await this.#books.locked(accountId, (tx, balance) => this.#open(tx, balance))
  }

  grantPack(accountId: string, credits: number, reference: string, within?: Tx): Promise<boolean> {
    const grant = async (tx: Tx, balance: Balance): Promise<boolean> => {
      const period = periodOf(this.#store.clock.now())
      const entry = { kind: 'grant', period, plan: 0, pack: credits } as const
      const known = `pack:${reference}`
      if (!(await this.#books.enter(tx, balance, { ...entry, reference: known }))) return false
      await this.#books.change(tx, balance, { pack_credits: balance.pack_credits + credits })
      return true
    }
    return this.#books.locked(accountId, grant, within)
  }

  /** A larger plan grants its credits at once; a smaller one takes effect in the next period. */
  async changePlan(accountId: string, planId: string): Promise<void> {
    const plan = this.#accounts.anyPlan(planId)
    await this.#books.locked(accountId, async (tx, balance) => {
      const before = await this.#planOf(tx, accountId)
      await tx.updateTable('accounts').set({ plan: plan.id }).where('id', '=', accountId).execute()
      if (await this.#open(tx, balance)) return
      if (plan.monthly_credits <= before.monthly_credits) return
      await this.#grantPlan(tx, balance, balance.period, plan.id, plan.monthly_credits)
    })
    this.#accounts.forget(accountId)
  }

  /** Grants the plan's credits of this month to an account that has just left a paid term. */
  async resumeMonths(tx: Tx, balance: Balance): Promise<void> {
    if (await this.#open(tx, balance)) return
    const plan = await this.#planOf(tx, balance.account_id)
    await this.#grantPlan(tx, balance, balance.period, plan.id, plan.monthly_credits)
  }

  /** Undoes the charge of a hold, once; false when it was never charged. */
  refund(accountId: string, holdId: string): Promise<boolean> {
    return this.#books.locked(accountId, async (tx, balance) => {
      const charge = await this.#charge(tx, accountId, holdId)
      if (!charge) return false
      const [plan, pack] = [-charge.plan_delta, -charge.pack_delta]
      const entry = { period: charge.period, reference: holdId }
      const refund = { ...entry, kind: 'refund', plan, pack } as const
      if (!(await this.#books.enter(tx, balance, refund))) return true
      const late = charge.period !== balance.period
      // A late settle of a part of the hold has entered a lapse under the hold's own name.
      const reference = `refund:${holdId}`
      const lapse = { ...entry, kind: 'lapse', plan: -plan, pack: 0, reference } as const
      if (late && plan > 0) await this.#books.enter(tx, balance, lapse)
      await this.#books.change(tx, balance, {
        plan_credits: balance.plan_credits + (late ? 0 : plan),
        pack_credits: balance.pack_credits + pack,
      })
      await this.#uncount(tx, accountId, charge.period, plan + pack)
      return true
    })
  }

  async wasCharged(accountId: string, holdId: string): Promise<boolean> {
    return (await this.#charge(this.#store.db, accountId, holdId)) !== undefined
  }

  async #uncount(tx: Tx, accountId: string, period: string, credits: number): Promise<void> {
    await tx
      .insertInto('usage_periods')
      .values({
        account_id: accountId,
        period,
        shard: REFUNDS_SHARD,
        credits_used: -credits,
        calls: -1,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'period', 'shard']).doUpdateSet((eb) => ({
          credits_used: eb('usage_periods.credits_used', '-', credits),
          calls: eb('usage_periods.calls', '-', 1),
        })),
      )
      .execute()
  }

  /** True when a period was opened. A clock that is behind another node's opens nothing. */
  async #open(tx: Tx, balance: Balance): Promise<boolean> {
    const now = this.#store.clock.now()
    const period = periodOf(now)
    if (balance.period >= period) return false
    const inTerm = balance.plan_term !== ''
    if (!inTerm || balance.plan_term_ends + TERM_GRACE_MS <= now) await this.lapsePlan(tx, balance)
    await this.#books.change(tx, balance, { period })
    if (inTerm) return true
    const plan = await this.#planOf(tx, balance.account_id)
    await this.#grantPlan(tx, balance, period, plan.id, plan.monthly_credits)
    return true
  }

  /** Ends the rest of the plan's credits, under the name of the month or term that granted them. */
  async lapsePlan(tx: Tx, balance: Balance): Promise<void> {
    if (balance.plan_credits === 0) return
    await this.#books.enter(tx, balance, {
      kind: 'lapse',
      period: balance.period,
      plan: -balance.plan_credits,
      pack: 0,
      reference: planSource(balance),
    })
    await this.#books.change(tx, balance, { plan_credits: 0 })
  }

  async #grantPlan(tx: Tx, balance: Balance, period: string, plan: string, credits: number) {
    const entered = await this.#books.enter(tx, balance, {
      kind: 'grant',
      period,
      plan: credits,
      pack: 0,
      reference: `plan:${period}:${plan}`,
    })
    const plan_credits = balance.plan_credits + (entered ? credits : 0)
    await this.#books.change(tx, balance, { plan_credits })
  }

  #charge(db: Kysely<Database>, accountId: string, holdId: string) {
    return db
      .selectFrom('ledger')
      .select(['period', 'plan_delta', 'pack_delta'])
      .where('account_id', '=', accountId)
      .where('kind', '=', 'charge')
      .where('reference', '=', holdId)
      .executeTakeFirst()
  }

  async #planOf(tx: Tx, accountId: string) {
    const { plan } = await tx
      .selectFrom('accounts')
      .select('plan')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return this.#accounts.planOrFirst(plan)
  }
}
