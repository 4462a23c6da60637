// Brings a database to the newest schema. A migration is one file, `migrations/NNN-name.ts`, and a
// line in a list.
import { type Kysely, type Migration, Migrator, NO_MIGRATIONS, sql } from 'kysely'
import type { Engine } from './engine.js'
import { MIGRATIONS } from './migration-list.js'
import type { Database } from './schema.js'
import { madeByNewer } from './start-error.js'

/** The migrator's own table of applied migrations. */
interface Applied {
  kysely_migration: { name: string; timestamp: string }
}

/** Any number that nobody else uses for advisory locks on the same database. */
const LOCK = 7_305_821_094

/**
 * Safe to run from several processes at once: one does the work, the others wait and then find it
 * done.
 */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  // On SQLite the migrator's transaction begins IMMEDIATE, which is a lock already.
  if (engine === 'sqlite') return run(db, engine)
  await db.connection().execute(async (connection) => {
    // A long migration, or the wait for another process's, must not count as a runaway statement.
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
  const known = migrations(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const applied = await appliedMigrations(db)
  const foreign = applied.find((name) => !Object.hasOwn(known, name))
  throw foreign === undefined ? error : madeByNewer(foreign)
}

const migrations = (engine: Engine): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, { up }]) => [
      name,
      { up: (db: Kysely<unknown>) => up(db, engine) },
    ]),
  )

/** The names of the migrations that a store has, oldest first: its schema version. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const rows = await (db as unknown as Kysely<Applied>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Makes the migrator's own tables, but none of ours. */
export async function prepareMigrations(db: Kysely<Database>, engine: Engine): Promise<void> {
  const known = migrations(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateTo(NO_MIGRATIONS)
  if (error) throw error
}

/**
 * Makes the schema as it was after these migrations, in an open transaction on a database without
 * tables.
 */
export async function applyMigrations(
  db: Kysely<Database>,
  engine: Engine,
  names: readonly string[],
): Promise<void> {
  const known = migrations(engine)
  const foreign = names.find((name) => !Object.hasOwn(known, name))
  if (foreign !== undefined) throw madeByNewer(foreign)
  const applied = db as unknown as Kysely<Applied>
  await applied.deleteFrom('kysely_migration').execute()
  for (const [order, name] of [...names].sort().entries()) {
    await known[name]?.up(db)
    // Each migration gets its own time, so that the migrator reads them in this order.
    const timestamp = new Date(order).toISOString()
    await applied.insertInto('kysely_migration').values({ name, timestamp }).execute()
  }
}
