// The connector flow: what the authorization server keeps, and the connections that people made.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('oauth_objects')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('uid', 'text')
    .addColumn('grant_id', 'text')
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('consumed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('oauth_objects_key', ['model', 'id'])
    .execute()
  await db.schema
    .createIndex('oauth_objects_by_grant')
    .on('oauth_objects')
    .column('grant_id')
    .execute()
  await db.schema
    .createIndex('oauth_objects_by_expiry')
    .on('oauth_objects')
    .column('expires_at')
    .execute()
  await db.schema
    .createTable('connections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('grant_id', 'text', (c) => c.notNull().unique())
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('connections_by_account')
    .on('connections')
    .columns(['account_id', 'created_at'])
    .execute()
}
