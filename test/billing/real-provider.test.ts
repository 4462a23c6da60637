// With a key of the real provider, nothing of the built-in one exists, and only the real one's
// secret counts.
import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'

const SECRET = 'whsec_of_the_real_provider'
const app = useTestApp({
  env: { STRIPE_SECRET_KEY: 'sk_test_nobody', STRIPE_WEBHOOK_SECRET: SECRET },
})

const payload = JSON.stringify({
  id: 'evt_real',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_x', object: 'invoice', customer: 'cus_x', lines: { data: [] } } },
})
const post = async (secret: string): Promise<number> => {
  const { webhooks } = new Stripe('sk_test_nobody')
  const signature = webhooks.generateTestHeaderString({ payload, secret })
  const headers = { 'stripe-signature': signature }
  return (await app.call('/v1/billing/webhook', { body: payload, headers })).status
}

it('the pages of the test provider are not there', async () => {
  expect(app.services.billing.testProvider).toBeUndefined()
  for (const page of ['checkout', 'portal']) {
    expect((await app.call(`/test-provider/${page}/cs_test_1`)).status).toBe(404)
  }
})

it('the webhook takes what the configured secret has signed, and nothing else', async () => {
  expect([await post(SECRET), await post('whsec_other')]).toEqual([200, 400])
})
