// Moves an embedded store into an empty PostgreSQL: all of it or nothing. The books are checked on
// both ends.
import type { Transaction } from 'kysely'
import { type Books, balancedBooks, refuseWhileInUse, StoreRefusal, sameBooks } from './books.js'
import type { Database } from './schema.js'
import { continueNumbering, insertRows, lastingTables, rowsOf } from './table-rows.js'
import type { PostgresStore, SqliteStore } from './types.js'

export interface MoveReport extends Books {
  tables: { name: string; rows: number }[]
}

/**
 * Nothing can write to the source meanwhile, and it is left as it was. Servers on both stores must
 * be stopped: the holds of a running one would be split between the two.
 */
export async function moveStore(from: SqliteStore, to: PostgresStore): Promise<MoveReport> {
  return from.db.transaction().execute(async (source) => {
    await refuseWhileInUse(source, from.clock.now(), 'the embedded store')
    const before = await balancedBooks(source, 'the embedded store')
    return to.db.transaction().execute(async (target) => {
      await emptyTarget(target)
      const tables = []
      for (const name of await lastingTables(source, 'sqlite')) {
        tables.push({ name, rows: await copyTable(source, target, name) })
      }
      const after = await balancedBooks(target, 'the copy')
      if (!sameBooks(before, after)) {
        throw new StoreRefusal('The copy does not add up to the original. Nothing was moved.')
      }
      return { tables, ...after }
    })
  })
}

/**
 * A store that was only opened has at most processes and secrets; any other row belongs to
 * somebody.
 */
async function emptyTarget(target: Transaction<Database>): Promise<void> {
  const account = await target.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (account) throw new StoreRefusal('The PostgreSQL store is not empty: it has accounts.')
  for (const table of ['secrets', 'processes'] as const) await target.deleteFrom(table).execute()
}

async function copyTable(
  source: Transaction<Database>,
  target: Transaction<Database>,
  name: string,
): Promise<number> {
  let copied = 0
  for await (const rows of rowsOf(source, 'sqlite', name)) {
    await insertRows(target, name, rows)
    copied += rows.length
  }
  await continueNumbering(target, name)
  return copied
}
