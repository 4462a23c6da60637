// What a backup promises on both engines: one moment, written whole or not at all, and restored
// whole.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlatform, type TestPlatform } from '../../../test/support/platform.js'
import {
  embeddedDatabase,
  onEachEngine,
  postgresDatabase,
  type TestDatabase,
} from '../../../test/support/store.js'
import { appliedMigrations, applyMigrations, prepareMigrations } from '../migrate.js'
import { openStore } from '../open-store.js'
import { restoreBackup } from './restore-backup.js'
import { writeBackup } from './write-backup.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rolecall-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

let files = 0
const newFile = () => {
  files += 1
  return join(folder, `${files}.backup`)
}

const adminUrl = process.env.TEST_DATABASE_URL
const another = (engine: string): Promise<TestDatabase> =>
  engine === 'postgres' && adminUrl ? postgresDatabase(adminUrl) : embeddedDatabase()

/** Restores into an empty store of this engine, and opens it as a server would. */
async function restored(file: string, engine: string) {
  const database = await another(engine)
  const store = await openStore({ ...database.options, asItIs: true })
  const report = await restoreBackup(store, file)
  await store.close()
  return { report, platform: await openPlatform(database), remove: () => database.remove() }
}

async function charge(platform: TestPlatform, account: string, calls: number): Promise<void> {
  const one = async () => platform.metering.settle(await platform.reserve(account, { cost: 2 }))
  for (let done = 0; done < calls; done += 50) await Promise.all(Array.from({ length: 50 }, one))
}

onEachEngine('a backup', (database) => {
  it('is restored with its books, secrets and history, and the books go on', async () => {
    const source = await openPlatform(database())
    const account = await source.accountWith(5_000)
    await charge(source, account, 1_100)
    const secret = await source.store.secrets.bytes('request-fingerprint')
    const file = newFile()
    const report = await writeBackup(source.store, file)
    expect(report.rows).toMatchObject({ accounts: 1, ledger: 1_102 })
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const { platform, remove, ...there } = await restored(file, source.store.engine)
    expect(there.report).toMatchObject({ accounts: 1, credits: report.credits })
    expect(await platform.store.secrets.bytes('request-fingerprint')).toEqual(secret)
    await platform.metering.settle(await platform.reserve(account, { cost: 100 }))
    expect(await platform.balanced(account)).toMatchObject({ ledger: report.credits - 100 })
    await remove()
  })

  it('is a moment as it was, though calls are charged meanwhile', async () => {
    const source = await openPlatform(database())
    const account = await source.accountWith(100_000)
    await charge(source, account, 3_000)
    let stop = false
    const load = (async () => {
      while (!stop) await charge(source, account, 50)
    })()
    // A second process, as the backup command is one.
    const beside = await openStore({ ...database().options, asItIs: true })
    const file = newFile()
    await writeBackup(beside, file)
    stop = true
    await load
    await beside.close()
    const { platform, remove } = await restored(file, source.store.engine)
    await platform.balanced(account)
    await source.balanced(account)
    await remove()
  })

  it('frees after the restore what a call held when it was made', async () => {
    const source = await openPlatform(database())
    const account = await source.accountWith(10)
    const hold = await source.reserve(account, { cost: 4 })
    const file = newFile()
    await writeBackup(source.store, file)
    await source.metering.settle(hold)
    const { platform, remove } = await restored(file, source.store.engine)
    await platform.metering.sweep()
    expect(await platform.credits(account)).toBe(10)
    await platform.balanced(account)
    await remove()
  })

  it('does not overwrite a file, and leaves none when the books are wrong', async () => {
    const source = await openPlatform(database())
    await source.accountWith(10)
    const file = newFile()
    await writeFile(file, 'precious')
    await expect(writeBackup(source.store, file)).rejects.toThrow('There is a file')
    expect(await readFile(file, 'utf8')).toBe('precious')
    await source.store.db.updateTable('balances').set({ pack_credits: 11 }).execute()
    const other = newFile()
    await expect(writeBackup(source.store, other)).rejects.toThrow('do not balance')
    await expect(stat(other)).rejects.toThrow('ENOENT')
    await expect(stat(`${other}.partial`)).rejects.toThrow('ENOENT')
    await sql`update balances set pack_credits = 10 where pack_credits = 11`.execute(
      source.store.db,
    )
  })
})

