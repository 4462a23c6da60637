// POST /v1/billing/portal: a hosted page on which to manage or cancel the subscription.
import { Type } from 'typebox'
import { PortalSession } from '../../../contract/management.js'

export const portalSchema = {
  name: 'portal',
  method: 'POST',
  path: '/v1/billing/portal',
  auth: 'session',
  tag: 'Management API',
  summary: 'Opens the billing portal of the payment provider',
  description: 'Only after a first purchase: 400 for an account without billing history.',
  body: Type.Object({}),
  bodyExample: {},
  data: PortalSession,
  dataExample: { url: 'https://billing.example.com/p/session/test_a1b2c3' },
  errors: ['invalid_request'],
} as const
