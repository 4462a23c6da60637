// Gathers what is kept about the session's account.
import type { AccountData } from '../../../contract/management.js'
import { endpoint } from '../../endpoint.js'
import { accountDataSchema, ENTRIES_MAX } from './schema.js'

export const accountData = endpoint({
  ...accountDataSchema,
  handle: async ({ services, account }): Promise<AccountData> => {
    const { identity, keys, connector, metering } = services
    const [email, ownKeys, connections, usage, entries] = await Promise.all([
      identity.emailOf(account.id),
      keys.list(account.id),
      connector.list(account.id),
      metering.usage(account.id),
      metering.entries(account.id, ENTRIES_MAX),
    ])
    return {
      account_id: account.id,
      created_at: new Date(account.createdAt).toISOString(),
      email,
      plan: account.plan.id,
      credits: usage.creditsRemaining,
      billing_customer: account.billingCustomer,
      keys: ownKeys,
      connections,
      ledger: entries.map(({ at, kind, operation, credits, requestId }) => ({
        at: new Date(at).toISOString(),
        kind,
        operation,
        credits,
        request_id: requestId,
      })),
    }
  },
})
