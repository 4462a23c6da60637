// Gathers what a batch changes on the embedded store, so that each row is written once.
import type { SqliteHandle } from '../../store/sqlite/handle.js'
import type { Pools } from './split.js'

const SELECT_BALANCE =
  'select period, plan_credits, pack_credits from balances where account_id = ?'
const UPDATE_BALANCE = 'update balances set plan_credits = ?, pack_credits = ? where account_id = ?'
const UPSERT_USAGE = `
  insert into usage_periods (account_id, period, shard, credits_used, calls)
  values (?, ?, 0, ?, ?)
  on conflict (account_id, period, shard) do update
    set credits_used = credits_used + excluded.credits_used, calls = calls + excluded.calls`

interface BalanceRow {
  period: string
  plan_credits: number
  pack_credits: number
}

export interface Balance extends Pools {
  period: string
}

/** The balances of a batch: each is read once and, if changed, written once. */
export class BalanceSheet {
  readonly #sqlite: SqliteHandle
  readonly #balances = new Map<string, Balance | undefined>()
  readonly #changed = new Set<string>()

  constructor(sqlite: SqliteHandle) {
    this.#sqlite = sqlite
  }

  of(accountId: string): Balance | undefined {
    if (!this.#balances.has(accountId)) {
      const row = this.#sqlite.prepare(SELECT_BALANCE).get<BalanceRow>(accountId)
      const balance = row && { period: row.period, plan: row.plan_credits, pack: row.pack_credits }
      this.#balances.set(accountId, balance)
    }
    return this.#balances.get(accountId)
  }

  set(accountId: string, balance: Balance): void {
    this.#balances.set(accountId, balance)
    this.#changed.add(accountId)
  }

  write(): void {
    const update = this.#sqlite.prepare(UPDATE_BALANCE)
    for (const accountId of this.#changed) {
      const balance = this.#balances.get(accountId)
      if (balance) update.run(balance.plan, balance.pack, accountId)
    }
  }
}

/** The counters of a batch: one write per account and period. */
export class UsageSheet {
  readonly #sqlite: SqliteHandle
  readonly #rows = new Map<
    string,
    { accountId: string; period: string; used: number; calls: number }
  >()

  constructor(sqlite: SqliteHandle) {
    this.#sqlite = sqlite
  }

  add(accountId: string, period: string, credits: number): void {
    const key = `${period} ${accountId}`
    const row = this.#rows.get(key) ?? { accountId, period, used: 0, calls: 0 }
    this.#rows.set(key, { ...row, used: row.used + credits, calls: row.calls + 1 })
  }

  write(): void {
    const upsert = this.#sqlite.prepare(UPSERT_USAGE)
    for (const row of this.#rows.values()) {
      upsert.run(row.accountId, row.period, row.used, row.calls)
    }
  }
}
