// Shows the session's account beside the catalog.
import type { Account } from '../../../contract/management.js'
import { endpoint } from '../../endpoint.js'
import { accountSchema } from './schema.js'

export const account = endpoint({
  ...accountSchema,
  handle: async ({ services, account }): Promise<Account> => {
    const { creditsRemaining } = await services.metering.usage(account.id)
    const { plans, packs } = services.accounts.catalog
    return {
      plan: account.plan.id,
      credits: creditsRemaining,
      rate_limit_rpm: account.plan.rate_limit_rpm,
      stripe_customer: account.billingCustomer !== null,
      catalog: { plans: [...plans], packs: [...packs] },
    }
  },
})
