// Buckets in a file beside the embedded store: all processes of the machine share it, and it need
// not wait for the disk as the ledger must.
import { openFleeting } from '../../store/sqlite/open.js'
import { take } from './gcra.js'
import type { RateLimitBackend } from './types.js'

const CREATE = `
  create table if not exists rate_limits (account_id text primary key, tat_ms real not null)
  without rowid`
const SELECT = 'select tat_ms from rate_limits where account_id = ?'
const UPSERT = `
  insert into rate_limits (account_id, tat_ms) values (?, ?)
  on conflict (account_id) do update set tat_ms = excluded.tat_ms`

export async function sqliteBackend(dataDir: string): Promise<RateLimitBackend> {
  const sqlite = await openFleeting(dataDir, 'rate-limits.db')
  await sqlite.write(() => sqlite.exec(CREATE))
  return {
    takeAll: (asks, nowMs) =>
      sqlite.write(() =>
        asks.map(({ accountId, bucket, wanted }) => {
          const row = sqlite.prepare(SELECT).get<{ tat_ms: number }>(accountId)
          const taken = take(row?.tat_ms ?? 0, nowMs, bucket, wanted)
          if (taken.tatMs !== row?.tat_ms) sqlite.prepare(UPSERT).run(accountId, taken.tatMs)
          return taken
        }),
      ),
    close: () => sqlite.close(),
  }
}
