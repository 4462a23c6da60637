// Idempotency-Keys are kept as keyed hashes, and a repeat is bound to what was fetched for the first call.
import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

interface Row {
  account_id: string
  key: string
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotency').addColumn('content', 'text').execute()
  const { rows } = await sql<{ value: string }>`
    select value from secrets where name = 'request-fingerprint'`.execute(db)
  const secret = rows[0]?.value
  // A store without this secret has never seen a call.
  if (secret === undefined) return
  const pepper = Buffer.from(secret, 'base64')
  const kept = await sql<Row>`select account_id, key from idempotency`.execute(db)
  for (const { account_id, key } of kept.rows) {
    await sql`
      update idempotency set key = ${hashed(pepper, ['idempotency-key', account_id, key])}
      where account_id = ${account_id} and key = ${key}`.execute(db)
  }
}

/** The same hash as `Idempotency.fingerprint` at the time of this migration. */
function hashed(pepper: Buffer, parts: readonly string[]): string {
  const hash = createHmac('sha256', pepper)
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}
