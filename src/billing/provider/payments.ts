// Charges of the test provider, and which invoice each of them paid.
import { randomId } from '../../runtime/ids.js'
import type { ObjectStore } from './object-store.js'
import type { Charge, Invoice, InvoicePayment } from './shapes.js'

export class Payments {
  readonly #objects: ObjectStore

  constructor(objects: ObjectStore) {
    this.#objects = objects
  }

  /** Returns the id of the payment, which refunds name. */
  async charge(customer: string, amount: number): Promise<string> {
    const payment = randomId('pi_test_')
    const charge: Charge = {
      ...this.#objects.stamp('ch_test_', 'charge'),
      customer,
      payment_intent: payment,
      amount,
      amount_refunded: 0,
      refunded: false,
    }
    await this.#objects.put(charge)
    return payment
  }

  /**
   * Returns the id of the payment; null for an invoice that gives money back, which charges
   * nothing.
   */
  async pay(invoice: Invoice): Promise<string | null> {
    if (invoice.total <= 0) return null
    const payment = await this.charge(invoice.customer, invoice.total)
    const paid: InvoicePayment = {
      ...this.#objects.stamp('inpay_test_', 'invoice_payment'),
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: payment },
      status: 'paid',
      amount_paid: invoice.total,
    }
    await this.#objects.put(paid)
    return payment
  }
}
