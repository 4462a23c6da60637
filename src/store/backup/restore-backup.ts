// Restores a backup into a store: all of it or nothing. The books are checked before anything is
// kept.
import { sql, type Transaction } from 'kysely'
import { type Books, balancedBooks, refuseWhileInUse, StoreRefusal, sameBooks } from '../books.js'
import { applyMigrations, migrate, prepareMigrations } from '../migrate.js'
import type { Database } from '../schema.js'
import { allTables, continueNumbering, insertRows, ROWS_AT_ONCE, type Row } from '../table-rows.js'
import type { Store } from '../types.js'
import type { BackupFoot, BackupTable, BackupValue } from './format.js'
import { type BackupSummary, backupLines, checkBackup } from './read-backup.js'

export interface RestoreOptions {
  /** Replaces what is in the store. */
  replace?: boolean
}

export interface RestoreReport extends Books {
  rows: Record<string, number>
  madeAt: string
}

/** The store must be opened with `asItIs`, and servers over it must be stopped. */
export async function restoreBackup(
  store: Store,
  file: string,
  { replace = false }: RestoreOptions = {},
): Promise<RestoreReport> {
  const summary = await checkBackup(file)
  const { head, foot } = summary
  await refuseToLose(store, replace)
  await prepare(store)
  await store.db.transaction().execute((tx) => replaceAll(store, tx, file, summary))
  // The backup's schema may be older than the program's.
  await migrate(store.db, store.engine)
  const after = await balancedBooks(store.db, 'the restored store')
  if (!sameBooks(after, foot.books)) throw new StoreRefusal('The migrated books differ.')
  return { ...after, rows: foot.rows, madeAt: head.madeAt }
}

async function refuseToLose(store: Store, replace: boolean): Promise<void> {
  const tables = await allTables(store.db, store.engine)
  if (tables.includes('processes')) {
    await refuseWhileInUse(store.db, store.clock.now(), 'the store')
  }
  if (replace || !tables.includes('accounts')) return
  const account = await store.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (account) {
    throw new StoreRefusal(
      'The store has accounts. To put the backup in their place say --replace; they are lost then.',
    )
  }
}

async function prepare({ db, engine }: Store): Promise<void> {
  const tables = await allTables(db, engine)
  if (tables.length === 0) await prepareMigrations(db, engine)
}

async function replaceAll(
  { engine }: Store,
  tx: Transaction<Database>,
  file: string,
  { head, foot }: BackupSummary,
): Promise<void> {
  if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(tx)
  // Tables that refer to others are emptied first.
  for (const name of (await allTables(tx, engine)).reverse())
    await tx.schema.dropTable(name).execute()
  await applyMigrations(tx, engine, head.migrations)
  await insertAll(tx, file, foot)
  if (engine === 'postgres') {
    for (const name of await allTables(tx, engine)) await continueNumbering(tx, name)
  }
  const books = await balancedBooks(tx, 'the backup')
  if (!sameBooks(books, foot.books)) {
    throw new StoreRefusal('The restored books differ from those of the backup.')
  }
}

async function insertAll(tx: Transaction<Database>, file: string, foot: BackupFoot): Promise<void> {
  const counted: Record<string, number> = {}
  let current: BackupTable | undefined
  let rows: Row[] = []
  const flush = async (): Promise<void> => {
    if (!current || rows.length === 0) return
    await insertRows(tx, current.table, rows)
    counted[current.table] = (counted[current.table] ?? 0) + rows.length
    rows = []
  }
  for await (const line of backupLines(file)) {
    if (Array.isArray(line)) {
      rows.push(rowOf(current, line))
      if (rows.length >= ROWS_AT_ONCE) await flush()
    } else if ('table' in line) {
      await flush()
      current = line
    }
  }
  await flush()
  for (const [table, expected] of Object.entries(foot.rows)) {
    if ((counted[table] ?? 0) !== expected) {
      throw new StoreRefusal(`The table ${table} has other rows than the backup tells.`)
    }
  }
}

const rowOf = (table: BackupTable | undefined, values: BackupValue[]): Row =>
  Object.fromEntries((table?.columns ?? []).map((column, at) => [column, values[at] ?? null]))
