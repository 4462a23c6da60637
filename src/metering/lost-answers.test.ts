// A database that works, but whose answer gets lost: the call is charged once, or not at all.
import { beforeAll, expect, it, vi } from 'vitest'
import { openPlatform, type TestPlatform } from '../../test/support/platform.js'
import { onEachEngine } from '../../test/support/store.js'
import { systemClock } from '../runtime/clock.js'
import type { Store } from '../store/types.js'

const QUICK = { beatMs: 20, aliveMs: 30_000, holdMs: 300_000 }

/** The next statements of the hot path take effect, and then seem to have failed. */
function loseAnswers(store: Store, count: number): void {
  let left = count
  const lossy =
    <Args extends unknown[], T>(run: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const result = await run(...args)
      if (left === 0) return result
      left -= 1
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    }
  if (store.engine === 'postgres') {
    const { postgres } = store
    postgres.query = lossy(postgres.query.bind(postgres)) as typeof postgres.query
    return
  }
  const { sqlite } = store
  sqlite.write = lossy(sqlite.write.bind(sqlite)) as typeof sqlite.write
  sqlite.writeUnhurried = lossy(sqlite.writeUnhurried.bind(sqlite)) as typeof sqlite.write
}

onEachEngine('an answer that is lost', (database) => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await openPlatform(database(), systemClock, QUICK)
  })

  const books = async (account: string) => {
    const check = await platform.metering.checkLedger(account)
    expect(check.problems).toEqual([])
    return { available: check.available, held: check.held }
  }

  it('of a settle: asked again, charged once', async () => {
    const account = await platform.accountWith(10)
    const hold = await platform.reserve(account, { cost: 4 })
    loseAnswers(platform.store, 1)
    expect(await platform.metering.settle(hold)).toEqual({ creditsUsed: 4, replayed: false })
    expect(await books(account)).toEqual({ available: 6, held: 0 })
  })

  it('of a settle, for good: the call fails and is refunded', async () => {
    const account = await platform.accountWith(10)
    const hold = await platform.reserve(account, { cost: 4 })
    loseAnswers(platform.store, 4)
    await expect(platform.metering.settle(hold)).rejects.toMatchObject({ code: 'ECONNRESET' })
    await platform.metering.release(hold)
    expect(await books(account)).toEqual({ available: 10, held: 0 })
  })

  it('of a reserve: the call fails, and what was set aside comes back', async () => {
    const account = await platform.accountWith(10)
    loseAnswers(platform.store, 1)
    await expect(platform.reserve(account, { cost: 4 })).rejects.toMatchObject({
      code: 'ECONNRESET',
    })
    await vi.waitUntil(async () => (await books(account)).available === 10)
    expect(await books(account)).toEqual({ available: 10, held: 0 })
  })

  it('of a release: tried again until it is known', async () => {
    const account = await platform.accountWith(10)
    const hold = await platform.reserve(account, { cost: 4 })
    loseAnswers(platform.store, 4)
    await platform.metering.release(hold)
    await vi.waitUntil(async () => (await books(account)).held === 0)
    expect(await books(account)).toEqual({ available: 10, held: 0 })
  })
})
