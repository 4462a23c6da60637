// Opens the store, migrated and ready: PostgreSQL by its address, or else the embedded store in a
// folder.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Clock, systemClock } from '../runtime/clock.js'
import { migrate } from './migrate.js'
import type { Database } from './schema.js'
import { createSecrets } from './secrets.js'
import { sqliteDialect } from './sqlite/dialect.js'
import { databaseFile, openDurable } from './sqlite/open.js'
import { missing, postgresName, StoreStartError, unreachable, unwritable } from './start-error.js'
import type { PostgresStore, SqliteStore, Store, StoreOptions } from './types.js'

/**
 * Connections of one process: ten processes fit into the hundred that PostgreSQL allows by default.
 */
const CONNECTIONS_MAX = 10
/** A store that takes longer to answer is not ready. */
const ANSWER_TIMEOUT_MS = 2_000
const DATA_DIR = '.rolecall'

/** Throws a StoreStartError when the store cannot be used. */
export function openStore(options: StoreOptions): Promise<Store> {
  return options.url ? openPostgres(options.url, options) : openSqlite(options)
}

async function openSqlite(options: StoreOptions): Promise<Store> {
  const dataDir = options.dataDir ?? DATA_DIR
  const folder = resolve(dataDir)
  if (options.mustExist && !existsSync(databaseFile(dataDir))) throw missing(folder)
  try {
    return await migrated(await sqliteStore(dataDir, options.clock ?? systemClock), options)
  } catch (error) {
    throw error instanceof StoreStartError ? error : unwritable(folder, error)
  }
}

async function openPostgres(url: string, options: StoreOptions): Promise<Store> {
  const { clock = systemClock, connectionsMax = CONNECTIONS_MAX, mustExist = false } = options
  const store = await postgresStore(url, clock, connectionsMax)
  try {
    const known = await inTime(hasTables(store.db))
    if (known === undefined) throw unreachable(url)
    if (mustExist && !known) throw missing(postgresName(url))
    return await migrated(store, options)
  } catch (error) {
    // Closing is not awaited, since the pool may wait for a host that never answers.
    void store.close()
    throw error instanceof StoreStartError ? error : unreachable(url, error)
  }
}

async function migrated<S extends Store>(store: S, { asItIs }: StoreOptions): Promise<S> {
  if (asItIs) return store
  try {
    await migrate(store.db, store.engine)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

const hasTables = async (db: Kysely<Database>): Promise<boolean> => {
  const asked = sql<{ known: boolean }>`select to_regclass('accounts') is not null as known`
  return (await asked.execute(db)).rows[0]?.known === true
}

async function sqliteStore(dataDir: string, clock: Clock): Promise<SqliteStore> {
  const sqlite = await openDurable(dataDir)
  const db = new Kysely<Database>({ dialect: sqliteDialect(sqlite) })
  return { engine: 'sqlite', sqlite, dataDir, ...shared(db, clock, () => sqlite.close()) }
}

async function postgresStore(
  url: string,
  clock: Clock,
  connectionsMax: number,
): Promise<PostgresStore> {
  // The driver is loaded only where it is used: an embedded store starts faster.
  const { PostgresHandle } = await import('./postgres/handle.js')
  const postgres = new PostgresHandle({ url, connectionsMax })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: postgres }) })
  return { engine: 'postgres', postgres, ...shared(db, clock, () => postgres.end()) }
}

function shared(db: Kysely<Database>, clock: Clock, close: () => Promise<void>) {
  return { db, clock, secrets: createSecrets(db), health: () => answers(db), close }
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return (await inTime(asked)) ?? false
}

/** Undefined when the database has not answered in time. */
async function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, ANSWER_TIMEOUT_MS, undefined)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
