// POST /v1/keys: a new API key, shown once.
import { Type } from 'typebox'
import { MintedKey } from '../../../contract/keys.js'
import { LIMITS } from '../../../runtime/limits.js'
import { KEY_SUMMARY } from '../../openapi/sample-values.js'

export const mintKeySchema = {
  name: 'mint-key',
  method: 'POST',
  path: '/v1/keys',
  auth: 'session',
  status: 201,
  tag: 'Management API',
  summary: 'Mints an API key',
  description: 'The key is in this answer and nowhere else: only its SHA-256 hash is kept.',
  body: Type.Object(
    {
      label: Type.Optional(
        Type.String({
          description: `At most ${LIMITS.keyLabelCharsMax} characters after trimming`,
        }),
      ),
    },
    { $id: 'MintKeyInput', description: 'A key may carry a label' },
  ),
  bodyExample: { label: 'production' },
  data: MintedKey,
  dataExample: {
    key: 'rc_live_0000000000000000000000000000000000',
    keyId: KEY_SUMMARY.keyId,
    keyPrefix: KEY_SUMMARY.keyPrefix,
    label: KEY_SUMMARY.label,
  },
  errors: ['invalid_request'],
} as const
