// DELETE /v1/connections/{connectionId}: a tool is thrown out, with all its tokens.
import { Type } from 'typebox'
import { RevokedConnection } from '../../../contract/keys.js'
import { CONNECTION } from '../../openapi/sample-values.js'

export const revokeConnectionSchema = {
  name: 'revoke-connection',
  method: 'DELETE',
  path: '/v1/connections/:connectionId',
  auth: 'session',
  tag: 'Management API',
  summary: 'Ends a connection',
  description: 'Effective within 60 seconds on every node. Ending it again gives the same answer.',
  params: Type.Object({ connectionId: Type.String({ description: 'Prefix conn_' }) }),
  data: RevokedConnection,
  dataExample: {
    connectionId: CONNECTION.connectionId,
    revoked: true,
    revokedAt: '2026-01-31T12:00:00.000Z',
  },
  errors: ['not_found'],
} as const
