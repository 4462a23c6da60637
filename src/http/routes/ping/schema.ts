// GET /ping: a call that goes through authentication, rate limit and metering, and does no work.
import { Type } from 'typebox'
import { Pong } from '../../../contract/management.js'

export const pingSchema = {
  name: 'ping',
  metered: 'ping',
  methods: ['GET', 'POST'],
  path: '/ping',
  tag: 'Main API',
  summary: 'Shows that a key works, and what the account has left',
  input: Type.Object({}),
  queryFields: [],
  data: Pong,
} as const
