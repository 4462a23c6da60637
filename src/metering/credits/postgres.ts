// Opens and closes holds on PostgreSQL: one statement per batch, without a transaction block.
import { randomInt } from 'node:crypto'
import type { PostgresHandle } from '../../store/postgres/handle.js'
import { closeSql, RESERVE_SQL } from './postgres-sql.js'
import type {
  CloseContext,
  CloseRow,
  CreditRepository,
  ReserveContext,
  ReserveOutcome,
  ReserveRow,
} from './types.js'

interface ReservedRow {
  /** Null for an unknown account. */
  period: string | null
  stale: boolean
  held: boolean
  /** Left over after this row when it is held, after the whole batch when it is refused. */
  credits_remaining: number
}

/** While one batch waits for the disk another gets ready; more of them only become smaller. */
const LANES = 2
const SHARD_GROUPS = 64

export class PostgresCredits implements CreditRepository {
  readonly closeLanes = LANES
  readonly #postgres: PostgresHandle
  /** Keeps processes and lanes off each other's usage rows, which stay locked until the disk has it. */
  readonly #firstShard = LANES * randomInt(SHARD_GROUPS)

  constructor(postgres: PostgresHandle) {
    this.#postgres = postgres
  }

  /**
   * The statement refuses every row after the first that the balance does not cover, cheaper ones
   * too. Those get another round; the first of them is then decided for good, so rounds end.
   */
  async reserveAll(
    rows: readonly ReserveRow[],
    context: ReserveContext,
  ): Promise<ReserveOutcome[]> {
    const outcomes = new Map<ReserveRow, ReserveOutcome>()
    let open = rows
    while (open.length > 0) {
      const again: ReserveRow[] = []
      for (const [index, answer] of (await this.#reserve(open, context)).entries()) {
        const row = open[index] as ReserveRow
        const covered = row.cost <= answer.credits_remaining
        if (answer.period !== null && !answer.stale && !answer.held && covered) again.push(row)
        else outcomes.set(row, outcomeOf(answer))
      }
      open = again
    }
    return rows.map((row) => outcomes.get(row) as ReserveOutcome)
  }

  async closeAll(rows: readonly CloseRow[], context: CloseContext): Promise<boolean[]> {
    const ended = rows.filter((row) => row.kind !== 'count')
    const counted = rows.filter((row) => row.kind === 'count')
    const claims = ended.some((row) => row.idempotent)
    const closed = await this.#postgres.query<{ id: string }>(
      claims ? 'rolecall_close_claims' : 'rolecall_close',
      closeSql(claims),
      [
        ended.map((row) => row.holdId),
        ended.map((row) => (row.kind === 'settle' ? row.cost : 0)),
        ended.map((row) => row.kind === 'settle'),
        counted.map((row) => row.accountId),
        counted.map((row) => row.period),
        context.now,
        this.#firstShard + context.lane,
      ],
    )
    const ids = new Set(closed.map(({ id }) => id))
    return rows.map((row) => row.kind === 'count' || ids.has(row.holdId))
  }

  #reserve(rows: readonly ReserveRow[], context: ReserveContext): Promise<ReservedRow[]> {
    return this.#postgres.query<ReservedRow>('rolecall_reserve', RESERVE_SQL, [
      rows.map((row) => row.holdId),
      rows.map((row) => row.accountId),
      rows.map((row) => row.cost),
      rows.map((row) => row.operation),
      rows.map((row) => row.requestId),
      rows.map((row) => row.kept),
      context.processId,
      context.period,
      context.expiresAt,
    ])
  }
}

function outcomeOf(row: ReservedRow): ReserveOutcome {
  if (row.period === null) return { kind: 'unknown' }
  if (row.stale) return { kind: 'stale' }
  if (!row.held) return { kind: 'refused' }
  return { kind: 'held', period: row.period, creditsRemaining: row.credits_remaining }
}
