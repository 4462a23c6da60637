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

/** The provider was asked before somebody else wrote: ask again. */
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

export function factApplier({ repository, purchases, accounts }: ApplyParts) {
  const refunds = new Refunds(repository, purchases)

  const largestPlan = async (tx: Tx, accountId: string): Promise<string> => {
    const rows = await repository.subscriptionsOf(accountId, tx)
    const plans = rows
      .filter(({ status }) => isEntitled(status))
      .map(({ plan }) => accounts.planOrFirst(plan))
      .sort((a, b) => b.monthly_credits - a.monthly_credits)
    return plans[0]?.id ?? accounts.planOrFirst('').id
  }

  const subscription = async (tx: Tx, { accountId }: Target, fact: SubscriptionFact) => {
    const { id, plan, status, version } = fact
    if ((await repository.subscriptionVersion(id, tx)) !== version) throw new StaleAnswer()
    const row = { id, account_id: accountId, plan, status, version: version + 1 }
    await repository.putSubscription(tx, row)
    await purchases.setPlan(tx, accountId, await largestPlan(tx, accountId))
    if (!isEntitled(status)) await purchases.endTerm(tx, accountId, id)
  }

  const payment = async (tx: Tx, accountId: string, id: string): Promise<PaymentRow> =>
    (await repository.payment(tx, id)) ?? {
      payment: id,
      account_id: accountId,
      pack_credits: 0,
      term: '',
      term_credits: 0,
      amount: 0,
      amount_refunded: 0,
      credits_revoked: 0,
    }

  const termPaid = async (tx: Tx, { accountId }: Target, fact: TermPaidFact) => {
    const rows = await repository.subscriptionsOf(accountId, tx)
    const status = rows.find(({ id }) => id === fact.subscription)?.status ?? ''
    const { subscription: id, plan, endsAt } = fact
    const term = { subscription: id, plan, endsAt, over: isOver(status) }
    const known = await payment(tx, accountId, fact.invoice)
    const term_credits = accounts.planOrFirst(plan).monthly_credits
    await refunds.withTerm(tx, { ...known, term: termKey(term), term_credits }, (refund) =>
      purchases.payTerm(tx, accountId, term, refund),
    )
  }

  const packPaid = async (tx: Tx, { accountId }: Target, fact: PackPaidFact) => {
    const { credits, amount } = fact
    await purchases.grantPack(tx, accountId, credits, fact.payment)
    const known = await payment(tx, accountId, fact.payment)
    await refunds.takeBack(tx, { ...known, pack_credits: credits, amount })
  }

  const refund = async (tx: Tx, { accountId }: Target, fact: RefundFact) => {
    if (fact.payment === '') return
    const known = await payment(tx, accountId, fact.payment)
    const amount_refunded = Math.max(known.amount_refunded, fact.amountRefunded)
    await refunds.takeBack(tx, { ...known, amount: fact.amount, amount_refunded })
  }

  return async (tx: Tx, target: Target, fact: Fact): Promise<void> => {
    switch (fact.kind) {
      case 'purchase':
        return repository.markPaying(tx, target.accountId, target.customer)
      case 'subscription':
        return subscription(tx, target, fact)
      case 'term_paid':
        return termPaid(tx, target, fact)
      case 'pack_paid':
        return packPaid(tx, target, fact)
      case 'refund':
        return refund(tx, target, fact)
    }
  }
}
