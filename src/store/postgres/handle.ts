// The pool of PostgreSQL connections of this process.
import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { translated } from '../unavailable.js'

export interface PostgresOptions {
  url: string
  connectionsMax: number
}

/** A caller waits for the connection, so a missing one must be reported soon. */
const CONNECT_TIMEOUT_MS = 3_000
/** Longer than any statement of ours takes; it ends a statement that waits on a lost lock. */
const STATEMENT_TIMEOUT_MS = 15_000

/**
 * Every statement of ours uses an index. Tables that are written at every call are nearly empty but
 * full of dead rows. Statistics from a quiet moment suggest scanning them, and such a scan takes
 * longer and longer until the next vacuum. Plans are made once, and not again for each size of a
 * batch.
 */
const SESSION_SQL =
  'set enable_seqscan = off; set plan_cache_mode = force_generic_plan; set jit = off'

/**
 * Counts and milliseconds fit into a double; by default pg returns bigint and numeric as strings.
 */
const AS_NUMBER = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

export class PostgresHandle {
  readonly #pool: pg.Pool

  constructor(options: PostgresOptions) {
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: options.connectionsMax,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'rolecall',
      onConnect: (client) => client.query(SESSION_SQL).then(() => {}),
      types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    })
    // An idle connection that breaks is replaced at the next use; without a listener its error
    // would end the process.
    this.#pool.on('error', () => {})
  }

  /** Runs a prepared statement: parsed and planned once per connection and name. */
  async query<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<Row[]> {
    return (await this.#pool.query<Row>({ name, text, values }).catch(rethrow)).rows
  }

  /** The part of a pool that Kysely needs. It never passes a cursor, since it was given none. */
  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect().catch(rethrow)
    const query = (text: string, values: readonly unknown[]) =>
      client.query(text, values as unknown[]).catch(rethrow)
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(),
    }
  }

  async end(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end()
  }
}

const rethrow = (error: unknown): never => {
  throw translated(error)
}

const parserOf = (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
  AS_NUMBER.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')
