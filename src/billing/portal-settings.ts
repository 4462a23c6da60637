// What the provider's portal offers: changing the plan, cancelling at the period's end, cards, invoices.
import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { PriceBook } from './price-book.js'

const MARK = 'rolecall'
const productOf = ({ product }: Stripe.Price): string =>
  typeof product === 'string' ? product : product.id

/** The id of a configuration that fits today's prices: made once, then found again by its mark. */
export async function portalSettings(stripe: Stripe, book: PriceBook): Promise<string> {
  const products = (await book.plans()).map((price) => ({
    product: productOf(price),
    prices: [price.id],
  }))
  const mark = createHash('sha256').update(JSON.stringify(products)).digest('hex').slice(0, 32)
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const known = data.find((one) => one.metadata?.[MARK] === mark)
  if (known) return known.id
  const made = await stripe.billingPortal.configurations.create({
    metadata: { [MARK]: mark },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        // A move up is paid for at once, so that its credits can come at once.
        proration_behavior: 'always_invoice',
        products,
      },
    },
  })
  return made.id
}
