// GET /v1/usage: what the account used in this period.
import { Usage } from '../../../contract/management.js'

export const usageSchema = {
  name: 'usage',
  method: 'GET',
  path: '/v1/usage',
  auth: 'session',
  tag: 'Management API',
  summary: 'Shows calls and credits of the current period',
  data: Usage,
  dataExample: {
    plan: 'starter',
    credits_remaining: 1875,
    period: '2026-01',
    credits_used_this_period: 125,
    calls_this_period: 140,
  },
} as const
