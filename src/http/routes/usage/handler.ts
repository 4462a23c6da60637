// Shows the usage of the session's account.
import type { Usage } from '../../../contract/management.js'
import { endpoint } from '../../endpoint.js'
import { usageSchema } from './schema.js'

export const usage = endpoint({
  ...usageSchema,
  handle: async ({ services, account }): Promise<Usage> => {
    const report = await services.metering.usage(account.id)
    return {
      plan: report.plan,
      credits_remaining: report.creditsRemaining,
      period: report.period,
      credits_used_this_period: report.creditsUsed,
      calls_this_period: report.calls,
    }
  },
})
