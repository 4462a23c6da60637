// What the account's pages ask: usage by day, and an account that its holder has closed.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('closed_at', 'bigint').execute()
  await db.schema
    .createIndex('ledger_by_time')
    .on('ledger')
    .columns(['account_id', 'created_at'])
    .execute()
}
