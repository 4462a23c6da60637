// The one connection to the embedded store, and the queue of callers who wait for it.
import { setTimeout as sleep } from 'node:timers/promises'
import Libsql from 'libsql'
import { isBusy, translated } from '../unavailable.js'

export type SqlValue = string | number | bigint | Buffer | null

/** Whoever writes the statement gives the type of its rows. */
export interface SqliteStatement {
  readonly reader: boolean
  all<Row>(...values: SqlValue[]): Row[]
  get<Row>(...values: SqlValue[]): Row | undefined
  run(...values: SqlValue[]): number
}

/** How many prepared statements are kept; the code has fewer. */
const STATEMENTS_MAX = 500
/**
 * How long a write waits for another process: a backup or a migration holds the lock for seconds.
 */
const PATIENCE_MS = 10_000
/**
 * A write tries again after a random time up to this, so that two waiting writes do not collide
 * again.
 */
const RETRY_MS_MAX = 10

export class SqliteHandle {
  readonly #db: Libsql.Database
  readonly #statements = new Map<string, SqliteStatement>()
  readonly #waiting: (() => void)[] = []
  #locked = false

  private constructor(db: Libsql.Database) {
    this.#db = db
  }

  /** Tries again while another process is switching to WAL or recovering from a crash. */
  static async open(path: string, pragmas: readonly string[]): Promise<SqliteHandle> {
    const db = new Libsql(path)
    for (const pragma of ['busy_timeout = 0', ...pragmas]) {
      await patiently(() => db.exec(`pragma ${pragma}`))
    }
    return new SqliteHandle(db)
  }

  /** Each text is compiled once. */
  prepare(sql: string): SqliteStatement {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = wrap(this.#db.prepare<SqlValue[][]>(sql))
      if (this.#statements.size >= STATEMENTS_MAX) this.#statements.clear()
      this.#statements.set(sql, statement)
    }
    return statement
  }

  exec(sql: string): void {
    this.#db.exec(sql)
  }

  get inTransaction(): boolean {
    return this.#db.inTransaction
  }

  /**
   * Runs `work` in an IMMEDIATE transaction once the connection is free. It is synchronous, so
   * the write lock is never kept over an await.
   */
  async write<T>(work: () => T): Promise<T> {
    return this.#alone(() => this.#transact(work))
  }

  /** Like `write`, but a power cut may undo it: it reaches the disk with the next durable write. */
  writeUnhurried<T>(work: () => T): Promise<T> {
    return this.#alone(async () => {
      this.prepare('pragma synchronous = normal').run()
      try {
        return await this.#transact(work)
      } finally {
        this.prepare('pragma synchronous = full').run()
      }
    })
  }

  async lock(): Promise<void> {
    if (this.#locked) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#locked = true
  }

  /** Gives the connection to whoever has waited longest, and lets no newcomer in between. */
  unlock(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#locked = false
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    await this.lock()
    try {
      return await work()
    } catch (error) {
      throw translated(error)
    } finally {
      this.unlock()
    }
  }

  async #transact<T>(work: () => T): Promise<T> {
    await patiently(() => this.prepare('begin immediate').run())
    try {
      const result = work()
      this.prepare('commit').run()
      return result
    } catch (error) {
      if (this.inTransaction) this.exec('rollback')
      throw error
    }
  }

  async close(): Promise<void> {
    await this.lock()
    this.#statements.clear()
    if (this.#db.open) this.#db.close()
    this.unlock()
  }
}

/**
 * Tries again while another process writes. SQLite's own wait (its busy time-out) would block the
 * event loop, so it is off and this one replaces it.
 */
export async function patiently<T>(work: () => T): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > PATIENCE_MS) throw error
      await sleep(1 + Math.random() * RETRY_MS_MAX)
    }
  }
}

const wrap = (statement: Libsql.Statement<SqlValue[][]>): SqliteStatement => ({
  reader: statement.reader,
  all: <Row>(...values: SqlValue[]) => statement.all(values) as Row[],
  get: <Row>(...values: SqlValue[]) => (statement.get(values) ?? undefined) as Row | undefined,
  run: (...values: SqlValue[]) => statement.run(values).changes,
})
