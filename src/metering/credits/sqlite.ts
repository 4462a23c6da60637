// Opens and closes holds on the embedded store: one short IMMEDIATE transaction per batch.
import type { SqliteHandle, SqliteStatement } from '../../store/sqlite/handle.js'
import { minus, type Pools, plus, spend, total } from './split.js'
import { BalanceSheet, UsageSheet } from './sqlite-sheets.js'
import type {
  CloseContext,
  CloseRow,
  CreditRepository,
  ReserveContext,
  ReserveOutcome,
  ReserveRow,
} from './types.js'

interface HoldRow {
  account_id: string
  period: string
  plan_credits: number
  pack_credits: number
  operation: string
  request_id: string
}

export class SqliteCredits implements CreditRepository {
  /** SQLite has one writer. */
  readonly closeLanes = 1
  readonly #sqlite: SqliteHandle

  constructor(sqlite: SqliteHandle) {
    this.#sqlite = sqlite
  }

  /**
   * Does not wait for the disk: after a power cut the hold is gone and the balance whole, and a
   * settle that follows reserves again. The settle waits, and its wait covers both.
   */
  reserveAll(rows: readonly ReserveRow[], context: ReserveContext): Promise<ReserveOutcome[]> {
    return this.#sqlite.writeUnhurried(() => {
      const balances = new BalanceSheet(this.#sqlite)
      const outcomes = rows.map((row) => this.#reserve(balances, row, context))
      balances.write()
      return outcomes
    })
  }

  closeAll(rows: readonly CloseRow[], context: CloseContext): Promise<boolean[]> {
    return this.#sqlite.write(() => {
      const balances = new BalanceSheet(this.#sqlite)
      const usage = new UsageSheet(this.#sqlite)
      const closed = rows.map((row) => {
        if (row.kind !== 'count') return this.#close(balances, usage, row, context)
        usage.add(row.accountId, row.period, 0)
        return true
      })
      balances.write()
      usage.write()
      return closed
    })
  }

  #reserve(balances: BalanceSheet, row: ReserveRow, context: ReserveContext): ReserveOutcome {
    const balance = balances.of(row.accountId)
    if (!balance) return { kind: 'unknown' }
    if (balance.period < context.period) return { kind: 'stale' }
    if (total(balance) < row.cost) {
      return { kind: 'refused', creditsRemaining: total(balance) }
    }
    const spent = spend(balance, row.cost)
    const left = { ...balance, ...minus(balance, spent) }
    if (row.kept) {
      this.#statement(INSERT_HOLD).run(
        row.holdId,
        row.accountId,
        context.processId,
        balance.period,
        spent.plan,
        spent.pack,
        row.operation,
        row.requestId,
        context.expiresAt,
      )
      balances.set(row.accountId, left)
    }
    return { kind: 'held', period: balance.period, creditsRemaining: total(left) }
  }

  #close(
    balances: BalanceSheet,
    usage: UsageSheet,
    row: Exclude<CloseRow, { kind: 'count' }>,
    context: CloseContext,
  ): boolean {
    const hold = this.#statement(DELETE_HOLD).get<HoldRow>(row.holdId)
    if (!hold) return false
    const held: Pools = { plan: hold.plan_credits, pack: hold.pack_credits }
    const cost = row.kind === 'settle' ? row.cost : 0
    const charged = spend(held, cost)
    if (cost > 0) this.#record('charge', row.holdId, hold, charged, context.now)
    const rest = minus(held, charged)
    if (total(rest) > 0) this.#giveBack(balances, row.holdId, hold, rest, context.now)
    if (row.kind === 'settle') usage.add(hold.account_id, hold.period, cost)
    if (row.idempotent) this.#endClaim(row)
    return true
  }

  /** Plan credits of a period that is over lapse instead of going back. */
  #giveBack(balances: BalanceSheet, holdId: string, hold: HoldRow, rest: Pools, now: number) {
    const balance = balances.of(hold.account_id)
    if (!balance) throw new Error('a hold outlived its balance')
    const lapsed = balance.period === hold.period ? 0 : rest.plan
    balances.set(hold.account_id, {
      ...balance,
      ...plus(balance, { plan: rest.plan - lapsed, pack: rest.pack }),
    })
    if (lapsed > 0) this.#record('lapse', holdId, hold, { plan: lapsed, pack: 0 }, now)
  }

  #record(kind: 'charge' | 'lapse', holdId: string, hold: HoldRow, taken: Pools, now: number) {
    this.#statement(INSERT_ENTRY).run(
      hold.account_id,
      kind,
      hold.period,
      -taken.plan,
      -taken.pack,
      holdId,
      hold.operation,
      hold.request_id,
      now,
    )
  }

  #endClaim(row: Exclude<CloseRow, { kind: 'count' }>) {
    if (row.kind === 'settle') this.#statement(KEEP_CLAIM).run(row.cost, row.holdId)
    else this.#statement(FORGET_CLAIM).run(row.holdId)
  }

  #statement(sql: string): SqliteStatement {
    return this.#sqlite.prepare(sql)
  }
}

const INSERT_HOLD = `
  insert into holds (id, account_id, process_id, period, plan_credits, pack_credits,
    operation, request_id, expires_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
const DELETE_HOLD = `
  delete from holds where id = ?
  returning account_id, period, plan_credits, pack_credits, operation, request_id`
const INSERT_ENTRY = `
  insert into ledger (account_id, kind, period, plan_delta, pack_delta, reference, operation,
    request_id, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
const KEEP_CLAIM = 'update idempotency set charged = ? where hold_id = ?'
const FORGET_CLAIM = 'delete from idempotency where hold_id = ? and charged is null'
