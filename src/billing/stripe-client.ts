// The one place where the provider's SDK is opened. The real and the test provider differ only in
// their address.
import type { Stripe } from 'stripe'

/** A buyer waits for this call, so it is short. */
const TIMEOUT_MS = 20_000
/** The SDK's own default, stated here so that the time stays bounded. */
const RETRIES_MAX = 2

export interface ProviderAddress {
  host: string
  port: number
  protocol: 'http' | 'https'
}

/** Loaded on demand, since most processes never sell anything. */
export async function openStripe(key: string, address?: ProviderAddress): Promise<Stripe> {
  const { Stripe: Sdk } = await import('stripe')
  return new Sdk(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES_MAX,
    telemetry: false,
    ...address,
  })
}
