// Moves an embedded store into an empty PostgreSQL: all of it or nothing, books checked on both ends.
import { type Kysely, sql, type Transaction } from 'kysely'
import { checkLedgers } from './check-ledger.js'
import type { Database } from './schema.js'
import type { PostgresStore, SqliteStore } from './types.js'

/** A refusal that the operator can act on. */
export class MoveError extends Error {}

export interface MoveReport {
  tables: { name: string; rows: number }[]
  accounts: number
  /** Sum of all ledgers, the same before and after. */
  credits: number
}

/** Under PostgreSQL's cap of 65,535 parameters a statement, with room for wide tables. */
const ROWS_PER_INSERT = 1_000

type Row = Record<string, unknown>

/**
 * The source is kept from writing meanwhile, and is left as it was. Servers on either store must
 * be stopped: what a running one holds would be split between the two.
 */
export async function moveStore(from: SqliteStore, to: PostgresStore): Promise<MoveReport> {
  return from.db.transaction().execute(async (source) => {
    await refuseWhileInUse(source, from.clock.now())
    const before = await balancedSum(source, 'the embedded store')
    return to.db.transaction().execute(async (target) => {
      await emptyTarget(target)
      const tables = []
      for (const name of await tablesOf(source)) {
        tables.push({ name, rows: await copyTable(source, target, name) })
      }
      const after = await balancedSum(target, 'the copy')
      if (after.credits !== before.credits || after.accounts !== before.accounts) {
        throw new MoveError('The copy does not add up to the original. Nothing was moved.')
      }
      return { tables, ...after }
    })
  })
}

async function refuseWhileInUse(source: Transaction<Database>, now: number): Promise<void> {
  const alive = await source
    .selectFrom('processes')
    .select('id')
    .where('alive_until', '>', now)
    .executeTakeFirst()
  if (alive) {
    throw new MoveError(
      'A server uses the embedded store, or did until a moment ago. Stop it and wait half a minute.',
    )
  }
}

async function balancedSum(db: Kysely<Database>, what: string) {
  const checks = await checkLedgers(db)
  const wrong = checks.find((check) => !check.ok)
  if (wrong) {
    throw new MoveError(
      `The books of ${what} do not balance (${wrong.accountId}: ${wrong.problems.join(', ')}).`,
    )
  }
  return {
    accounts: checks.length,
    credits: checks.reduce((sum, check) => sum + check.ledger, 0),
  }
}

/** Opening a store leaves at most processes and secrets behind; anything else is somebody's. */
async function emptyTarget(target: Transaction<Database>): Promise<void> {
  const account = await target.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (account) throw new MoveError('The PostgreSQL store is not empty: it has accounts.')
  for (const table of ['secrets', 'processes'] as const) await target.deleteFrom(table).execute()
}

/** In the order in which they were made, so that what is referred to comes first. */
async function tablesOf(source: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
    order by rowid
  `.execute(source)
  return rows.map(({ name }) => name)
}

async function copyTable(
  source: Transaction<Database>,
  target: Transaction<Database>,
  name: string,
): Promise<number> {
  let copied = 0
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} order by rowid limit ${ROWS_PER_INSERT} offset ${copied}
    `.execute(source)
    if (rows.length > 0) await insertRows(target, name, rows)
    copied += rows.length
    if (rows.length < ROWS_PER_INSERT) break
  }
  await continueNumbering(target, name)
  return copied
}

async function insertRows(target: Transaction<Database>, name: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
  `.execute(target)
}

/** Numbers that the target gives out itself go on where the copied ones end. */
async function continueNumbering(target: Transaction<Database>, name: string): Promise<void> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name)
      as sequence
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${name}
      and column_default like 'nextval(%'
  `.execute(target)
  for (const { column, sequence } of rows) {
    await sql`
      select setval(${sequence}, (select coalesce(max(${sql.ref(column)}), 0) + 1
        from ${sql.table(name)}), false)
    `.execute(target)
  }
}
