// POST /v1/billing/checkout: a hosted page on which to buy a plan or a pack.
import { Type } from 'typebox'
import { CheckoutSession } from '../../../contract/management.js'

const PLAN = Type.String({ description: 'A paid plan of the catalog' })
const PACK = Type.String({ description: 'A pack of the catalog' })

export const checkoutSchema = {
  name: 'checkout',
  method: 'POST',
  path: '/v1/billing/checkout',
  auth: 'session',
  tag: 'Management API',
  summary: 'Begins a purchase on the page of the payment provider',
  description:
    'Name exactly one of plan and pack. The plan or the credits are applied once the payment provider confirms the payment. A subscriber who names another plan gets a page on which to confirm the change.',
  body: Type.Object({ plan: Type.Optional(PLAN), pack: Type.Optional(PACK) }),
  published: Type.Unsafe({
    $id: 'CheckoutInput',
    description: 'Exactly one of plan and pack',
    oneOf: [
      Type.Object({ plan: PLAN }, { $id: 'CheckoutPlan', description: 'A plan' }),
      Type.Object({ pack: PACK }, { $id: 'CheckoutPack', description: 'A pack of credits' }),
    ],
  }),
  bodyExample: { plan: 'starter' },
  data: CheckoutSession,
  dataExample: {
    url: 'https://checkout.example.com/c/cs_test_a1b2c3',
    session_id: 'cs_test_a1b2c3',
  },
  errors: ['invalid_request'],
} as const
