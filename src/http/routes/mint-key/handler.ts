// Mints a key for the session's account.
import { endpoint } from '../../endpoint.js'
import { mintKeySchema } from './schema.js'

export const mintKey = endpoint({
  ...mintKeySchema,
  handle: ({ services, account, body }) => services.keys.mint(account.id, body.label),
})
