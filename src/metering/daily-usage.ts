// Charged calls and their credits by day and operation, read from the ledger.

import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '../runtime/units.js'
import type { Database } from '../store/schema.js'
import type { DailyUsage, LedgerEntry } from './types.js'

const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/**
 * Counts from the day of `from`. A refund has no operation of its own, so it is counted against
 * that of its charge.
 */
export async function readDailyUsage(
  db: Kysely<Database>,
  accountId: string,
  from: number,
): Promise<DailyUsage[]> {
  const { rows } = await sql<{ day: number; operation: string; calls: number; credits: number }>`
    select c.created_at / ${sql.lit(DAY_MS)} as day, c.operation as operation,
      count(*) as calls, -sum(c.plan_delta + c.pack_delta) as credits
    from ledger c
    where c.account_id = ${accountId} and c.kind = 'charge' and c.created_at >= ${from}
      and not exists (
        select 1 from ledger r
        where r.account_id = c.account_id and r.kind = 'refund' and r.reference = c.reference
      )
    group by 1, 2
    order by 1, 2
  `.execute(db)
  return rows.map((row) => ({
    day: dayOf(Number(row.day)),
    operation: row.operation,
    calls: Number(row.calls),
    credits: Number(row.credits),
  }))
}

/** The newest entries of the account's ledger. */
export async function readEntries(
  db: Kysely<Database>,
  accountId: string,
  limit: number,
): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger')
    .select(['created_at', 'kind', 'operation', 'plan_delta', 'pack_delta', 'request_id'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.created_at,
    kind: row.kind,
    operation: row.operation,
    credits: row.plan_delta + row.pack_delta,
    requestId: row.request_id,
  }))
}
