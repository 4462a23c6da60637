// The calls that the SDK makes, as the test provider answers them.
import { randomId } from '../../runtime/ids.js'
import type { ObjectStore } from './object-store.js'
import type { Outbox } from './outbox.js'
import { type FormFields, text, texts } from './parse-form.js'
import type {
  Charge,
  Checkout,
  Customer,
  Event,
  Invoice,
  InvoicePayment,
  Portal,
  PortalConfiguration,
  Price,
  Stored,
  Subscription,
} from './shapes.js'

export interface ApiCall {
  method: string
  /** Without /v1. */
  path: string
  fields: FormFields
}

/** An answer with another status than 200 must have an `error`: the SDK takes others for success. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export interface ApiParts {
  objects: ObjectStore
  outbox: Outbox
  pageUrl(page: 'checkout' | 'portal', id: string): string
}

type Handler = (fields: FormFields, id: string) => Promise<unknown>

const listOf = (data: Stored[]) => ({ object: 'list', data, has_more: false, url: '/' })

export function providerApi({ objects, outbox, pageUrl }: ApiParts) {
  const found = async <T extends Stored>(id: string, kind: T['object']): Promise<T> => {
    const object = await objects.get<T>(id, kind)
    if (!object) throw new ApiError(404, `No such ${kind}: it does not exist in the test provider.`)
    return object
  }
  const kept = async <T extends Stored>(object: T): Promise<T> => {
    await objects.put(object)
    return object
  }

  const makeCustomer: Handler = (fields) =>
    kept<Customer>({
      ...objects.stamp('cus_test_', 'customer'),
      metadata: texts(fields, 'metadata'),
    })

  const listPrices: Handler = async (fields) => {
    const keys = new Set(Object.values(texts(fields, 'lookup_keys')))
    const prices = await objects.list<Price>('price')
    return listOf(prices.filter((price) => keys.size === 0 || keys.has(price.lookup_key)))
  }

  const makePrice: Handler = async (fields) => {
    const lookup_key = text(fields, 'lookup_key')
    const known = (await objects.list<Price>('price')).find((one) => one.lookup_key === lookup_key)
    if (known) return known
    return kept<Price>({
      ...objects.stamp('price_test_', 'price'),
      active: true,
      currency: text(fields, 'currency'),
      unit_amount: Number(text(fields, 'unit_amount')),
      lookup_key,
      metadata: texts(fields, 'metadata'),
      product: randomId('prod_test_'),
      recurring: text(fields, 'recurring', 'interval') === '' ? null : { interval: 'month' },
      nickname: text(fields, 'product_data', 'name'),
    })
  }

  const makeCheckout: Handler = async (fields) => {
    const price = await found<Price>(text(fields, 'line_items', '0', 'price'), 'price')
    const customer = await found<Customer>(text(fields, 'customer'), 'customer')
    const stamp = objects.stamp('cs_test_', 'checkout.session')
    return kept<Checkout>({
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
      url: pageUrl('checkout', stamp.id),
      price: price.id,
    })
  }

  const listCheckouts: Handler = async (fields) => {
    const [customer, status] = [text(fields, 'customer'), text(fields, 'status')]
    const all = await objects.list<Checkout>('checkout.session')
    return listOf(all.filter((one) => one.customer === customer && one.status === status))
  }

  const expireCheckout: Handler = async (_fields, id) => {
    const session = await found<Checkout>(id, 'checkout.session')
    const expired: Checkout = { ...session, status: 'expired' }
    if (session.status !== 'open' || !(await objects.replace(session, expired))) {
      throw new ApiError(400, 'Only an open checkout session can be expired.')
    }
    return expired
  }

  const makePortal: Handler = async (fields) => {
    const customer = await found<Customer>(text(fields, 'customer'), 'customer')
    const confirm = ['flow_data', 'subscription_update_confirm', 'items', '0', 'price']
    const stamp = objects.stamp('bps_test_', 'billing_portal.session')
    return kept<Portal>({
      ...stamp,
      customer: customer.id,
      return_url: text(fields, 'return_url'),
      url: pageUrl('portal', stamp.id),
      chosen_price: text(fields, ...confirm) || null,
    })
  }

  const makeConfiguration: Handler = (fields) =>
    kept<PortalConfiguration>({
      ...objects.stamp('bpc_test_', 'billing_portal.configuration'),
      active: true,
      metadata: texts(fields, 'metadata'),
    })

  /** Of one payment: all of it, or the amount that is named. */
  const refund: Handler = async (fields) => {
    const payment = text(fields, 'payment_intent')
    const charge = (await objects.list<Charge>('charge')).find(
      (one) => one.payment_intent === payment,
    )
    if (!charge) throw new ApiError(404, 'No such payment_intent in the test provider.')
    const left = charge.amount - charge.amount_refunded
    const amount = Number(text(fields, 'amount') || left)
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) {
      throw new ApiError(400, 'The amount is more than is left of the charge.')
    }
    const amount_refunded = charge.amount_refunded + amount
    const refunded = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }
    await objects.put(refunded)
    await outbox.add('charge.refunded', refunded)
    await outbox.send()
    return { ...objects.stamp('re_test_', 'refund'), amount, status: 'succeeded' }
  }

  const listInvoicePayments: Handler = async (fields) => {
    const payment = text(fields, 'payment', 'payment_intent')
    const all = await objects.list<InvoicePayment>('invoice_payment')
    return listOf(all.filter((one) => payment === '' || one.payment.payment_intent === payment))
  }

  const list =
    <T extends Stored>(kind: T['object']): Handler =>
    async () =>
      listOf(await objects.list<T>(kind))
  const one =
    <T extends Stored>(kind: T['object']): Handler =>
    (_fields, id) =>
      found<T>(id, kind)

  /** By method and path; `:id` stands for any last part, or any before a verb. */
  const handlers: Record<string, Handler> = {
    'POST /customers': makeCustomer,
    'GET /customers/:id': one<Customer>('customer'),
    'GET /prices': listPrices,
    'POST /prices': makePrice,
    'GET /prices/:id': one<Price>('price'),
    'GET /checkout/sessions': listCheckouts,
    'POST /checkout/sessions': makeCheckout,
    'POST /checkout/sessions/:id/expire': expireCheckout,
    'GET /checkout/sessions/:id': one<Checkout>('checkout.session'),
    'POST /billing_portal/sessions': makePortal,
    'GET /billing_portal/configurations': list<PortalConfiguration>('billing_portal.configuration'),
    'POST /billing_portal/configurations': makeConfiguration,
    'GET /subscriptions/:id': one<Subscription>('subscription'),
    'GET /invoices/:id': one<Invoice>('invoice'),
    'GET /invoice_payments': listInvoicePayments,
    'GET /events': list<Event>('event'),
    'GET /events/:id': one<Event>('event'),
    'POST /refunds': refund,
  }

  return ({ method, path, fields }: ApiCall): Promise<unknown> => {
    const parts = path.split('/')
    for (const at of [parts.length, parts.length - 1, parts.length - 2]) {
      const pattern = parts.map((part, index) => (index === at ? ':id' : part)).join('/')
      const handler = handlers[`${method} ${pattern}`]
      if (handler) return handler(fields, decodeURIComponent(parts[at] ?? ''))
    }
    throw new ApiError(404, 'The test provider does not know this call.')
  }
}
