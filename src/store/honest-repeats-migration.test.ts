// An older store kept Idempotency-Keys in the clear. After the migration they must be found again
// as hashes.
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openPlatform } from '../../test/support/platform.js'
import { onEachEngine } from '../../test/support/store.js'
import { up } from './migrations/006-honest-repeats.js'

onEachEngine('migration 006', (database) => {
  it('turns keys that are there into hashes, by which a repeat finds them', async () => {
    const platform = await openPlatform(database())
    const { store, metering } = platform
    const account = await platform.accountWith(10)
    const idempotency = { key: 'invoice-17', fingerprint: metering.fingerprint('POST /ping') }
    await metering.settle(await platform.reserve(account, { cost: 3, idempotency }))
    // Turns the store back to its old state.
    await sql`update idempotency set key = 'invoice-17'`.execute(store.db)
    await store.db.schema.alterTable('idempotency').dropColumn('content').execute()
    await up(store.db as unknown as Kysely<unknown>)
    const again = await platform.reserve(account, { cost: 3, idempotency })
    expect(again).toMatchObject({ replayed: true, creditsUsed: 3 })
    const rows = await store.db.selectFrom('idempotency').select('key').execute()
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  })
})
