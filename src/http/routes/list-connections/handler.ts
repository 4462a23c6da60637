// Lists the connections of the session's account.
import { endpoint } from '../../endpoint.js'
import { listConnectionsSchema } from './schema.js'

export const listConnections = endpoint({
  ...listConnectionsSchema,
  handle: async ({ services, account }) => ({
    connections: await services.connector.list(account.id),
  }),
})
