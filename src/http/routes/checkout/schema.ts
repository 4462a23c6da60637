// POST /v1/billing/checkout: a hosted page on which to buy a plan or a pack.
import { Type } from 'typebox'
import { CheckoutSession } from '../../../contract/management.js'

export const checkoutSchema = {
  name: 'checkout',
  method: 'POST',
  path: '/v1/billing/checkout',
  auth: 'session',
  tag: 'Management API',
  summary: 'Begins a purchase on the page of the payment provider',
  description:
    'Name exactly one of plan and pack. The plan or the credits are applied once the payment provider confirms the payment. A subscriber who names another plan gets a page on which to confirm the change.',
  body: Type.Object({
    plan: Type.Optional(Type.String({ description: 'A paid plan of the catalog' })),
    pack: Type.Optional(Type.String({ description: 'A pack of the catalog' })),
  }),
  bodyExample: { plan: 'starter' },
  data: CheckoutSession,
  errors: ['invalid_request'],
} as const
