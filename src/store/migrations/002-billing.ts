// Customers, subscriptions and payments of the payment provider, and the objects of the built-in one.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await terms(db)
  await purchases(db)
  await testProvider(db)
}

async function terms(db: Kysely<unknown>): Promise<void> {
  const balances = () => db.schema.alterTable('balances')
  await balances()
    .addColumn('plan_term', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await balances()
    .addColumn('plan_term_ends', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function purchases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('billing_customers')
    .addColumn('customer', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().unique().references('accounts.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('billing_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('subscriptions_by_account')
    .on('subscriptions')
    .column('account_id')
    .execute()
  await db.schema
    .createTable('billing_payments')
    .addColumn('payment', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('pack_credits', 'bigint', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('amount_refunded', 'bigint', (c) => c.notNull())
    .addColumn('credits_revoked', 'bigint', (c) => c.notNull())
    .execute()
}

async function testProvider(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('test_provider')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('test_provider_by_kind')
    .on('test_provider')
    .columns(['kind', 'due_at'])
    .execute()
}
