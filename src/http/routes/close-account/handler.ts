// Ends the session's account, unless a subscription would go on being charged.
import type { ClosedAccount } from '../../../contract/management.js'
import { RolecallError } from '../../../runtime/errors.js'
import { endpoint } from '../../endpoint.js'
import { closeAccountSchema } from './schema.js'

export const closeAccount = endpoint({
  ...closeAccountSchema,
  handle: async ({ services, account }): Promise<ClosedAccount> => {
    if (await services.billing.isSubscribed(account.id)) {
      throw new RolecallError(
        'invalid_request',
        'A subscription is running. Cancel it in the billing portal first, so that nothing is charged any more.',
      )
    }
    await services.accounts.close(account.id)
    return { account_id: account.id, closed: true }
  },
})
