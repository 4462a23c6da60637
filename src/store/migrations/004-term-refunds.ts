// Stores payments of subscriptions beside those of packs, so that their refunds can be told apart.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const payments = () => db.schema.alterTable('billing_payments')
  await payments()
    .addColumn('term', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await payments()
    .addColumn('term_credits', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('billing_payments_by_term')
    .on('billing_payments')
    .columns(['account_id', 'term'])
    .execute()
}
