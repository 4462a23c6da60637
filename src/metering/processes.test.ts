// What becomes of the holds of a process that died, or seemed to, on both engines.
import { describe, expect, it } from 'vitest'
import { MovableClock } from '../../test/support/movable-clock.js'
import { openPlatform, refusal, usePlatform } from '../../test/support/platform.js'
import { onEachEngine } from '../../test/support/store.js'

const MINUTE_MS = 60_000

onEachEngine('holds', (database) => {
  const clock = new MovableClock('2026-01-15T12:00:00Z')
  const platform = usePlatform(database, clock)

  describe('a process that died', () => {
    it('loses its holds within a minute, and a living one keeps them', async () => {
      const account = await platform.accountWith(10)
      const dead = await openPlatform(database(), clock)
      await dead.reserve(account, { cost: 4 })
      await platform.metering.sweep()
      expect(await platform.credits(account)).toBe(6)
      clock.advance(MINUTE_MS)
      const survivor = await openPlatform(database(), clock)
      await survivor.reserve(account, { cost: 1 })
      await survivor.metering.sweep()
      expect(await platform.credits(account)).toBe(9)
      await platform.balanced(account)
    })

    it('and comes back is still charged, when the balance allows it', async () => {
      const account = await platform.accountWith(10)
      const paused = await openPlatform(database(), clock)
      const hold = await paused.reserve(account, { cost: 4 })
      clock.advance(MINUTE_MS)
      await platform.metering.sweep()
      expect(await platform.credits(account)).toBe(10)
      expect(await paused.metering.settle(hold)).toEqual({ creditsUsed: 4, replayed: false })
      expect(await platform.credits(account)).toBe(6)
      await platform.balanced(account)
    })

    it('and comes back to a spent balance is refused, and charged nothing', async () => {
      const account = await platform.accountWith(4)
      const paused = await openPlatform(database(), clock)
      const hold = await paused.reserve(account, { cost: 4 })
      clock.advance(MINUTE_MS)
      const other = await openPlatform(database(), clock)
      await other.metering.sweep()
      await other.metering.settle(await other.reserve(account, { cost: 2 }))
      await expect(paused.metering.settle(hold)).rejects.toEqual(refusal('insufficient_credits'))
      await paused.metering.release(hold)
      expect(await platform.credits(account)).toBe(2)
      await platform.balanced(account)
    })
  })
})
