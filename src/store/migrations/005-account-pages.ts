// What the account's pages need: usage by day, and the closing of an account by its holder.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('closed_at', 'bigint').execute()
  await db.schema
    .createIndex('ledger_by_time')
    .on('ledger')
    .columns(['account_id', 'created_at'])
    .execute()
}
