// Lets Kysely use the embedded store through the same queue as all other code.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { translated } from '../unavailable.js'
import { patiently, type SqliteHandle, type SqlValue } from './handle.js'

export const sqliteDialect = (handle: SqliteHandle): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new HandleDriver(handle),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>): DatabaseIntrospector => new SqliteIntrospector(db),
})

/**
 * SQLite can roll back DDL, and here every transaction begins IMMEDIATE. So a migration runs alone
 * among all processes, without a lock of its own.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class HandleDriver implements Driver {
  readonly #handle: SqliteHandle
  readonly #connection: HandleConnection

  constructor(handle: SqliteHandle) {
    this.#handle = handle
    this.#connection = new HandleConnection(handle)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#handle.lock()
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    await translating(() => patiently(() => this.#handle.exec('begin immediate')))
  }

  async commitTransaction(): Promise<void> {
    this.#handle.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#handle.inTransaction) this.#handle.exec('rollback')
  }

  async releaseConnection(): Promise<void> {
    this.#handle.unlock()
  }

  async destroy(): Promise<void> {}
}

class HandleConnection implements DatabaseConnection {
  readonly #handle: SqliteHandle

  constructor(handle: SqliteHandle) {
    this.#handle = handle
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const values = query.parameters.map(bindable)
    return translating(() =>
      patiently(() => {
        const statement = this.#handle.prepare(query.sql)
        if (statement.reader) return { rows: statement.all<R>(...values) }
        return { rows: [], numAffectedRows: BigInt(statement.run(...values)) }
      }),
    )
  }

  /** Not offered, since every answer that is read here is bounded. */
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield await Promise.reject(new Error('the embedded store does not stream'))
  }
}

async function translating<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translated(error)
  }
}

/** The native module aborts the whole process on a boolean, so every value is checked before. */
function bindable(value: unknown): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  if (Buffer.isBuffer(value)) return value
  throw new TypeError(`a ${typeof value} cannot be bound to a statement`)
}
