// What the rest of the platform sees of the database: one handle, two engines.
import type { Kysely } from 'kysely'
import type { Clock } from '../runtime/clock.js'
import type { PostgresHandle } from './postgres/handle.js'
import type { Database } from './schema.js'
import type { SqliteHandle } from './sqlite/handle.js'

export interface StoreOptions {
  /** A postgres:// address; without it the embedded store in `dataDir` is opened. */
  url?: string
  /** Folder of the embedded store; made when it is missing. */
  dataDir?: string
  clock?: Clock
  /** Refuses to make a new store: for commands that need an existing one. */
  mustExist?: boolean
  /** Leaves the schema as it is: for backups of an older store, and for restores. */
  asItIs?: boolean
  /** PostgreSQL connections of this process. */
  connectionsMax?: number
}

interface StoreBase {
  readonly clock: Clock
  /** For queries that both engines understand. */
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  /** Whether the database answers, within two seconds. Never throws. */
  health(): Promise<boolean>
  close(): Promise<void>
}

export interface SqliteStore extends StoreBase {
  readonly engine: 'sqlite'
  readonly sqlite: SqliteHandle
  readonly dataDir: string
}

export interface PostgresStore extends StoreBase {
  readonly engine: 'postgres'
  readonly postgres: PostgresHandle
}

export type Store = SqliteStore | PostgresStore

/** Values that are made once for a store and then shared by all its processes. */
export interface Secrets {
  /** The text under this name. `make` runs when there is none yet, and the first writer wins. */
  text(name: string, make: () => string | Promise<string>): Promise<string>
  /** 32 random bytes under this name. */
  bytes(name: string): Promise<Buffer>
}
