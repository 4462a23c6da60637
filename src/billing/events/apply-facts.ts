// Writes facts into the books, within the transaction that also notes their event.
import type { Accounts } from '../../accounts/types.js'
import { type Purchases, termKey } from '../../metering/credits/purchases.js'
import type { BillingRepository, PaymentRow, Tx } from '../repository.js'
import {
  type Fact,
  isEntitled,
  isOver,
  type PackPaidFact,
  type RefundFact,
  type SubscriptionFact,
  type TermPaidFact,
} from './facts.js'
import { Refunds } from './refunds.js'

/**
 * Thrown when another write came after the provider was asked: its answer is stale, so ask again.
 */
export class StaleAnswer extends Error {}

export interface ApplyParts {
  repository: BillingRepository
  purchases: Purchases
  accounts: Accounts
}

export interface Target {
  accountId: string
  customer: string
}

export class FactApplier {
  readonly #repository: BillingRepository
  readonly #purchases: Purchases
  readonly #accounts: Accounts
  readonly #refunds: Refunds

  constructor({ repository, purchases, accounts }: ApplyParts) {
    this.#repository = repository
    this.#purchases = purchases
    this.#accounts = accounts
    this.#refunds = new Refunds(repository, purchases)
  }

  async apply(tx: Tx, target: Target, fact: Fact): Promise<void> {
    switch (fact.kind) {
      case 'purchase':
        return this.#repository.markPaying(tx, target.accountId, target.customer)
      case 'subscription':
        return this.#subscription(tx, target, fact)
      case 'term_paid':
        return this.#termPaid(tx, target, fact)
      case 'pack_paid':
        return this.#packPaid(tx, target, fact)
      case 'refund':
        return this.#refund(tx, target, fact)
    }
  }

  async #subscription(tx: Tx, { accountId }: Target, fact: SubscriptionFact): Promise<void> {
    const { id, plan, status, version } = fact
    if ((await this.#repository.subscriptionVersion(id, tx)) !== version) throw new StaleAnswer()
    const row = { id, account_id: accountId, plan, status, version: version + 1 }
    await this.#repository.putSubscription(tx, row)
    await this.#purchases.setPlan(tx, accountId, await this.#largestPlan(tx, accountId))
    if (!isEntitled(status)) await this.#purchases.endTerm(tx, accountId, id)
  }

  async #largestPlan(tx: Tx, accountId: string): Promise<string> {
    const rows = await this.#repository.subscriptionsOf(accountId, tx)
    const plans = rows
      .filter(({ status }) => isEntitled(status))
      .map(({ plan }) => this.#accounts.planOrFirst(plan))
      .sort((a, b) => b.monthly_credits - a.monthly_credits)
    return plans[0]?.id ?? this.#accounts.planOrFirst('').id
  }

  async #termPaid(tx: Tx, { accountId }: Target, fact: TermPaidFact): Promise<void> {
    const rows = await this.#repository.subscriptionsOf(accountId, tx)
    const status = rows.find(({ id }) => id === fact.subscription)?.status ?? ''
    const { subscription: id, plan, endsAt } = fact
    const term = { subscription: id, plan, endsAt, over: isOver(status) }
    const known = await this.#payment(tx, accountId, fact.invoice)
    const term_credits = this.#accounts.planOrFirst(plan).monthly_credits
    const payment = { ...known, term: termKey(term), term_credits }
    await this.#refunds.withTerm(tx, payment, (refund) =>
      this.#purchases.payTerm(tx, accountId, term, refund),
    )
  }

  async #packPaid(tx: Tx, { accountId }: Target, fact: PackPaidFact): Promise<void> {
    const { credits, amount } = fact
    await this.#purchases.grantPack(tx, accountId, credits, fact.payment)
    const known = await this.#payment(tx, accountId, fact.payment)
    await this.#refunds.takeBack(tx, { ...known, pack_credits: credits, amount })
  }

  async #refund(tx: Tx, { accountId }: Target, fact: RefundFact): Promise<void> {
    if (fact.payment === '') return
    const known = await this.#payment(tx, accountId, fact.payment)
    const amount_refunded = Math.max(known.amount_refunded, fact.amountRefunded)
    await this.#refunds.takeBack(tx, { ...known, amount: fact.amount, amount_refunded })
  }

  async #payment(tx: Tx, accountId: string, id: string): Promise<PaymentRow> {
    return (
      (await this.#repository.payment(tx, id)) ?? {
        payment: id,
        account_id: accountId,
        pack_credits: 0,
        term: '',
        term_credits: 0,
        amount: 0,
        amount_refunded: 0,
        credits_revoked: 0,
      }
    )
  }
}
