// Invoices, refunds and events of the test provider.
import type { ObjectStore } from '../object-store.js'
import type { Outbox } from '../outbox.js'
import { text } from '../parse-form.js'
import type { Charge, Event, Invoice, InvoicePayment, Subscription } from '../shapes.js'
import { ApiError, type Handler, type Handlers, list, listOf, one } from './handler.js'

export function chargeCalls(objects: ObjectStore, outbox: Outbox): Handlers {
  /** Refunds one payment: all of it, or the amount that is named. */
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

  return {
    'GET /subscriptions/:id': one<Subscription>(objects, 'subscription'),
    'GET /invoices/:id': one<Invoice>(objects, 'invoice'),
    'GET /invoice_payments': listInvoicePayments,
    'GET /events': list<Event>(objects, 'event'),
    'GET /events/:id': one<Event>(objects, 'event'),
    'POST /refunds': refund,
  }
}
