// Opens and closes holds on PostgreSQL: one statement per batch, without a transaction block.
import { randomInt } from 'node:crypto'
import type { PostgresHandle } from '../../store/postgres/handle.js'
import { closeFor, list, RESERVE_IN_ORDER_SQL, RESERVE_SQL } from './postgres-sql.js'
import { type RunningSums, runningSums } from './running-sums.js'
import type {
  CloseContext,
  CloseRow,
  CreditRepository,
  ReserveContext,
  ReserveOutcome,
  ReserveRow,
} from './types.js'

/** An account's balance before the batch. */
interface BalanceRow {
  account_id: string
  period: string
  stale: boolean
  /** Everything that the batch asked of the account was held; otherwise nothing was. */
  covered: boolean
  credits: number
}

/** One row of a batch that was served in order. */
interface ReservedRow {
  /** Null for an unknown account. */
  period: string | null
  stale: boolean
  held: boolean
  /** What is left after this row when it is held, or after the whole batch when it is refused. */
  credits_remaining: number
}

/**
 * One batch gets ready while another waits for the disk; with more lanes batches only get smaller.
 */
const LANES = 2
/** Enough rows that two processes seldom begin at the same one. */
const SHARD_GROUPS = 64

export class PostgresCredits implements CreditRepository {
  readonly closeLanes = LANES
  readonly #postgres: PostgresHandle
  /**
   * Gives processes and lanes different usage rows, since a row stays locked until it is on the
   * disk.
   */
  readonly #firstShard = LANES * randomInt(SHARD_GROUPS)

  constructor(postgres: PostgresHandle) {
    this.#postgres = postgres
  }

  async reserveAll(
    rows: readonly ReserveRow[],
    context: ReserveContext,
  ): Promise<ReserveOutcome[]> {
    const outcomes = new Map<ReserveRow, ReserveOutcome>()
    const sums = runningSums(rows)
    const balances = await this.#reserve(rows, sums, context)
    const uncovered: ReserveRow[] = []
    for (const [index, row] of rows.entries()) {
      const balance = balances.get(row.accountId)
      const outcome = shortOutcome(balance, sums.upto[index] ?? 0)
      if (outcome) outcomes.set(row, outcome)
      else uncovered.push(row)
    }
    await this.#reserveInOrder(uncovered, context, outcomes)
    return rows.map((row) => outcomes.get(row) as ReserveOutcome)
  }

  async closeAll(rows: readonly CloseRow[], context: CloseContext): Promise<boolean[]> {
    const ended = rows.filter((row) => row.kind !== 'count')
    const counted = rows.filter((row) => row.kind === 'count')
    const { name, text } = closeFor({
      rest: ended.some((row) => row.kind === 'release' || row.partial),
      claims: ended.some((row) => row.idempotent),
    })
    const gone = await this.#postgres.query<{ id: string }>(name, text, [
      list(ended.map((row) => row.holdId)),
      list(ended.map((row) => (row.kind === 'settle' ? row.cost : 0))),
      list(ended.map((row) => row.kind === 'settle')),
      list(counted.map((row) => row.accountId)),
      list(counted.map((row) => row.period)),
      context.now,
      this.#firstShard + context.lane,
    ])
    const ids = new Set(gone.map(({ id }) => id))
    return rows.map((row) => row.kind === 'count' || !ids.has(row.holdId))
  }

  async #reserve(
    rows: readonly ReserveRow[],
    { totals, upto }: RunningSums,
    context: ReserveContext,
  ): Promise<Map<string, BalanceRow>> {
    const kept = rows.filter((row) => row.kept)
    const balances = await this.#postgres.query<BalanceRow>('rolecall_reserve', RESERVE_SQL, [
      list([...totals.keys()]),
      list([...totals.values()]),
      list(kept.map((row) => row.holdId)),
      list(kept.map((row) => row.accountId)),
      list(kept.map((row) => row.cost)),
      list(upto.filter((_, index) => rows[index]?.kept)),
      list(kept.map((row) => row.operation)),
      list(kept.map((row) => row.requestId)),
      context.period,
      context.processId,
      context.expiresAt,
    ])
    return new Map(balances.map((balance) => [balance.account_id, balance]))
  }

  /**
   * The statement refuses every row behind the first that the balance does not cover, even a
   * cheaper one. Those rows get another round. Each round decides its first row for good, so the
   * rounds end.
   */
  async #reserveInOrder(
    rows: readonly ReserveRow[],
    context: ReserveContext,
    outcomes: Map<ReserveRow, ReserveOutcome>,
  ): Promise<void> {
    let open = rows
    while (open.length > 0) {
      const again: ReserveRow[] = []
      for (const [index, answer] of (await this.#ask(open, context)).entries()) {
        const row = open[index] as ReserveRow
        const covered = row.cost <= answer.credits_remaining
        if (answer.period !== null && !answer.stale && !answer.held && covered) again.push(row)
        else outcomes.set(row, outcomeOf(answer))
      }
      open = again
    }
  }

  #ask(rows: readonly ReserveRow[], context: ReserveContext): Promise<ReservedRow[]> {
    const name = 'rolecall_reserve_in_order'
    return this.#postgres.query<ReservedRow>(name, RESERVE_IN_ORDER_SQL, [
      list(rows.map((row) => row.holdId)),
      list(rows.map((row) => row.accountId)),
      list(rows.map((row) => row.cost)),
      list(rows.map((row) => row.operation)),
      list(rows.map((row) => row.requestId)),
      list(rows.map((row) => row.kept)),
      context.processId,
      context.period,
      context.expiresAt,
    ])
  }
}

/** Undefined where the balance does not cover everything. */
function shortOutcome(balance: BalanceRow | undefined, upto: number): ReserveOutcome | undefined {
  if (!balance) return { kind: 'unknown' }
  if (balance.stale) return { kind: 'stale' }
  if (!balance.covered) return undefined
  return { kind: 'held', period: balance.period, creditsRemaining: balance.credits - upto }
}

function outcomeOf(row: ReservedRow): ReserveOutcome {
  if (row.period === null) return { kind: 'unknown' }
  if (row.stale) return { kind: 'stale' }
  if (!row.held) return { kind: 'refused', creditsRemaining: row.credits_remaining }
  return { kind: 'held', period: row.period, creditsRemaining: row.credits_remaining }
}
