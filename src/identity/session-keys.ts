// The key pair that signs sessions: made once for a store, shared by all its processes.
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from 'jose'
import type { Secrets } from '../store/types.js'

export const SESSION_ALGORITHM = 'ES256'
const SECRET_NAME = 'session_signing_key'

export interface SessionKeys {
  kid: string
  signingKey: CryptoKey
  publicKeys: JSONWebKeySet
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(SESSION_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return JSON.stringify({ ...jwk, kid, alg: SESSION_ALGORITHM, use: 'sig' })
}

export async function loadSessionKeys(secrets: Secrets): Promise<SessionKeys> {
  const jwk = JSON.parse(await secrets.text(SECRET_NAME, makeKey)) as JWK & { kid: string }
  const { d: _private, ...publicKey } = jwk
  const signingKey = await importJWK(jwk, SESSION_ALGORITHM)
  if (signingKey instanceof Uint8Array) throw new Error('The session signing key is not a key pair')
  return { kid: jwk.kid, signingKey, publicKeys: { keys: [publicKey] } }
}
