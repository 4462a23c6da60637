// What metering promises, on both engines: no credit lost, none doubled, none below zero.
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import {
  openPlatform,
  refusal,
  type TestPlatform,
  usePlatform,
} from '../../test/support/platform.js'
import { onEachEngine } from '../../test/support/store.js'
import type { Hold } from './types.js'

onEachEngine('metering', (database) => {
  const clock = new MovableClock('2026-01-15T12:00:00Z')
  const platform = usePlatform(database, clock)

  describe('one call', () => {
    it('is charged when it is settled, and counted', async () => {
      const account = await platform.accountWith(10)
      const hold = await platform.reserve(account, { cost: 3 })
      expect(hold).toMatchObject({ cost: 3, creditsRemaining: 7, creditsUsed: 3, replayed: false })
      expect(await platform.metering.settle(hold)).toEqual({ creditsUsed: 3, replayed: false })
      expect(await platform.metering.usage(account)).toEqual({
        plan: 'none',
        creditsRemaining: 7,
        period: '2026-01',
        creditsUsed: 3,
        calls: 1,
      })
      expect(await platform.balanced(account)).toMatchObject({ ledger: 7, held: 0 })
    })

    it('keeps its credits from others while it runs', async () => {
      const account = await platform.accountWith(3)
      await platform.reserve(account, { cost: 2 })
      await expect(platform.reserve(account, { cost: 2 })).rejects.toEqual(
        refusal('insufficient_credits'),
      )
      expect(await platform.balanced(account)).toMatchObject({ available: 1, held: 2 })
    })

    it('gives back when it fails, and is not counted', async () => {
      const account = await platform.accountWith(3)
      await platform.metering.release(await platform.reserve(account, { cost: 3 }))
      expect(await platform.metering.usage(account)).toMatchObject({
        creditsRemaining: 3,
        creditsUsed: 0,
        calls: 0,
      })
      await platform.balanced(account)
    })

    it('gives back what it did not use', async () => {
      const account = await platform.accountWith(10)
      const hold = await platform.reserve(account, { cost: 6 })
      expect(await platform.metering.settle(hold, 2)).toMatchObject({ creditsUsed: 2 })
      expect(await platform.credits(account)).toBe(8)
      await platform.balanced(account)
    })

    it('never costs more than was set aside', async () => {
      const account = await platform.accountWith(10)
      const hold = await platform.reserve(account, { cost: 2 })
      await expect(platform.metering.settle(hold, 3)).rejects.toThrow(RangeError)
    })

    it('is charged once, however often it is settled', async () => {
      const account = await platform.accountWith(10)
      const hold = await platform.reserve(account, { cost: 2 })
      await Promise.all([platform.metering.settle(hold), platform.metering.settle(hold)])
      await platform.metering.settle(hold)
      expect(await platform.credits(account)).toBe(8)
      await platform.balanced(account)
    })

    it('is refunded when it fails after it was charged, once', async () => {
      const account = await platform.accountWith(10)
      const hold = await platform.reserve(account, { cost: 4 })
      await platform.metering.settle(hold)
      await platform.metering.release(hold)
      await platform.metering.release(hold)
      expect(await platform.metering.usage(account)).toMatchObject({
        creditsRemaining: 10,
        creditsUsed: 0,
        calls: 0,
      })
      await platform.balanced(account)
    })

    it('counts with 0 credits when it is free, even on an empty balance', async () => {
      const account = await platform.accountWith(0)
      const hold = await platform.reserve(account, { operation: 'normalize_title', cost: 0 })
      expect(await platform.metering.settle(hold)).toEqual({ creditsUsed: 0, replayed: false })
      expect(await platform.metering.usage(account)).toMatchObject({ creditsUsed: 0, calls: 1 })
    })

    it('is refused for an account that does not exist', async () => {
      await expect(platform.reserve('acct_nobody')).rejects.toEqual(refusal('invalid_key'))
    })
  })

  describe('two hundred calls at once', () => {
    /** The holds that were granted; every refused call must say why. */
    const outcomes = async (holds: Promise<Hold>[]) => {
      const settled = await Promise.allSettled(holds)
      for (const result of settled) {
        if (result.status === 'rejected') {
          expect(result.reason).toEqual(refusal('insufficient_credits'))
        }
      }
      return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    }

    it.each([
      { balance: 100, cost: 1, succeed: 100 },
      { balance: 100, cost: 3, succeed: 33 },
      { balance: 7, cost: 8, succeed: 0 },
    ])(
      'of cost $cost on $balance credits: $succeed succeed',
      async ({ balance, cost, succeed }) => {
        const others = await Promise.all([1, 2, 3].map(() => openPlatform(database(), clock)))
        const account = await platform.accountWith(balance)
        const nodes = [platform, ...others]
        const holds = Array.from({ length: 200 }, async (_, index) => {
          const node = nodes[index % nodes.length] as TestPlatform
          // Spread a little, so that the batches of the nodes overlap.
          await sleep(index % 20)
          return node.reserve(account, { cost }).then(async (hold) => {
            await node.metering.settle(hold)
            return hold
          })
        })
        expect(await outcomes(holds)).toHaveLength(succeed)
        expect(await platform.credits(account)).toBe(balance - succeed * cost)
        await platform.balanced(account)
      },
    )

    it('of different costs: none is refused that the balance would cover', async () => {
      const account = await platform.accountWith(10)
      const costs = [6, 6, 3, 1, 1]
      const held = await outcomes(costs.map((cost) => platform.reserve(account, { cost })))
      expect(held.map((hold) => hold.cost)).toEqual([6, 3, 1])
    })
  })
})
