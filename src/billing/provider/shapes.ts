// The provider's objects, with only the members that this service and its tests use.
export interface Stored {
  id: string
  object: string
  created: number
}

export interface Customer extends Stored {
  object: 'customer'
  metadata: Record<string, string>
}

export interface Price extends Stored {
  object: 'price'
  active: boolean
  currency: string
  unit_amount: number
  lookup_key: string
  metadata: Record<string, string>
  product: string
  recurring: { interval: 'month' } | null
  /** The name of the product; the real provider keeps it there. */
  nickname: string
}

export interface Checkout extends Stored {
  object: 'checkout.session'
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  customer: string
  client_reference_id: string
  metadata: Record<string, string>
  amount_total: number
  currency: string
  payment_intent: string | null
  subscription: string | null
  /** Absent on pages from before packs had invoices. */
  invoice_creation?: { enabled: boolean }
  success_url: string
  cancel_url: string
  url: string
  price: string
}

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: 1
  current_period_start: number
  current_period_end: number
}

export interface Subscription extends Stored {
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  cancel_at_period_end: boolean
  billing_cycle_anchor: number
  /** Months from the anchor to the end of the current period. */
  months: number
  card_declined: boolean
  items: { object: 'list'; data: [SubscriptionItem] }
  metadata: Record<string, string>
}

export interface InvoiceLine {
  id: string
  object: 'line_item'
  amount: number
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string; product: string } }
}

export interface Invoice extends Stored {
  object: 'invoice'
  number: string
  customer: string
  status: 'open' | 'paid'
  billing_reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  /** The name of the product that was bought. */
  description?: string
  total: number
  /** Null for a pack. */
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } } | null
  lines: { object: 'list'; data: InvoiceLine[] }
}

export interface Charge extends Stored {
  object: 'charge'
  customer: string
  payment_intent: string
  amount: number
  amount_refunded: number
  refunded: boolean
}

export interface InvoicePayment extends Stored {
  object: 'invoice_payment'
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'paid'
  amount_paid: number
}

export interface Portal extends Stored {
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  chosen_price: string | null
}

export interface PortalConfiguration extends Stored {
  object: 'billing_portal.configuration'
  active: boolean
  metadata: Record<string, string>
}

export interface Event extends Stored {
  object: 'event'
  type: string
  api_version: string
  livemode: false
  data: { object: Stored }
}
