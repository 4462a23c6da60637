// Keeps one page open at a time on which to buy a plan: two paid pages would make two
// subscriptions.
import type { Stripe } from 'stripe'
import { RolecallError } from '../runtime/errors.js'

/** As many as one answer of Stripe lists. */
const PAGES_MAX = 100

/**
 * Ends the pages for plans that a customer has open. Pages for packs stay, since a customer may buy
 * several.
 */
export async function endOtherPages(stripe: Stripe, customer: string): Promise<void> {
  const open = { customer, status: 'open', limit: PAGES_MAX } as const
  const { data } = await stripe.checkout.sessions.list(open)
  for (const { id, mode } of data) {
    if (mode === 'subscription') await stripe.checkout.sessions.expire(id).catch(paidMeanwhile)
  }
}

function paidMeanwhile(error: unknown): never {
  // Only an open page can be ended, and this one was open a moment ago.
  if ((error as { type?: unknown }).type !== 'StripeInvalidRequestError') throw error
  const message = 'Another checkout of this account is being paid just now. Look again shortly.'
  throw new RolecallError('invalid_request', message)
}
