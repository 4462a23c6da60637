// Opens the store, migrated and ready: PostgreSQL by address, else the embedded one in a folder.
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Clock, systemClock } from '../core/clock.js'
import { migrate } from './migrate.js'
import type { Database } from './schema.js'
import { createSecrets } from './secrets.js'
import { sqliteDialect } from './sqlite/dialect.js'
import { openDurable } from './sqlite/open.js'
import type { PostgresStore, SqliteStore, Store, StoreOptions } from './types.js'

const CONNECTIONS_MAX = 10
const HEALTH_TIMEOUT_MS = 2_000

export async function openStore(options: StoreOptions): Promise<Store> {
  const clock = options.clock ?? systemClock
  const store = options.url
    ? await postgresStore(options.url, clock, options.connectionsMax ?? CONNECTIONS_MAX)
    : await sqliteStore(options.dataDir ?? '.rolecall', clock)
  try {
    await migrate(store.db, store.engine)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
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
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, HEALTH_TIMEOUT_MS, false)
  })
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const answer = await Promise.race([asked, late])
  clearTimeout(timer)
  return answer
}
