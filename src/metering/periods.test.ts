// Months and grants on both engines: what lapses, what stays, what comes once.
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import { openPlatform, refusal, usePlatform } from '../../test/support/platform.js'
import { onEachEngine } from '../../test/support/store.js'

onEachEngine('periods', (database) => {
  const clock = new MovableClock('2026-01-15T12:00:00Z')
  const platform = usePlatform(database, clock)

  describe('a new month', () => {
    it('lapses what is left of the plan, grants anew, and leaves packs alone', async () => {
      clock.set('2026-01-31T23:59:00Z')
      const { id } = await platform.accounts.create('ten')
      await platform.metering.grantPack(id, 5, 'bought')
      const hold = await platform.reserve(id, { cost: 4 })
      await platform.metering.settle(hold)
      expect(await platform.credits(id)).toBe(11)
      clock.set('2026-02-01T00:00:01Z')
      expect(await platform.metering.usage(id)).toMatchObject({
        period: '2026-02',
        creditsRemaining: 15,
        creditsUsed: 0,
        calls: 0,
      })
      await platform.balanced(id)
    })

    it('grants once, whoever comes first', async () => {
      const { id } = await platform.accounts.create('ten')
      clock.set('2026-03-01T00:00:01Z')
      const other = await openPlatform(database(), clock)
      const holds = await Promise.all(
        [platform, other, platform, other].map((node) => node.reserve(id, { cost: 1 })),
      )
      expect(holds).toHaveLength(4)
      expect(await platform.credits(id)).toBe(6)
      await platform.balanced(id)
    })

    it('spends plan credits before pack credits', async () => {
      const { id } = await platform.accounts.create('ten')
      await platform.metering.grantPack(id, 5, 'bought')
      await platform.metering.settle(await platform.reserve(id, { cost: 12 }))
      clock.set('2026-04-01T00:00:01Z')
      expect(await platform.credits(id)).toBe(13)
    })

    it.each([
      { end: 'settled', remaining: 10 },
      { end: 'released', remaining: 10 },
    ])(
      'a call that runs into it and is $end leaves the books balanced',
      async ({ end, remaining }) => {
        clock.set('2026-05-31T23:59:59Z')
        const { id } = await platform.accounts.create('ten')
        const hold = await platform.reserve(id, { cost: 4 })
        clock.set('2026-06-01T00:00:01Z')
        expect(await platform.credits(id)).toBe(remaining)
        if (end === 'settled') await platform.metering.settle(hold)
        else await platform.metering.release(hold)
        expect(await platform.credits(id)).toBe(remaining)
        await platform.balanced(id)
      },
    )

    it('a call settled in part across it, then refunded, leaves the books balanced', async () => {
      clock.set('2026-05-31T23:59:59Z')
      const { id } = await platform.accounts.create('ten')
      const hold = await platform.reserve(id, { cost: 2 })
      clock.set('2026-06-01T00:00:01Z')
      await platform.credits(id)
      await platform.metering.settle(hold, 1)
      await platform.metering.release(hold)
      expect(await platform.credits(id)).toBe(10)
      await platform.balanced(id)
    })

    it('a refund of last month gives pack credits back, plan credits lapse', async () => {
      clock.set('2026-07-31T23:59:59Z')
      const { id } = await platform.accounts.create('ten')
      await platform.metering.grantPack(id, 5, 'bought')
      const hold = await platform.reserve(id, { cost: 12 })
      await platform.metering.settle(hold)
      clock.set('2026-08-01T00:00:01Z')
      expect(await platform.credits(id)).toBe(13)
      await platform.metering.release(hold)
      expect(await platform.credits(id)).toBe(15)
      await platform.balanced(id)
    })
  })

  describe('grants', () => {
    it('of a pack count once per reference', async () => {
      const account = await platform.accountWith(0)
      const grants = await Promise.all(
        Array.from({ length: 20 }, () => platform.metering.grantPack(account, 500, 'evt_1')),
      )
      expect(grants.filter(Boolean)).toHaveLength(1)
      expect(await platform.credits(account)).toBe(500)
    })

    it('that are just being written serve the call that waits for them', async () => {
      const account = await platform.accountWith(0)
      await platform.metering.usage(account)
      const other = await openPlatform(database(), clock)
      const grant = { account_id: account, kind: 'grant', reference: 'slow' } as const
      const { waiting } = await other.store.db.transaction().execute(async (tx) => {
        const pack = { period: '2026-01', plan_delta: 0, pack_delta: 10, created_at: clock.now() }
        await tx
          .insertInto('ledger')
          .values({ ...grant, ...pack })
          .execute()
        await tx
          .updateTable('balances')
          .set({ pack_credits: 10 })
          .where('account_id', '=', account)
          .execute()
        const waiting = platform.reserve(account, { cost: 4 })
        await sleep(100)
        return { waiting }
      })
      expect((await waiting).creditsRemaining).toBe(6)
      await platform.balanced(account)
    })

    it('of a larger plan come at once, and once a period', async () => {
      const { id } = await platform.accounts.create('ten')
      expect(await platform.credits(id)).toBe(10)
      await platform.metering.changePlan(id, 'forty')
      await platform.metering.changePlan(id, 'ten')
      await platform.metering.changePlan(id, 'forty')
      expect(await platform.credits(id)).toBe(50)
      expect((await platform.accounts.find(id))?.plan.id).toBe('forty')
      await platform.balanced(id)
    })

    it('of a smaller plan come with the next period', async () => {
      const { id } = await platform.accounts.create('forty')
      expect(await platform.credits(id)).toBe(40)
      await platform.metering.changePlan(id, 'ten')
      expect(await platform.credits(id)).toBe(40)
      clock.advance(40 * 24 * 60 * 60_000)
      expect(await platform.credits(id)).toBe(10)
    })

    it('of an unknown plan are refused', async () => {
      const { id } = await platform.accounts.create('ten')
      await expect(platform.metering.changePlan(id, 'gold')).rejects.toEqual(
        refusal('invalid_request'),
      )
    })
  })
})
