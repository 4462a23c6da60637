// From a provider's event to facts. A subscription is asked for anew: events come late and in any order.
import type { Stripe } from 'stripe'
import type { PriceBook } from '../price-book.js'
import type { Fact, SubscriptionFact, TermPaidFact } from './facts.js'

export interface EventReaderParts {
  stripe: Stripe
  book: PriceBook
  /** Version of our row of a subscription. */
  versionOf(subscription: string): Promise<number>
}

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '')

/** Whom an event is about; empty when it names no customer. */
export const customerOf = (event: Stripe.Event): string =>
  idOf((event.data.object as { customer?: string | { id: string } | null }).customer)

/** None for events that mean nothing here. */
export type EventReader = (event: Stripe.Event) => Promise<readonly Fact[]>

export function eventReader({ stripe, book, versionOf }: EventReaderParts): EventReader {
  const subscription = async (id: string): Promise<SubscriptionFact[]> => {
    if (id === '') return []
    // Before the provider is asked: a write in between makes its answer stale.
    const version = await versionOf(id)
    const { items, status } = await stripe.subscriptions.retrieve(id)
    const price = items.data[0]?.price
    const plan = price && (await book.planOf(price))
    return plan === undefined ? [] : [{ kind: 'subscription', id, plan, status, version }]
  }

  const checkout = async (session: Stripe.Checkout.Session): Promise<Fact[]> => {
    const credits = Number(session.metadata?.credits)
    const paid = session.payment_status === 'paid'
    const payment = idOf(session.payment_intent)
    const facts: Fact[] = paid ? [{ kind: 'purchase' }] : []
    if (paid && payment !== '' && Number.isSafeInteger(credits) && credits > 0) {
      facts.push({ kind: 'pack_paid', payment, credits, amount: session.amount_total ?? 0 })
    }
    return [...facts, ...(await subscription(idOf(session.subscription)))]
  }

  /** Of the lines that run longest the dearest plan; credit notes for unused time have minus signs. */
  const term = async (invoice: Stripe.Invoice, id: string): Promise<TermPaidFact[]> => {
    const lines = invoice.lines.data
    // A move down gives money back: it pays for nothing. Discounts are not in these amounts.
    if (lines.reduce((sum, line) => sum + line.amount, 0) <= 0) return []
    const charged = lines.filter((line) => line.amount >= 0)
    const endsAt = Math.max(0, ...charged.map((line) => line.period.end))
    const last = charged
      .filter((line) => line.period.end === endsAt)
      .sort((a, b) => b.amount - a.amount)
    for (const line of last) {
      const price = line.pricing?.price_details?.price
      const plan = price && (await book.planOf(price))
      if (plan !== undefined && plan !== '') {
        const paid = { invoice: invoice.id ?? '', subscription: id, plan, endsAt: endsAt * 1000 }
        return [{ kind: 'term_paid', ...paid }]
      }
    }
    return []
  }

  const invoicePaid = async (invoice: Stripe.Invoice): Promise<Fact[]> => {
    const id = idOf(invoice.parent?.subscription_details?.subscription)
    const facts: Fact[] = [{ kind: 'purchase' }, ...(await subscription(id))]
    return id === '' ? facts : [...facts, ...(await term(invoice, id))]
  }

  /** The invoice of a term that a payment was for; empty for packs, which go by their payment. */
  const invoiceOf = async (payment: string): Promise<string> => {
    if (payment === '') return ''
    const wanted = { type: 'payment_intent', payment_intent: payment } as const
    const { data } = await stripe.invoicePayments.list({ payment: wanted, limit: 1 })
    const id = idOf(data[0]?.invoice)
    if (id === '') return ''
    const { parent } = await stripe.invoices.retrieve(id)
    return idOf(parent?.subscription_details?.subscription) === '' ? '' : id
  }

  const refunded = async (charge: Stripe.Charge): Promise<Fact[]> => {
    const { amount, amount_refunded: amountRefunded } = charge
    const intent = idOf(charge.payment_intent)
    const payment = (await invoiceOf(intent)) || intent
    return [{ kind: 'refund', payment, amount, amountRefunded }]
  }

  return async (event) => {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return checkout(event.data.object)
      case 'invoice.paid':
        return invoicePaid(event.data.object)
      case 'invoice.payment_failed':
        return subscription(idOf(event.data.object.parent?.subscription_details?.subscription))
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
        return subscription(event.data.object.id)
      case 'charge.refunded':
        return refunded(event.data.object)
      default:
        return []
    }
  }
}
