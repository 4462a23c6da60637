// GET /.well-known/jwks.json: the public keys that check session tokens (RFC 7517).
import { Type } from 'typebox'

const PublicKey = Type.Object(
  {
    kty: Type.String({ description: 'Kind of key' }),
    kid: Type.String({ description: 'Id of the key' }),
    alg: Type.String({ description: 'Algorithm' }),
    use: Type.String({ description: 'Use of the key' }),
    crv: Type.String({ description: 'Curve' }),
    x: Type.String({ description: 'First coordinate, base64url' }),
    y: Type.String({ description: 'Second coordinate, base64url' }),
  },
  { $id: 'PublicKey', description: 'A public key that checks session tokens' },
)

export const sessionKeysSchema = {
  name: 'session-keys',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'none',
  tag: 'Identity',
  summary: 'Publishes the keys of the embedded issuer',
  enveloped: false,
  errors: ['invalid_request'],
  data: Type.Object(
    { keys: Type.Array(PublicKey, { description: 'Public keys, the newest first' }) },
    { $id: 'PublicKeys', description: 'A set of keys (RFC 7517)' },
  ),
  dataExample: {
    keys: [
      {
        kty: 'EC',
        kid: 'k1',
        alg: 'ES256',
        use: 'sig',
        crv: 'P-256',
        x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
        y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      },
    ],
  },
} as const
