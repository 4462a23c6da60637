// Brings a database to the newest schema. A migration is one file: `migrations/NNN-name.ts`.
import { readdir } from 'node:fs/promises'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Database } from './schema.js'

export type Engine = 'sqlite' | 'postgres'

interface MigrationFile {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
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
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrations(engine) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
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
