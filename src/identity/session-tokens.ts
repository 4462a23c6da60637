// Our own session tokens: how they are signed, and the strict way in which they are read.
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../core/clock.js'
import { SESSION_ALGORITHM, type SessionKeys } from './session-keys.js'

/** Tokens for other purposes must never pass as a session. */
export const SESSION_AUDIENCE = 'rolecall-dashboard'
const TYPE = 'JWT'

export interface SessionTokens {
  sign(accountId: string): Promise<string>
  /** The account id; throws on anything but a valid session of ours. */
  verify(token: string): Promise<string>
}

export function sessionTokens(
  keys: SessionKeys,
  options: { issuer: string; sessionSeconds: number; clock: Clock },
): SessionTokens {
  const { issuer, sessionSeconds, clock } = options
  const keySet = createLocalJWKSet(keys.publicKeys)

  const sign = async (accountId: string): Promise<string> => {
    const now = Math.floor(clock.now() / 1000)
    return new SignJWT()
      .setProtectedHeader({ alg: SESSION_ALGORITHM, typ: TYPE, kid: keys.kid })
      .setIssuer(issuer)
      .setAudience(SESSION_AUDIENCE)
      .setSubject(accountId)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + sessionSeconds)
      .sign(keys.signingKey)
  }

  const verify = async (token: string): Promise<string> => {
    const { payload } = await jwtVerify(token, keySet, {
      algorithms: [SESSION_ALGORITHM],
      typ: TYPE,
      issuer,
      audience: SESSION_AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(clock.now()),
    })
    if (payload.sub === undefined || payload.sub === '') throw new Error('no subject')
    return payload.sub
  }

  return { sign, verify }
}
