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
} as const
