// DELETE /v1/keys/{keyId}: the key stops working, here at once and everywhere within a minute.
import { Type } from 'typebox'
import { RevokedKey } from '../../../contract/keys.js'
import { KEY_SUMMARY } from '../../openapi/sample-values.js'

export const revokeKeySchema = {
  name: 'revoke-key',
  method: 'DELETE',
  path: '/v1/keys/:keyId',
  auth: 'session',
  tag: 'Management API',
  summary: 'Revokes a key',
  description: 'Effective within 60 seconds on every node. Revoking again gives the same answer.',
  params: Type.Object({ keyId: Type.String({ description: 'Prefix key_' }) }),
  data: RevokedKey,
  dataExample: { keyId: KEY_SUMMARY.keyId, revoked: true, revokedAt: '2026-01-31T12:00:00.000Z' },
  errors: ['not_found'],
} as const
