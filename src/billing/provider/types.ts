// The built-in test provider, as billing and the HTTP layer see it.
import type { ProviderAddress } from '../stripe-client.js'

export interface ProviderAccess {
  key: string
  /** The secret that signs its webhooks. */
  secret: string
  address: ProviderAddress
}

/** Posts a signed event to our own webhook; true when it was taken. */
export type Deliver = (body: string, signature: string) => Promise<boolean>

export interface CheckoutView {
  id: string
  status: 'open' | 'complete' | 'expired'
  item: string
  cents: number
  monthly: boolean
  cancelUrl: string
}

export interface PortalView {
  id: string
  returnUrl: string
  subscription?: {
    plan: string
    cents: number
    status: string
    endsAt: number
    endsForGood: boolean
    cardDeclined: boolean
  }
  /** Plans to change to; a plan that the link has chosen comes first. */
  choices: { price: string; name: string; cents: number; chosen: boolean }[]
  invoices: { number: string; item: string; cents: number; paid: boolean; at: number }[]
}

export type PortalAction =
  | { kind: 'change'; price: string }
  | { kind: 'cancel' | 'resume' | 'card_declined' | 'card_good' }

export interface TestProvider {
  /** Opens the listener that the SDK calls. */
  open(): Promise<ProviderAccess>
  /** Starts sending webhooks, and renewing subscriptions by themselves. */
  attach(deliver: Deliver): void
  checkoutView(id: string): Promise<CheckoutView | undefined>
  /** Pays, and returns the address to go to next. */
  pay(id: string): Promise<string | undefined>
  portalView(id: string): Promise<PortalView | undefined>
  act(id: string, action: PortalAction): Promise<void>
  /** Renews, retries and ends what is due, and sends the events that were not delivered yet. */
  tick(): Promise<void>
  close(): Promise<void>
}
