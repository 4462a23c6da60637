// GET /.well-known/jwks.json: the public keys that check session tokens (RFC 7517).
import { Type } from 'typebox'

export const sessionKeysSchema = {
  name: 'session-keys',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'none',
  tag: 'Identity',
  summary: 'Publishes the keys of the embedded issuer',
  enveloped: false,
  data: Type.Object({
    keys: Type.Array(
      Type.Object({
        kty: Type.String(),
        kid: Type.String(),
        alg: Type.String(),
        use: Type.String(),
        crv: Type.String(),
        x: Type.String(),
        y: Type.String(),
      }),
    ),
  }),
} as const
