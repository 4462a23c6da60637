// Customers, events, subscriptions and payments, as the store keeps them.
import type { Selectable, Transaction } from 'kysely'
import type { BillingPaymentsTable, Database, SubscriptionsTable } from '../store/schema.js'
import type { Store } from '../store/types.js'

export type Tx = Transaction<Database>
export type SubscriptionRow = Selectable<SubscriptionsTable>
export type PaymentRow = Selectable<BillingPaymentsTable>

export class BillingRepository {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async customerOf(accountId: string): Promise<string | undefined> {
    const row = await this.#store.db
      .selectFrom('billing_customers')
      .select('customer')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row?.customer
  }

  /** The account's customer: this one, or the one that another call has stored first. */
  async keepCustomer(accountId: string, customer: string): Promise<string> {
    await this.#store.db
      .insertInto('billing_customers')
      .values({ customer, account_id: accountId, created_at: this.#store.clock.now() })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .execute()
    return (await this.customerOf(accountId)) ?? customer
  }

  subscriptionsOf(accountId: string, tx?: Tx): Promise<SubscriptionRow[]> {
    return (tx ?? this.#store.db)
      .selectFrom('subscriptions')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute()
  }

  async subscriptionVersion(id: string, tx?: Tx): Promise<number> {
    const row = await (tx ?? this.#store.db)
      .selectFrom('subscriptions')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.version ?? 0
  }

  async accountOf(customer: string): Promise<string | undefined> {
    const row = await this.#store.db
      .selectFrom('billing_customers')
      .select('account_id')
      .where('customer', '=', customer)
      .executeTakeFirst()
    return row?.account_id
  }

  /** Changes to one account happen one after the other: its balance row is the lock. */
  async lock(tx: Tx, accountId: string): Promise<void> {
    await tx
      .selectFrom('balances')
      .select('account_id')
      .where('account_id', '=', accountId)
      .$if(this.#store.engine === 'postgres', (query) => query.forUpdate())
      .execute()
  }

  /** False when the event was applied before. */
  async claimEvent(tx: Tx, id: string, type: string): Promise<boolean> {
    const row = await tx
      .insertInto('billing_events')
      .values({ id, type, received_at: this.#store.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }

  async wasApplied(id: string): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('billing_events')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  }

  async markPaying(tx: Tx, accountId: string, customer: string): Promise<void> {
    await tx
      .updateTable('accounts')
      .set({ billing_customer: customer })
      .where('id', '=', accountId)
      .execute()
  }

  async putSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
    const { id, ...rest } = row
    await tx
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute()
  }

  payment(tx: Tx, payment: string): Promise<PaymentRow | undefined> {
    return tx
      .selectFrom('billing_payments')
      .selectAll()
      .where('payment', '=', payment)
      .executeTakeFirst()
  }

  paymentsOfTerm(tx: Tx, accountId: string, term: string): Promise<PaymentRow[]> {
    return tx
      .selectFrom('billing_payments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('term', '=', term)
      .execute()
  }

  async putPayment(tx: Tx, row: PaymentRow): Promise<void> {
    const { payment, ...rest } = row
    await tx
      .insertInto('billing_payments')
      .values(row)
      .onConflict((conflict) => conflict.column('payment').doUpdateSet(rest))
      .execute()
  }
}
