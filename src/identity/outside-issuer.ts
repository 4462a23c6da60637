// Sessions of an outside issuer (OpenID Connect): finds its keys by discovery and reads its tokens
// strictly.
import { createRemoteJWKSet, jwtVerify, type RemoteJWKSet } from 'jose'
import type { Clock } from '../runtime/clock.js'
import type { OutsideIssuerOptions } from './types.js'

/**
 * Only signatures by key pairs: with a shared secret, whoever checks a token could also forge one.
 */
const ALGORITHMS = ['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA', 'Ed25519']
const TYPES = ['jwt', 'at+jwt']
/** The clocks of two machines may differ by this much. */
const CLOCK_SKEW_SECONDS = 30
/** A sign-in waits for the discovery, so it is short. */
const DISCOVERY_TIMEOUT_MS = 5000
/** Discovery documents have a few kilobytes. */
const DISCOVERY_BYTES_MAX = 256 * 1024

export interface OutsideIssuer {
  readonly issuer: string
  /** Gives the token's subject; throws unless the token is valid. */
  verify(token: string): Promise<string>
}

/** The address of the issuer's keys, from its discovery document. */
async function discover(issuer: string): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
    headers: { accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(`discovery answered ${answer.status}`)
  const text = await answer.text()
  if (text.length > DISCOVERY_BYTES_MAX) throw new Error('the discovery document is too large')
  const document = JSON.parse(text) as { issuer?: unknown; jwks_uri?: unknown }
  if (document.issuer !== issuer) throw new Error('the discovery document names another issuer')
  if (typeof document.jwks_uri !== 'string') throw new Error('no jwks_uri')
  return new URL(document.jwks_uri)
}

export function outsideIssuer(options: OutsideIssuerOptions, clock: Clock): OutsideIssuer {
  let keySet: Promise<RemoteJWKSet> | undefined

  const keys = (): Promise<RemoteJWKSet> => {
    keySet ??= discover(options.issuer).then((url) => createRemoteJWKSet(url))
    // After a failed discovery the next token tries again.
    keySet.catch(() => {
      keySet = undefined
    })
    return keySet
  }

  const verify = async (token: string): Promise<string> => {
    const { payload, protectedHeader } = await jwtVerify(token, await keys(), {
      algorithms: ALGORITHMS,
      issuer: options.issuer,
      audience: options.audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: new Date(clock.now()),
    })
    const type = (protectedHeader.typ ?? '').toLowerCase().replace(/^application\//, '')
    if (!TYPES.includes(type)) throw new Error('not an access or session token')
    if (typeof payload.sub !== 'string' || payload.sub === '') throw new Error('no subject')
    return payload.sub
  }

  return { issuer: options.issuer, verify }
}
