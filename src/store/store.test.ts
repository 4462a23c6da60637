// What the store promises on both engines, and how one engine's store is moved into the other.
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPlatform } from '../../test/support/platform.js'
import { embeddedDatabase, onEachEngine, postgresDatabase } from '../../test/support/store.js'
import { RolecallError } from '../runtime/errors.js'
import { moveStore } from './move-store.js'
import { openStore } from './open-store.js'
import { PostgresHandle } from './postgres/handle.js'
import type { PostgresStore, SqliteStore } from './types.js'
import { isUnavailable, translated } from './unavailable.js'

onEachEngine('the store', (database) => {
  it('is migrated once when several processes open it at the same time', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => database().open()))
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name
    `.execute((stores[0] as (typeof stores)[0]).db)
    const files = await readdir(new URL('./migrations/', import.meta.url))
    expect(rows.map(({ name }) => name)).toEqual(files.sort().map((file) => file.slice(0, -3)))
  })

  it('makes a secret once, for all processes', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => database().open()))
    const values = await Promise.all(stores.map((store) => store.secrets.bytes('test')))
    expect(values[0]).toHaveLength(32)
    for (const value of values) expect(value).toEqual(values[0])
    const text = await stores[0]?.secrets.text('named', async () => 'first')
    expect(await stores[1]?.secrets.text('named', () => 'second')).toBe(text)
  })

  it('undoes a transaction that throws', async () => {
    const { db } = await database().open()
    const failed = db.transaction().execute(async (tx) => {
      await tx.insertInto('secrets').values({ name: 'undone', value: 'x' }).execute()
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    const row = await db.selectFrom('secrets').where('name', '=', 'undone').select('name').execute()
    expect(row).toEqual([])
  })

  it('takes quotes, long text and every script unharmed', async () => {
    const { db } = await database().open()
    const value = `'; drop table secrets; -- é 漢字 ${'x'.repeat(10_000)}`
    await db.insertInto('secrets').values({ name: "o'brien", value }).execute()
    const row = await db.selectFrom('secrets').where('name', '=', "o'brien").selectAll().execute()
    expect(row).toEqual([{ name: "o'brien", value }])
  })

  it('says that it answers, and that it does not once it is closed', async () => {
    const store = await openStore(database().options)
    expect(await store.health()).toBe(true)
    await store.close()
    expect(await store.health()).toBe(false)
  })

  it('refuses a user with an e-mail address that is taken', async () => {
    const { store, accounts } = await openPlatform(database())
    const { id } = await accounts.create()
    const user = { account_id: id, email: 'a@example.com', password_hash: 'x', created_at: 1 }
    await store.db
      .insertInto('users')
      .values({ id: 'user_1', ...user })
      .execute()
    await expect(
      store.db
        .insertInto('users')
        .values({ id: 'user_2', ...user })
        .execute(),
    ).rejects.toThrow()
  })
})

describe('the embedded store', () => {
  it('waits for the disk, and keeps its folder and files to their owner', async () => {
    const dataDir = join(await mkdtemp(join(tmpdir(), 'rolecall-test-')), 'data')
    const store = (await openStore({ dataDir })) as SqliteStore
    const pragma = (name: string) => store.sqlite.prepare(`pragma ${name}`).all()
    expect(pragma('synchronous')).toEqual([{ synchronous: 2 }])
    expect(pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }])
    await store.sqlite.writeUnhurried(() => undefined)
    expect(pragma('synchronous')).toEqual([{ synchronous: 2 }])
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777
    expect(await modeOf(dataDir)).toBe(0o700)
    const files = await readdir(dataDir)
    expect(files).toContain('rolecall.db-wal')
    for (const file of files) expect(await modeOf(join(dataDir, file)), file).toBe(0o600)
    await store.close()
    // Files of an earlier release, which left their mode to the umask.
    await chmod(join(dataDir, 'rolecall.db'), 0o644)
    await (await openStore({ dataDir })).close()
    expect(await modeOf(join(dataDir, 'rolecall.db'))).toBe(0o600)
    await rm(dataDir, { recursive: true })
  })
})