onEachEngine('a restore', (database) => {
  const backupOf = async (credits: number) => {
    const other = await another('sqlite')
    const source = await openPlatform(other)
    const account = await source.accountWith(credits)
    const file = newFile()
    await writeBackup(source.store, file)
    await source.metering.close()
    await other.remove()
    return { file, account }
  }
  const open = () => openStore({ ...database().options, asItIs: true })

  it('is refused while a server runs, and over accounts unless they are to be replaced', async () => {
    const { file, account } = await backupOf(7)
    const live = await openPlatform(database())
    const before = await live.accountWith(3)
    await expect(restoreBackup(live.store, file)).rejects.toThrow('A server uses the store')
    await live.metering.close()
    const store = await open()
    await expect(restoreBackup(store, file)).rejects.toThrow('The store has accounts')
    await restoreBackup(store, file, { replace: true })
    const ids = await store.db.selectFrom('accounts').select('id').execute()
    expect(ids).toEqual([{ id: account }])
    expect(ids).not.toContainEqual({ id: before })
    await store.close()
  })

  it('changes nothing when the backup is cut, altered or of another kind', async () => {
    const { file } = await backupOf(7)
    const whole = await readFile(file)
    const store = await open()
    const before = await store.db.selectFrom('accounts').selectAll().execute()
    const damaged: [string, Buffer][] = [
      ['cut', whole.subarray(0, whole.length - 20)],
      ['altered', Buffer.from(whole).fill(0x41, 200, 220)],
      ['other', Buffer.from('not a backup')],
    ]
    for (const [name, bytes] of damaged) {
      const path = join(folder, `${name}.backup`)
      await writeFile(path, bytes)
      const done = restoreBackup(store, path, { replace: true })
      await expect(done).rejects.toThrow('damaged or not whole')
    }
    const none = restoreBackup(store, join(folder, 'none'), { replace: true })
    await expect(none).rejects.toThrow('There is no file')
    expect(await store.db.selectFrom('accounts').selectAll().execute()).toEqual(before)
    await store.close()
  })
})

describe('backups over engines', () => {
  it('are restored from either into the other', async ({ skip }) => {
    if (!adminUrl) return skip('TEST_DATABASE_URL is not set')
    for (const [from, to] of [
      ['sqlite', 'postgres'],
      ['postgres', 'sqlite'],
    ] as const) {
      const database = await another(from)
      const source = await openPlatform(database)
      const account = await source.accountWith(500)
      await charge(source, account, 50)
      const file = newFile()
      await writeBackup(source.store, file)
      const { platform, remove } = await restored(file, to)
      expect(platform.store.engine).toBe(to)
      await charge(platform, account, 50)
      expect(await platform.balanced(account)).toMatchObject({ ledger: 300 })
      await remove()
      await database.remove()
    }
  })
})

onEachEngine('upgrade and rollback', (database) => {
  /** A store as an earlier release left it: the first `count` migrations, one account with credits. */
  const earlier = async (count: number) => {
    const other = await another(database().options.url ? 'postgres' : 'sqlite')
    const { migrations } = await versions()
    const store = await openStore({ ...other.options, asItIs: true })
    await prepareMigrations(store.db, store.engine)
    const names = migrations.slice(0, count)
    await store.db.transaction().execute((tx) => applyMigrations(tx, store.engine, names))
    await sql`insert into accounts (id, plan, created_at) values ('acc_old', 'free', 1)`.execute(
      store.db,
    )
    await sql`insert into balances (account_id, period, plan_credits, pack_credits)
      values ('acc_old', '2026-01', 0, 40)`.execute(store.db)
    await sql`insert into ledger (account_id, kind, period, plan_delta, pack_delta, reference, created_at)
      values ('acc_old', 'grant', '2026-01', 0, 40, 'pack', 1)`.execute(store.db)
    return { other, store, names }
  }
  const versions = async () => {
    const store = await database().open()
    return { migrations: await appliedMigrations(store.db) }
  }

  it('go over every schema version that there is', async () => {
    const { migrations } = await versions()
    expect(migrations.length).toBeGreaterThan(4)
    for (let count = 1; count <= migrations.length; count += 1) {
      const { other, store, names } = await earlier(count)
      const file = newFile()
      // The new program backs up the old store before it changes anything.
      await writeBackup(store, file)
      expect(await appliedMigrations(store.db)).toEqual(names)
      await store.close()
      // Opening the store is enough to upgrade it.
      const upgraded = await openPlatform(other)
      expect(await appliedMigrations(upgraded.store.db)).toEqual(migrations)
      await upgraded.metering.settle(await upgraded.reserve('acc_old', { cost: 5 }))
      await upgraded.balanced('acc_old')
      await upgraded.metering.close()
      // The old backup is restored, and brought to the newest schema too.
      const target = await openStore({ ...other.options, asItIs: true })
      await restoreBackup(target, file, { replace: true })
      expect(await appliedMigrations(target.db)).toEqual(migrations)
      await target.close()
      const again = await openPlatform(other)
      expect(await again.balanced('acc_old')).toMatchObject({ ledger: 40 })
      await other.remove()
    }
  })

  it('are refused in a sentence where a newer version has been', async () => {
    const { other, store } = await earlier(1)
    await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(store.db)
    const file = newFile()
    await writeBackup(store, file)
    await store.close()
    await expect(openStore(other.options)).rejects.toThrow(
      'A newer version of Rolecall made this (999-future).',
    )
    const empty = await another('sqlite')
    const target = await openStore({ ...empty.options, asItIs: true })
    await expect(restoreBackup(target, file)).rejects.toThrow('A newer version of Rolecall')
    await target.close()
    await empty.remove()
    await other.remove()
  })
})
