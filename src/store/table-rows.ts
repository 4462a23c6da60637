// Reads and writes tables as rows on either engine, for moves, backups and restores.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Engine } from './engine.js'
import type { Database } from './schema.js'

export type Row = Record<string, unknown>

/** Bounds memory, and stays under both engines' limits on the parameters of a statement. */
export const ROWS_AT_ONCE = 1_000
/**
 * Tables about live processes and current call rates: they are out of date in a moment, and every
 * start fills them anew.
 */
const FLEETING = new Set(['processes', 'rate_limits'])

const isMigrators = (name: string): boolean => name.startsWith('kysely_')

/**
 * Tables in the order in which they were made, so that a table comes after those that it refers to.
 */
export async function allTables(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`
        select name from sqlite_master
        where type = 'table' and name not like 'sqlite_%' order by rowid`
    : sql<{ name: string }>`
        select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`
  ).execute(db)
  return rows.map(({ name }) => name).filter((name) => !isMigrators(name))
}

/** The tables whose rows are worth keeping. */
export const lastingTables = async (db: Kysely<Database>, engine: Engine): Promise<string[]> =>
  (await allTables(db, engine)).filter((name) => !FLEETING.has(name))

/**
 * Every row of a table, some at a time. The caller makes sure that the table does not change
 * meanwhile.
 */
export async function* rowsOf(
  db: Kysely<Database>,
  engine: Engine,
  table: string,
): AsyncGenerator<Row[]> {
  const next = engine === 'sqlite' ? pagesByRowid(db, table) : await cursor(db, table)
  for (;;) {
    const rows = await next()
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}

function pagesByRowid(db: Kysely<Database>, table: string): () => Promise<Row[]> {
  let last = -1
  return async () => {
    const { rows } = await sql<Row & { at_rowid: number }>`
      select rowid as at_rowid, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${ROWS_AT_ONCE}
    `.execute(db)
    last = rows.at(-1)?.at_rowid ?? last
    return rows.map(({ at_rowid: _, ...row }) => row)
  }
}

async function cursor(db: Kysely<Database>, table: string): Promise<() => Promise<Row[]>> {
  const name = sql.id(`read_${table}`)
  await sql`declare ${name} no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  return async () =>
    (await sql<Row>`fetch forward ${sql.lit(ROWS_AT_ONCE)} from ${name}`.execute(db)).rows
}

/** At most as many rows as `rowsOf` gives at once. */
export async function insertRows(
  target: Transaction<Database>,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
  `.execute(target)
}

/** Makes PostgreSQL's own numbering continue after the copied rows; SQLite does so anyway. */
export async function continueNumbering(
  target: Transaction<Database>,
  table: string,
): Promise<void> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name)
      as sequence
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and column_default like 'nextval(%'
  `.execute(target)
  for (const { column, sequence } of rows) {
    await sql`
      select setval(${sequence}, (select coalesce(max(${sql.ref(column)}), 0) + 1
        from ${sql.table(table)}), false)
    `.execute(target)
  }
}