describe('a database that is away', () => {
  it.each([
    { error: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), away: true },
    { error: Object.assign(new Error('x'), { code: '57P01' }), away: true },
    { error: Object.assign(new Error('x'), { code: '40P01' }), away: true },
    { error: Object.assign(new Error('x'), { code: '3D000' }), away: true },
    { error: Object.assign(new Error('x'), { code: 'SQLITE_READONLY' }), away: true },
    { error: Object.assign(new Error('x'), { code: 'SQLITE_BUSY' }), away: true },
    { error: new Error('Connection terminated unexpectedly'), away: true },
    { error: Object.assign(new Error('x'), { code: '23505' }), away: false },
    { error: Object.assign(new Error('x'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }), away: false },
  ])('is told from a wrong query ($error.code $error.message)', ({ error, away }) => {
    expect(isUnavailable(error)).toBe(away)
    expect(translated(error) instanceof RolecallError).toBe(away)
  })

  it('is a 503 with Retry-After to callers', async () => {
    const url = 'postgres://nobody@127.0.0.1:18198/none'
    const asked = new PostgresHandle({ url, connectionsMax: 1 }).query('one', 'select 1', [])
    await expect(asked).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  })

  it('is a sentence to those who start the service', async () => {
    const opened = openStore({ url: 'postgres://nobody@127.0.0.1:18198/none' })
    await expect(opened).rejects.toThrow(/PostgreSQL at 127\.0\.0\.1:18198\/none cannot be used/)
  })
})

describe('moving an embedded store into PostgreSQL', () => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    it('runs', ({ skip }) => skip('TEST_DATABASE_URL is not set'))
    return
  }
  const open = async () => {
    const [from, to] = [await embeddedDatabase(), await postgresDatabase(url)]
    return {
      source: await openPlatform(from),
      target: (await to.open()) as PostgresStore,
      reopen: () => openPlatform(to),
      remove: async () => {
        await from.remove()
        await to.remove()
      },
    }
  }

  it('takes everything along, and the books go on', async () => {
    const { source, target, reopen, remove } = await open()
    const account = await source.accountWith(5_000)
    for (let call = 0; call < 1_200; call += 50) {
      const holds = Array.from({ length: 50 }, () => source.reserve(account, { cost: 2 }))
      await Promise.all(holds.map(async (hold) => source.metering.settle(await hold)))
    }
    const secret = await source.store.secrets.bytes('request-fingerprint')
    await source.metering.close()
    const report = await moveStore(source.store as SqliteStore, target)
    expect(report).toMatchObject({ accounts: 1, credits: 2_600 })
    expect(report.tables).toContainEqual({ name: 'ledger', rows: 1_202 })

    const moved = await reopen()
    expect(await moved.store.secrets.bytes('request-fingerprint')).toEqual(secret)
    await moved.metering.settle(await moved.reserve(account, { cost: 100 }))
    expect(await moved.metering.checkLedger(account)).toMatchObject({ ok: true, ledger: 2_500 })
    await remove()
  })

  it('is refused while a server uses the source', async () => {
    const { source, target, remove } = await open()
    const moved = moveStore(source.store as SqliteStore, target)
    await expect(moved).rejects.toThrow('A server uses the embedded store')
    await remove()
  })

  it('is refused when the target has accounts, and when the books are wrong', async () => {
    const { source, target, reopen, remove } = await open()
    const account = await source.accountWith(10)
    await source.metering.close()
    const other = await (await reopen()).accountWith(1)
    const move = () => moveStore(source.store as SqliteStore, target)
    await expect(move()).rejects.toThrow('not empty')
    await sql`delete from balances`.execute(target.db)
    await target.db.deleteFrom('accounts').where('id', '=', other).execute()
    await source.store.db.updateTable('balances').set({ pack_credits: 11 }).execute()
    await expect(move()).rejects.toThrow(`${account}: pack credits do not add up`)
    await remove()
  })
})
