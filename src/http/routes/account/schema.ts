// GET /v1/account: plan, credits, limit, and what can be bought.
import { Account } from '../../../contract/management.js'

export const accountSchema = {
  name: 'account',
  method: 'GET',
  path: '/v1/account',
  auth: 'session',
  tag: 'Management API',
  summary: 'Shows plan, credits, rate limit and the catalog',
  data: Account,
  dataExample: {
    plan: 'starter',
    credits: 1875,
    rate_limit_rpm: 120,
    stripe_customer: true,
    catalog: {
      plans: [
        {
          id: 'starter',
          name: 'Starter',
          monthly_price_cents: 2900,
          monthly_credits: 2000,
          rate_limit_rpm: 120,
        },
      ],
      packs: [{ id: 'pack_500', name: '500 credits', price_cents: 900, credits: 500 }],
    },
  },
} as const
