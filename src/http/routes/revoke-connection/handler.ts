// Ends a connection of the session's account; another account's is as unknown as none.
import { endpoint } from '../../endpoint.js'
import { revokeConnectionSchema } from './schema.js'

export const revokeConnection = endpoint({
  ...revokeConnectionSchema,
  handle: ({ services, account, params }) =>
    services.connector.revoke(account.id, params.connectionId),
})
