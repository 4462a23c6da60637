// Buying, managing, and applying payments: what the HTTP layer calls.
import type { AccountRecord } from '../accounts/types.js'
import type { CheckoutSession, PortalSession } from '../contract/management.js'
import type { TestProvider } from './provider/types.js'

/** Exactly one of the two is set. */
export interface Wanted {
  plan?: string
  pack?: string
}

export interface Billing {
  /** A hosted page on which to buy; invalid_request unless exactly one catalog item is named. */
  checkout(account: AccountRecord, wanted: Wanted): Promise<CheckoutSession>
  /** A hosted page on which to manage what was bought; invalid_request before the first purchase. */
  portal(account: AccountRecord): Promise<PortalSession>
  /** Whether a subscription runs: somebody pays, or is about to. */
  isSubscribed(accountId: string): Promise<boolean>
  /** Applies a provider's event once; invalid_request when it is not signed, or too old. */
  receive(body: Uint8Array, signature: string | undefined): Promise<void>
  /** The built-in provider; undefined when a real one is configured. */
  readonly testProvider: TestProvider | undefined
  close(): Promise<void>
}

export interface BillingOptions {
  /** If it is not set, the built-in test provider takes the payments. */
  stripeKey?: string
  webhookSecret?: string
  /** Where the provider's pages send the browser back to. */
  returnUrl(): string
  /** Where callers reach this server; the built-in provider's pages are there. */
  publicUrl(): string
  onError?(error: unknown): void
}
