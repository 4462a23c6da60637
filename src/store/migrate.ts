// Brings a database to the newest schema. A migration is one file: `migrations/NNN-name.ts`.
import { readdir } from 'node:fs/promises'
import { type Kysely, type Migration, Migrator, NO_MIGRATIONS, sql } from 'kysely'
import type { Database } from './schema.js'
import { madeByNewer } from './start-error.js'

export type Engine = 'sqlite' | 'postgres'

interface MigrationFile {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

/** The migrator's own table of what was applied. */
interface Applied {
  kysely_migration: { name: string; timestamp: string }
}

const FOLDER = new URL('./migrations/', import.meta.url)
/** Compiled or not, but no test and no declaration. */
const FILE_NAME = /^(\d{3}-[a-z0-9-]+)\.(?:js|ts)$/

/** Any number that nobody else uses for advisory locks on the same database. */
const LOCK = 7_305_821_094

/** Safe to run from several processes at once: one does the work, the others wait and find it done. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  // On SQLite the migrator's transaction begins IMMEDIATE, which is a lock already.
  if (engine === 'sqlite') return run(db, engine)
  await db.connection().execute(async (connection) => {
    // Waiting for a neighbour's migration, or running a long one, is no runaway statement.
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      await run(connection, engine)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function run(db: Kysely<Database>, engine: Engine): Promise<void> {
  const known = await migrations(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const applied = await appliedMigrations(db)
  const foreign = applied.find((name) => !Object.hasOwn(known, name))
  throw foreign === undefined ? error : madeByNewer(foreign)
}

async function migrations(engine: Engine): Promise<Record<string, Migration>> {
  const found: Record<string, Migration> = {}
  for (const file of (await readdir(FOLDER)).sort()) {
    const name = FILE_NAME.exec(file)?.[1]
    if (!name) continue
    const { up } = (await import(new URL(file, FOLDER).href)) as MigrationFile
    found[name] = { up: (db: Kysely<unknown>) => up(db, engine) }
  }
  return found
}

/** Names of the migrations that a store has seen, oldest first: its schema version. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const rows = await (db as unknown as Kysely<Applied>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Makes the migrator's own tables, and none of ours. */
export async function prepareMigrations(db: Kysely<Database>, engine: Engine): Promise<void> {
  const known = await migrations(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateTo(NO_MIGRATIONS)
  if (error) throw error
}

/** In an open transaction, on a database without tables: the schema as it was after these. */
export async function applyMigrations(
  db: Kysely<Database>,
  engine: Engine,
  names: readonly string[],
): Promise<void> {
  const known = await migrations(engine)
  const foreign = names.find((name) => !Object.hasOwn(known, name))
  if (foreign !== undefined) throw madeByNewer(foreign)
  const applied = db as unknown as Kysely<Applied>
  await applied.deleteFrom('kysely_migration').execute()
  for (const [order, name] of [...names].sort().entries()) {
    await known[name]?.up(db)
    // A time each, so that the migrator reads them in this order.
    const timestamp = new Date(order).toISOString()
    await applied.insertInto('kysely_migration').values({ name, timestamp }).execute()
  }
}
