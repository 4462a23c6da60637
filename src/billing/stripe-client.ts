// The one place where the provider's SDK is opened: only its address differs between real and test.
import type { Stripe } from 'stripe'

/** A buyer waits for this call. */
const TIMEOUT_MS = 20_000
/** As many as the SDK makes by itself, said here so that the time stays bounded. */
const RETRIES_MAX = 2

export interface ProviderAddress {
  host: string
  port: number
  protocol: 'http' | 'https'
}

/** Loaded when needed: most processes never sell anything. */
export async function openStripe(key: string, address?: ProviderAddress): Promise<Stripe> {
  const { Stripe: Sdk } = await import('stripe')
  return new Sdk(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES_MAX,
    telemetry: false,
    ...address,
  })
}
