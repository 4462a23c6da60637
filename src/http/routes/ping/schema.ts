// GET /ping: a call that goes through authentication, rate limit and metering, and does no work.
import { Type } from 'typebox'
import { Pong } from '../../../contract/service-state.js'
import { ACCOUNT_ID } from '../../openapi/sample-values.js'

export const pingSchema = {
  name: 'ping',
  metered: 'ping',
  light: true,
  methods: ['GET', 'POST'],
  path: '/ping',
  tag: 'Main API',
  summary: 'Shows that a key works, and what the account has left',
  input: Type.Object({}),
  queryFields: [],
  data: Pong,
  dataExample: {
    pong: true,
    account: ACCOUNT_ID,
    plan: 'starter',
    credits_remaining: 1874,
    time: '2026-01-31T12:00:00.000Z',
  },
} as const
