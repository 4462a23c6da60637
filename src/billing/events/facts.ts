// What an event means, in our own terms: the provider's shapes end here.

/** The customer has bought something: there is a billing history now. */
export interface PurchaseFact {
  kind: 'purchase'
}

export interface PackPaidFact {
  kind: 'pack_paid'
  /** The provider's id of the payment; its refunds name it too. */
  payment: string
  /** The credits as they were sold: the catalog may have changed since. */
  credits: number
  amount: number
}

export interface RefundFact {
  kind: 'refund'
  /** The payment of a pack, or the invoice of a term. */
  payment: string
  amount: number
  /** The sum of all refunds so far. */
  amountRefunded: number
}

/** The subscription as the provider shows it now, whatever the event said. */
export interface SubscriptionFact {
  kind: 'subscription'
  id: string
  plan: string
  status: string
  /** The version that our row had when the provider was asked. */
  version: number
}

export interface TermPaidFact {
  kind: 'term_paid'
  invoice: string
  subscription: string
  plan: string
  /** Milliseconds. */
  endsAt: number
}

export type Fact = PurchaseFact | PackPaidFact | RefundFact | SubscriptionFact | TermPaidFact

/** Paid for, or in the time that the provider gives to pay. */
const ENTITLED = new Set(['active', 'trialing', 'past_due'])
/** States after which nothing else happens. */
const OVER = new Set(['canceled', 'incomplete_expired'])

export const isEntitled = (status: string): boolean => ENTITLED.has(status)
export const isOver = (status: string): boolean => OVER.has(status)
