// GET /v1/usage/daily: what the account used, day by day.
import { UsageByDay } from '../../../contract/management.js'

export const DAYS = 30

export const usageDailySchema = {
  name: 'usage-daily',
  method: 'GET',
  path: '/v1/usage/daily',
  auth: 'session',
  tag: 'Management API',
  summary: `Shows charged calls and credits of the last ${DAYS} days, by day and operation`,
  description: 'Days are UTC, oldest first; a day without a charged call is left out.',
  data: UsageByDay,
} as const
