// Runs the same cases on the embedded store and, if TEST_DATABASE_URL is set, on PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { type Clock, systemClock } from '../../src/runtime/clock.js'
import { openStore } from '../../src/store/open-store.js'
import type { Store, StoreOptions } from '../../src/store/types.js'

/** A database that nobody else uses. */
export interface TestDatabase {
  readonly options: StoreOptions
  /** For the database, each call is another process. */
  open(clock?: Clock): Promise<Store>
  /** Closes every store that was opened, and removes the database. */
  remove(): Promise<void>
}

export type Cases = (database: () => TestDatabase) => void

export function onEachEngine(title: string, cases: Cases): void {
  describe(`${title} (embedded)`, () => withDatabase(embeddedDatabase, cases))
  const url = process.env.TEST_DATABASE_URL
  describe(`${title} (PostgreSQL)`, () => {
    if (url) withDatabase(() => postgresDatabase(url), cases)
    else it('runs', ({ skip }) => skip('TEST_DATABASE_URL is not set'))
  })
}

function withDatabase(make: () => Promise<TestDatabase>, cases: Cases): void {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await make()
  })
  afterAll(() => database?.remove())
  cases(() => {
    if (!database) throw new Error('the test database is not there yet')
    return database
  })
}

export async function embeddedDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rolecall-test-'))
  return testDatabase({ dataDir }, () => rm(dataDir, { recursive: true, force: true }))
}

export async function postgresDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `rolecall_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await administrate(adminUrl, `create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return testDatabase({ url: url.href, connectionsMax: 4 }, () =>
    administrate(adminUrl, `drop database if exists ${name} with (force)`),
  )
}

function testDatabase(options: StoreOptions, removeFiles: () => Promise<void>): TestDatabase {
  const stores: Store[] = []
  return {
    options,
    open: async (clock = systemClock) => {
      const store = await openStore({ ...options, clock })
      stores.push(store)
      return store
    },
    remove: async () => {
      for (const store of stores) await store.close()
      await removeFiles()
    },
  }
}

async function administrate(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
