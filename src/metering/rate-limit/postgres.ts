// Buckets in PostgreSQL, on an unlogged table: one statement serves all who ask at once.
import type { PostgresHandle } from '../../store/postgres/handle.js'
import { ROUNDING } from './gcra.js'
import type { RateLimitBackend } from './types.js'

// `take` of gcra.ts in SQL; $5 is the time now. A new row has a full bucket.
const EMPTY = '($5 + excluded.burst * excluded.interval_ms)'
const FROM = `least(greatest(r.tat_ms, $5), ${EMPTY})`
const FREE = `floor((${EMPTY} - ${FROM}) / excluded.interval_ms + ${ROUNDING})::integer`
const GRANTED = `least(excluded.granted, ${FREE})`

/** Rows are locked in the order of their ids, so that processes never wait in a circle. */
const TAKE_SQL = `
insert into rate_limits as r (account_id, tat_ms, interval_ms, burst, granted)
select account_id, $5 + least(wanted, burst) * interval_ms, interval_ms, burst,
  least(wanted, burst)
from unnest($1::text[], $2::double precision[], $3::integer[], $4::integer[])
  as asked(account_id, interval_ms, burst, wanted)
order by account_id
on conflict (account_id) do update set
  tat_ms = ${FROM} + ${GRANTED} * excluded.interval_ms,
  interval_ms = excluded.interval_ms,
  burst = excluded.burst,
  granted = ${GRANTED}
returning account_id, tat_ms, granted`

interface TakenRow {
  account_id: string
  tat_ms: number
  granted: number
}

export function postgresBackend(postgres: PostgresHandle): RateLimitBackend {
  return {
    takeAll: async (asks, nowMs) => {
      const rows = await postgres.query<TakenRow>('rolecall_take', TAKE_SQL, [
        asks.map((ask) => ask.accountId),
        asks.map((ask) => ask.bucket.intervalMs),
        asks.map((ask) => ask.bucket.burst),
        asks.map((ask) => ask.wanted),
        nowMs,
      ])
      const byAccount = new Map(rows.map((row) => [row.account_id, row]))
      return asks.map(({ accountId }) => {
        const row = byAccount.get(accountId)
        if (!row) throw new Error('the rate limit statement left an account out')
        return { granted: row.granted, tatMs: row.tat_ms }
      })
    },
    close: async () => {},
  }
}
