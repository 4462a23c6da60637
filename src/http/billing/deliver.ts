// Posts the test provider's events to this server's own webhook, over HTTP, as the real one would.
import type { AddressInfo } from 'node:net'
import type { Deliver } from '../../billing/provider/types.js'
import { WEBHOOK_PATH } from './install-webhook.js'

/** This very server answers: more time would not help. */
const TIMEOUT_MS = 10_000
const OWN_ADDRESS: Record<string, string> = { '::': '[::1]', '0.0.0.0': '127.0.0.1' }

export function deliverTo({ address, family, port }: AddressInfo): Deliver {
  const host = OWN_ADDRESS[address] ?? (family === 'IPv6' ? `[${address}]` : address)
  return async (body, signature) => {
    const answer = await fetch(`http://${host}:${port}${WEBHOOK_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    return answer.ok
  }
}
