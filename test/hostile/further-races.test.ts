// More than sixty races for the last credits of an account: as many calls succeed as can be paid,
// the rest get 402, and every credit is either spent or still there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { leaveCredits } from '../support/balance.js'
import { PROBES } from '../support/probes.js'
import { onEachEngine } from '../support/store.js'
import { RACES, type Ways } from './further-support/credit-races.js'

/** The statuses that a call in such a race may get; 409 if its repeat is still running. */
const ALLOWED = new Set([200, 402, 409, 422])

onEachEngine('a race for credits', (database) => {
  let here: TestApp
  let there: TestApp
  beforeAll(async () => {
    here = await openTestApp({ database: database(), extraRoutes: PROBES })
    there = await openTestApp({ database: database(), extraRoutes: PROBES })
  })
  afterAll(async () => {
    await here.close()
    await there.close()
  })

  async function raceFor(credits: number): Promise<{ accountId: string; ways: Ways }> {
    const { accountId, key } = await here.person('scale')
    const second = await here.services.keys.mint(accountId)
    await leaveCredits(here.services, accountId, credits)
    const sent =
      (path: string, body: object, { node = here, by = key, headers = {} } = {}) =>
      async () =>
        (await node.call(path, { key: by, body, headers })).status
    const ways: Ways = {
      ping: sent('/ping', {}),
      match: sent('/probe/match', { candidate: {}, role: {} }),
      failing: sent('/probe/slow', { ms: 1, fail: 'parse' }),
      byOtherKey: sent('/ping', {}, { by: second.key }),
      byOtherNode: sent('/ping', {}, { node: there }),
      repeated: sent('/probe/slow', { ms: 1 }, { headers: { 'idempotency-key': 'again' } }),
    }
    return { accountId, ways }
  }

  describe('is lost and won to the credit', () => {
    it.each(RACES)('$name', async ({ credits, calls, each }) => {
      const { accountId, ways } = await raceFor(credits)
      const running = calls(ways)
      const statuses = await Promise.all(running.map((call) => call()))
      expect(statuses.filter((status) => !ALLOWED.has(status))).toEqual([])
      if (each !== undefined) {
        const paid = Math.min(running.length, Math.floor(credits / each))
        expect(statuses.filter((status) => status === 200)).toHaveLength(paid)
      }
      const struck = await here.services.metering.checkLedger(accountId)
      expect(struck).toMatchObject({ ok: true, held: 0, problems: [] })
      expect(struck.available).toBeGreaterThanOrEqual(0)

      // Exactly the credits that are left can still be spent.
      for (let left = struck.available; left > 0; left -= 1) expect(await ways.ping()).toBe(200)
      expect(await ways.ping()).toBe(402)
      const end = await here.services.metering.checkLedger(accountId)
      expect(end).toMatchObject({ ok: true, available: 0, held: 0 })
    })
  })
})
