// Brings an account's balance down to a number, by spending the rest as calls would.
import { readConfig } from '../../src/http/config.js'
import { openServices } from '../../src/http/open-services.js'
import type { Services } from '../../src/http/services.js'
import type { TestServer } from './server.js'

export async function leaveCredits(
  { metering }: Services,
  accountId: string,
  credits: number,
): Promise<void> {
  const { creditsRemaining } = await metering.usage(accountId)
  const hold = await metering.reserve({
    accountId,
    operation: 'ping',
    cost: creditsRemaining - credits,
    requestId: 'req_spend',
  })
  await metering.settle(hold)
}

/** The platform's services over a running server's store, from this process. */
export async function withServicesOf<T>(
  server: TestServer,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const { services, close } = await openServices(readConfig(server.env))
  try {
    return await work(services)
  } finally {
    await close()
  }
}
