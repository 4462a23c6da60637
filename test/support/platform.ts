// The platform's services over one store, as a process has them.
import { beforeAll, expect } from 'vitest'
import { createAccounts } from '../../src/accounts/service.js'
import type { Accounts } from '../../src/accounts/types.js'
import { LIFETIMES, type Lifetimes } from '../../src/metering/processes.js'
import { createMetering } from '../../src/metering/service.js'
import type { Hold, Metering, ReserveRequest } from '../../src/metering/types.js'
import { type Clock, systemClock } from '../../src/runtime/clock.js'
import type { LedgerCheck } from '../../src/store/check-ledger.js'
import type { Store } from '../../src/store/types.js'
import type { TestDatabase } from './store.js'

export interface TestPlatform {
  store: Store
  accounts: Accounts
  metering: Metering
  /** An account with exactly these credits, all of them from a pack. */
  accountWith(credits: number): Promise<string>
  reserve(accountId: string, request?: Partial<ReserveRequest>): Promise<Hold>
  /** What can be spent. */
  credits(accountId: string): Promise<number>
  /** Checks that the ledger agrees with the balance, and returns what it says. */
  balanced(accountId: string): Promise<LedgerCheck>
}

/**
 * A free plan without credits, and a paid one, so that each test says how much there is to spend.
 */
export const CATALOG = {
  plans: [
    { id: 'none', name: 'None', monthly_price_cents: 0, monthly_credits: 0, rate_limit_rpm: 60 },
    { id: 'ten', name: 'Ten', monthly_price_cents: 1, monthly_credits: 10, rate_limit_rpm: 60 },
    { id: 'forty', name: 'Forty', monthly_price_cents: 4, monthly_credits: 40, rate_limit_rpm: 60 },
  ],
  packs: [],
}

export async function openPlatform(
  database: TestDatabase,
  clock: Clock = systemClock,
  lifetimes: Lifetimes = LIFETIMES,
): Promise<TestPlatform> {
  const store = await database.open(clock)
  const accounts = createAccounts({ store, catalog: CATALOG })
  const metering = await createMetering({ store, accounts, lifetimes })
  let requests = 0
  return {
    store,
    accounts,
    metering,
    accountWith: async (credits) => {
      const { id } = await accounts.create()
      if (credits > 0) await metering.grantPack(id, credits, 'opening')
      return id
    },
    reserve: (accountId, request = {}) => {
      requests += 1
      const requestId = `req_${requests}`
      return metering.reserve({ accountId, operation: 'ping', cost: 1, requestId, ...request })
    },
    credits: async (accountId) => (await metering.usage(accountId)).creditsRemaining,
    balanced: async (accountId) => {
      const check = await metering.checkLedger(accountId)
      expect(check.problems).toEqual([])
      return check
    },
  }
}

/** One platform for all tests of a suite; it exists once the first of them runs. */
export function usePlatform(database: () => TestDatabase, clock?: Clock): TestPlatform {
  const platform = {} as TestPlatform
  beforeAll(async () => {
    Object.assign(platform, await openPlatform(database(), clock))
  })
  return platform
}

export const refusal = (code: string) => expect.objectContaining({ code })
