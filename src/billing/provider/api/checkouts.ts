// Checkout sessions of the test provider.
import type { ObjectStore } from '../object-store.js'
import { text, texts } from '../parse-form.js'
import type { Checkout, Customer, Price } from '../shapes.js'
import { ApiError, found, type Handler, type Handlers, kept, listOf, one } from './handler.js'

export function checkoutCalls(objects: ObjectStore, pageUrl: (id: string) => string): Handlers {
  const makeCheckout: Handler = async (fields) => {
    const price = await found<Price>(objects, text(fields, 'line_items', '0', 'price'), 'price')
    const customer = await found<Customer>(objects, text(fields, 'customer'), 'customer')
    const stamp = objects.stamp('cs_test_', 'checkout.session')
    return kept<Checkout>(objects, {
      ...stamp,
      mode: text(fields, 'mode') === 'subscription' ? 'subscription' : 'payment',
      status: 'open',
      payment_status: 'unpaid',
      customer: customer.id,
      client_reference_id: text(fields, 'client_reference_id'),
      metadata: texts(fields, 'metadata'),
      amount_total: price.unit_amount,
      currency: price.currency,
      payment_intent: null,
      subscription: null,
      invoice_creation: { enabled: text(fields, 'invoice_creation', 'enabled') === 'true' },
      success_url: text(fields, 'success_url'),
      cancel_url: text(fields, 'cancel_url'),
      url: pageUrl(stamp.id),
      price: price.id,
    })
  }

  const listCheckouts: Handler = async (fields) => {
    const [customer, status] = [text(fields, 'customer'), text(fields, 'status')]
    const all = await objects.list<Checkout>('checkout.session')
    return listOf(all.filter((one) => one.customer === customer && one.status === status))
  }

  const expireCheckout: Handler = async (_fields, id) => {
    const session = await found<Checkout>(objects, id, 'checkout.session')
    const expired: Checkout = { ...session, status: 'expired' }
    if (session.status !== 'open' || !(await objects.replace(session, expired))) {
      throw new ApiError(400, 'Only an open checkout session can be expired.')
    }
    return expired
  }

  return {
    'GET /checkout/sessions': listCheckouts,
    'POST /checkout/sessions': makeCheckout,
    'POST /checkout/sessions/:id/expire': expireCheckout,
    'GET /checkout/sessions/:id': one<Checkout>(objects, 'checkout.session'),
  }
}
