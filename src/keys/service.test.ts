// API keys on both engines.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import { onEachEngine } from '../../test/support/store.js'
import { createAccounts } from '../accounts/service.js'
import type { Store } from '../store/types.js'
import { isWellFormed, makeKey } from './key-format.js'
import { createKeys } from './service.js'
import type { Keys } from './types.js'

const MINUTE_MS = 60_000

describe('the form of a key', () => {
  it('carries 160 random bits and a checksum', () => {
    const keys = Array.from({ length: 200 }, makeKey)
    expect(new Set(keys).size).toBe(200)
    for (const key of keys) {
      expect(key).toMatch(/^rc_live_[0-9A-Za-z]{33}$/)
      expect(isWellFormed(key)).toBe(true)
    }
  })

  const key = makeKey()
  const swapped = `${key.slice(0, 12)}${key[12] === 'a' ? 'b' : 'a'}${key.slice(13)}`
  it.each([
    { title: 'empty', raw: '' },
    { title: 'one letter off', raw: swapped },
    { title: 'cut short', raw: key.slice(0, -1) },
    { title: 'too long', raw: `${key}0` },
    { title: 'of another kind', raw: key.replace('rc_live_', 'rc_test_') },
    { title: 'with a NUL', raw: `${key.slice(0, -1)}\0` },
    { title: 'a megabyte long', raw: key.padEnd(1_000_000, 'x') },
  ])('$title: refused by its looks', ({ raw }) => {
    expect(isWellFormed(raw)).toBe(false)
  })
})

onEachEngine('keys', (database) => {
  const clock = new MovableClock('2026-01-15T12:00:00Z')
  let store: Store
  let keys: Keys
  let account: string

  beforeAll(async () => {
    store = await database().open(clock)
    keys = createKeys({ store })
    account = await newAccount()
  })

  const newAccount = async () => (await createAccounts({ store }).create()).id

  it('a minted key is known, and only its SHA-256 is stored', async () => {
    const minted = await keys.mint(account, '  laptop  ')
    expect(minted).toMatchObject({ label: 'laptop', keyPrefix: minted.key.slice(0, 12) })
    expect(minted.keyId).toMatch(/^key_[0-9A-Za-z]{22}$/)
    expect(await keys.authenticate(minted.key)).toEqual({
      accountId: account,
      keyId: minted.keyId,
    })
    const rows = await store.db.selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(minted.key)
    const hash = createHash('sha256').update(minted.key).digest('hex')
    expect(rows.map((row) => row.hash)).toContain(hash)
  })

  it('an unknown key is refused, a malformed one without a look-up', async () => {
    expect(await keys.authenticate(makeKey())).toBeUndefined()
    const closed = createKeys({ store: { ...store, db: undefined as never } })
    expect(await closed.authenticate('rc_live_guess')).toBeUndefined()
  })

  it('keys are listed newest first, revoked ones included, without the raw key', async () => {
    const own = await newAccount()
    const minted = [await keys.mint(own), await keys.mint(own, 'b'), await keys.mint(own, 'c')]
    await keys.revoke(own, minted[1]?.keyId ?? '')
    const list = await keys.list(own)
    expect(list.map(({ keyId }) => keyId)).toEqual(minted.map(({ keyId }) => keyId).reverse())
    expect(list.map(({ revokedAt }) => revokedAt !== null)).toEqual([false, true, false])
    expect(Object.keys(list[0] ?? {})).toEqual([
      'keyId',
      'keyPrefix',
      'label',
      'createdAt',
      'lastUsedAt',
      'revokedAt',
    ])
  })

  it('a revoked key is refused at once on this node and within a minute on others', async () => {
    const other = createKeys({ store: await database().open(clock) })
    const { key, keyId } = await keys.mint(account)
    expect(await keys.authenticate(key)).toBeDefined()
    expect(await other.authenticate(key)).toBeDefined()
    await keys.revoke(account, keyId)
    expect(await keys.authenticate(key)).toBeUndefined()
    clock.advance(MINUTE_MS)
    expect(await other.authenticate(key)).toBeUndefined()
    await other.close()
  })

  it('a look-up that crosses a revocation does not keep the key alive', async () => {
    const { key, keyId } = await keys.mint(account)
    const crossing = keys.authenticate(key)
    const revoking = keys.revoke(account, keyId)
    await Promise.all([crossing, revoking])
    expect(await keys.authenticate(key)).toBeUndefined()
  })

  it('revoking again gives the same answer', async () => {
    const { keyId } = await keys.mint(account)
    const first = await keys.revoke(account, keyId)
    clock.advance(5_000)
    expect(await keys.revoke(account, keyId)).toEqual(first)
    expect(first).toMatchObject({ keyId, revoked: true })
  })

  it.each([
    { title: 'unknown', keyId: 'key_0123456789012345678901' },
    { title: 'an SQL string', keyId: "key_' or '1'='1" },
    { title: 'a path', keyId: '../../etc/passwd' },
    { title: 'a NUL', keyId: 'key_\0' },
    { title: 'empty', keyId: '' },
  ])('revoking what is $title is not found', async ({ keyId }) => {
    await expect(keys.revoke(account, keyId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it("revoking another account's key is not found, and leaves it alone", async () => {
    const { key, keyId } = await keys.mint(account)
    const stranger = await newAccount()
    await expect(keys.revoke(stranger, keyId)).rejects.toMatchObject({ code: 'not_found' })
    expect(await keys.authenticate(key)).toBeDefined()
  })

  it.each([
    { title: 'of 101 characters', label: 'x'.repeat(101) },
    { title: 'with a control character', label: 'a\u0000b' },
  ])('a label $title is refused', async ({ label }) => {
    await expect(keys.mint(account, label)).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('a label of 100 characters is kept, counted as people count', async () => {
    const label = '🙂'.repeat(100)
    expect((await keys.mint(account, label)).label).toBe(label)
  })

  it('the last use is seen at once here, and written down in batches', async () => {
    const own = await newAccount()
    const { key } = await keys.mint(own)
    expect((await keys.list(own))[0]?.lastUsedAt).toBeNull()
    await keys.authenticate(key)
    const usedAt = new Date(clock.now()).toISOString()
    expect((await keys.list(own))[0]?.lastUsedAt).toBe(usedAt)
    const other = createKeys({ store })
    expect((await other.list(own))[0]?.lastUsedAt).toBeNull()
    await keys.close()
    expect((await other.list(own))[0]?.lastUsedAt).toBe(usedAt)
  })

  it('calls with one key that arrive together share one query', async () => {
    const fresh = createKeys({ store })
    const { key } = await fresh.mint(account)
    const queries = vi.spyOn(store.db, 'selectFrom')
    await Promise.all(Array.from({ length: 50 }, () => fresh.authenticate(key)))
    expect(queries).toHaveBeenCalledTimes(1)
    queries.mockRestore()
    await fresh.close()
  })
})
