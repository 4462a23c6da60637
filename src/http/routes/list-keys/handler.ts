// Lists the keys of the session's account.
import { endpoint } from '../../endpoint.js'
import { listKeysSchema } from './schema.js'

export const listKeys = endpoint({
  ...listKeysSchema,
  handle: async ({ services, account }) => ({ keys: await services.keys.list(account.id) }),
})
