// POST /v1/keys: a new API key, shown once.
import { Type } from 'typebox'
import { MintedKey } from '../../../contract/management.js'
import { LIMITS } from '../../../core/limits.js'

export const mintKeySchema = {
  name: 'mint-key',
  method: 'POST',
  path: '/v1/keys',
  auth: 'session',
  status: 201,
  tag: 'Management API',
  summary: 'Mints an API key',
  description: 'The key is in this answer and nowhere else: only its SHA-256 hash is kept.',
  body: Type.Object({
    label: Type.Optional(
      Type.String({
        description: `At most ${LIMITS.keyLabelCharsMax} characters after trimming`,
      }),
    ),
  }),
  bodyExample: { label: 'production' },
  data: MintedKey,
  errors: ['invalid_request'],
} as const
