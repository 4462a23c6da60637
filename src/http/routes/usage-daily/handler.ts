// Shows the usage of the session's account by day.

import type { UsageByDay } from '../../../contract/management.js'
import { DAY_MS } from '../../../runtime/units.js'
import { endpoint } from '../../endpoint.js'
import { DAYS, usageDailySchema } from './schema.js'

export const usageDaily = endpoint({
  ...usageDailySchema,
  handle: async ({ services, account }): Promise<UsageByDay> => {
    const now = services.clock.now()
    const from = now - (now % DAY_MS) - (DAYS - 1) * DAY_MS
    const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
    return {
      from: day(from),
      to: day(now),
      days: await services.metering.dailyUsage(account.id, from),
    }
  },
})
