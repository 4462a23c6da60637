// Reads a store as it was at one moment, while servers go on writing to it.
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.js'
import type { Store } from './types.js'

/** Every query of `work` sees the same state. `work` must only read. */
export function snapshot<T>(store: Store, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  if (store.engine === 'postgres') {
    return store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set transaction read only`.execute(tx)
        await sql`set local statement_timeout = 0`.execute(tx)
        return work(tx)
      })
  }
  const { db, sqlite } = store
  return db.connection().execute(async (connection) => {
    // In WAL mode a plain `begin` reads beside a writer, and takes no lock that a writer would wait
    // for.
    sqlite.exec('begin')
    try {
      return await work(connection)
    } finally {
      sqlite.exec('rollback')
    }
  })
}
