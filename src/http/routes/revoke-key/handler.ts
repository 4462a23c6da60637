// Revokes a key of the session's account; another account's key is as unknown as no key.
import { endpoint } from '../../endpoint.js'
import { revokeKeySchema } from './schema.js'

export const revokeKey = endpoint({
  ...revokeKeySchema,
  handle: ({ services, account, params }) => services.keys.revoke(account.id, params.keyId),
})
