// From a provider's event to facts. The subscription is asked for anew, because events come late
// and in any order.
import type { Stripe } from 'stripe'
import type { PriceBook } from '../price-book.js'
import type { Fact, SubscriptionFact, TermPaidFact } from './facts.js'

export interface EventReaderParts {
  stripe: Stripe
  book: PriceBook
  /** The version of our row for a subscription. */
  versionOf(subscription: string): Promise<number>
}

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '')

const subscriptionOf = ({ parent }: Stripe.Invoice): string =>
  idOf(parent?.subscription_details?.subscription)

/** Whom an event is about; empty when it names no customer. */
export const customerOf = (event: Stripe.Event): string =>
  idOf((event.data.object as { customer?: string | { id: string } | null }).customer)

export class EventReader {
  readonly #stripe: Stripe
  readonly #book: PriceBook
  readonly #versionOf: EventReaderParts['versionOf']

  constructor({ stripe, book, versionOf }: EventReaderParts) {
    this.#stripe = stripe
    this.#book = book
    this.#versionOf = versionOf
  }

  /** Gives an empty list for events that mean nothing here. */
  async read(event: Stripe.Event): Promise<readonly Fact[]> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return this.#checkout(event.data.object)
      case 'invoice.paid':
        return this.#invoicePaid(event.data.object)
      case 'invoice.payment_failed':
        return this.#subscription(subscriptionOf(event.data.object))
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
        return this.#subscription(event.data.object.id)
      case 'charge.refunded':
        return this.#refunded(event.data.object)
      default:
        return []
    }
  }

  async #subscription(id: string): Promise<SubscriptionFact[]> {
    if (id === '') return []
    // Read before the provider is asked, so that a write in between shows its answer to be stale.
    const version = await this.#versionOf(id)
    const { items, status } = await this.#stripe.subscriptions.retrieve(id)
    const price = items.data[0]?.price
    const plan = price && (await this.#book.planOf(price))
    return plan === undefined ? [] : [{ kind: 'subscription', id, plan, status, version }]
  }

  async #checkout(session: Stripe.Checkout.Session): Promise<Fact[]> {
    const credits = Number(session.metadata?.credits)
    const paid = session.payment_status === 'paid'
    const payment = idOf(session.payment_intent)
    const facts: Fact[] = paid ? [{ kind: 'purchase' }] : []
    if (paid && payment !== '' && Number.isSafeInteger(credits) && credits > 0) {
      facts.push({ kind: 'pack_paid', payment, credits, amount: session.amount_total ?? 0 })
    }
    return [...facts, ...(await this.#subscription(idOf(session.subscription)))]
  }

  async #invoicePaid(invoice: Stripe.Invoice): Promise<Fact[]> {
    const id = subscriptionOf(invoice)
    const facts: Fact[] = [{ kind: 'purchase' }, ...(await this.#subscription(id))]
    return id === '' ? facts : [...facts, ...(await this.#term(invoice, id))]
  }

  /** The dearest plan among the lines that run longest; lines for unused time are negative. */
  async #term(invoice: Stripe.Invoice, id: string): Promise<TermPaidFact[]> {
    const lines = invoice.lines.data
    // A move down gives money back and pays for nothing. Discounts are not in these amounts.
    if (lines.reduce((sum, line) => sum + line.amount, 0) <= 0) return []
    const charged = lines.filter((line) => line.amount >= 0)
    const endsAt = Math.max(0, ...charged.map((line) => line.period.end))
    const last = charged
      .filter((line) => line.period.end === endsAt)
      .sort((a, b) => b.amount - a.amount)
    for (const line of last) {
      const price = line.pricing?.price_details?.price
      const plan = price && (await this.#book.planOf(price))
      if (plan !== undefined && plan !== '') {
        const paid = { invoice: invoice.id ?? '', subscription: id, plan, endsAt: endsAt * 1000 }
        return [{ kind: 'term_paid', ...paid }]
      }
    }
    return []
  }

  async #refunded(charge: Stripe.Charge): Promise<Fact[]> {
    const { amount, amount_refunded: amountRefunded } = charge
    const intent = idOf(charge.payment_intent)
    const payment = (await this.#invoiceOf(intent)) || intent
    return [{ kind: 'refund', payment, amount, amountRefunded }]
  }

  /**
   * The invoice of the term that a payment was for; empty for packs, which are known by their
   * payment.
   */
  async #invoiceOf(payment: string): Promise<string> {
    if (payment === '') return ''
    const wanted = { type: 'payment_intent', payment_intent: payment } as const
    const { data } = await this.#stripe.invoicePayments.list({ payment: wanted, limit: 1 })
    const id = idOf(data[0]?.invoice)
    if (id === '') return ''
    return subscriptionOf(await this.#stripe.invoices.retrieve(id)) === '' ? '' : id
  }
}
