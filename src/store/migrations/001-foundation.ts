// Accounts, users, keys, credits and idempotency: what the first release needs.
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.js'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await people(db)
  await credits(db, engine)
  await calls(db)
  if (engine === 'postgres') {
    await roomForUpdates(db)
    await rateLimits(db)
  }
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('alias', 'text', (c) => c.unique())
    .addColumn('billing_customer', 'text', (c) => c.unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('api_keys_by_account')
    .on('api_keys')
    .columns(['account_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

async function credits(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('balances')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id'))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('plan_credits', 'bigint', (c) => c.notNull().check(sql`plan_credits >= 0`))
    .addColumn('pack_credits', 'bigint', (c) => c.notNull().check(sql`pack_credits >= 0`))
    .execute()
  await db.schema
    .createTable('ledger')
    .addColumn('id', engine === 'postgres' ? 'bigserial' : 'integer', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('plan_delta', 'bigint', (c) => c.notNull())
    .addColumn('pack_delta', 'bigint', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('operation', 'text')
    .addColumn('request_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('ledger_reference', ['account_id', 'kind', 'reference'])
    .execute()
  await db.schema
    .createTable('usage_periods')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('shard', 'integer', (c) => c.notNull())
    .addColumn('credits_used', 'bigint', (c) => c.notNull())
    .addColumn('calls', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('usage_periods_key', ['account_id', 'period', 'shard'])
    .execute()
}

async function calls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('alive_until', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('holds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('process_id', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('plan_credits', 'bigint', (c) => c.notNull())
    .addColumn('pack_credits', 'bigint', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('idempotency')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('hold_id', 'text', (c) => c.notNull())
    .addColumn('process_id', 'text', (c) => c.notNull())
    .addColumn('charged', 'bigint')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['account_id', 'key'])
    .execute()
  await db.schema.createIndex('idempotency_by_hold').on('idempotency').column('hold_id').execute()
  await db.schema
    .createIndex('idempotency_by_expiry')
    .on('idempotency')
    .column('expires_at')
    .execute()
}

/**
 * Leaves room on each page, so that rows that are written at every call stay on their page and
 * leave indexes alone.
 */
async function roomForUpdates(db: Kysely<unknown>): Promise<void> {
  for (const table of ['balances', 'usage_periods']) {
    await sql`alter table ${sql.table(table)} set (fillfactor = 40)`.execute(db)
  }
}

/**
 * The table is unlogged: it is written at every call, never waits for the disk, and may be lost in
 * a crash.
 */
async function rateLimits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      account_id text primary key,
      tat_ms double precision not null,
      interval_ms double precision not null,
      burst integer not null,
      granted integer not null
    ) with (fillfactor = 40)
  `.execute(db)
}
