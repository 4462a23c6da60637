// GET /v1/usage/daily: what the account used, day by day.
import { UsageByDay } from '../../../contract/management.js'

/** A month at a glance, and few enough rows to answer at once. */
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
  dataExample: {
    from: '2026-01-02',
    to: '2026-01-31',
    days: [{ day: '2026-01-31', operation: 'parse_resume', calls: 12, credits: 12 }],
  },
} as const
