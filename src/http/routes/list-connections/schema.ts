// GET /v1/connections: the outside tools that the account holder has let in.
import { ConnectionList } from '../../../contract/keys.js'
import { CONNECTION } from '../../openapi/sample-values.js'

export const listConnectionsSchema = {
  name: 'list-connections',
  method: 'GET',
  path: '/v1/connections',
  auth: 'session',
  tag: 'Management API',
  summary: 'Lists the tools that are connected to the account',
  description: 'Newest first, ended ones included.',
  data: ConnectionList,
  dataExample: { connections: [CONNECTION] },
} as const
