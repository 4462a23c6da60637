// Writes a store to a file, as it was at one moment, while servers go on working.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { type Books, balancedBooks, StoreRefusal } from '../books.js'
import { appliedMigrations } from '../migrate.js'
import type { Database } from '../schema.js'
import { snapshot } from '../snapshot.js'
import { lastingTables, type Row, rowsOf } from '../table-rows.js'
import type { Store } from '../types.js'
import {
  type BackupHead,
  type BackupLine,
  type BackupValue,
  FORMAT,
  FORMAT_VERSION,
} from './format.js'

export interface BackupReport extends Books {
  rows: Record<string, number>
  bytes: number
}

/**
 * The backup holds password hashes and the key that signs sessions, so only its owner may read it,
 * like the store.
 */
const OWNER_FILE = 0o600

/** Leaves the whole file on the disk, or no file at all. */
export async function writeBackup(store: Store, file: string): Promise<BackupReport> {
  if (existsSync(file)) {
    throw new StoreRefusal(`There is a file ${file} already. Name another, or remove it first.`)
  }
  const partial = `${file}.partial`
  const handle = await open(partial, 'wx', OWNER_FILE)
  try {
    const told = await snapshot(store, async (db) => {
      const source = new BackupSource(store, db)
      await pipeline(Readable.from(source.lines()), createGzip(), async (zipped) => {
        for await (const part of zipped) await handle.write(part as Buffer)
      })
      return source.report
    })
    await handle.sync()
    const { size: bytes } = await handle.stat()
    await handle.close()
    await rename(partial, file)
    return { ...told, bytes }
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

class BackupSource {
  report: Omit<BackupReport, 'bytes'> = { accounts: 0, credits: 0, rows: {} }
  readonly #sum = createHash('sha256')

  constructor(
    private readonly store: Store,
    private readonly db: Kysely<Database>,
  ) {}

  async *lines(): AsyncGenerator<string> {
    const { engine, clock } = this.store
    // Wrong books are found now, and not on the day when the backup is needed.
    const books = await balancedBooks(this.db, 'the store')
    const head: BackupHead = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      engine,
      migrations: await appliedMigrations(this.db),
      madeAt: new Date(clock.now()).toISOString(),
    }
    yield this.#line(head)
    const rows: Record<string, number> = {}
    for (const table of await lastingTables(this.db, engine)) {
      rows[table] = 0
      let columns: string[] | undefined
      for await (const some of rowsOf(this.db, engine, table)) {
        if (!columns) {
          columns = Object.keys(some[0] as Row)
          yield this.#line({ table, columns })
        }
        const order = columns
        yield some
          .map((row) => this.#line(order.map((column) => row[column] as BackupValue)))
          .join('')
        rows[table] += some.length
      }
    }
    this.report = { ...books, rows }
    yield `${JSON.stringify({ foot: { books, rows, sha256: this.#sum.digest('hex') } })}\n`
  }

  #line(line: BackupLine): string {
    const text = `${JSON.stringify(line)}\n`
    this.#sum.update(text)
    return text
  }
}
