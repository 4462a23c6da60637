// Signs our own tokens, and reads them back strictly.
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../runtime/clock.js'
import { SESSION_ALGORITHM, type SessionKeys } from './session-keys.js'

/** What a token is for. Audience and type differ, so a token never passes for another purpose. */
export const PURPOSES = {
  session: { audience: 'rolecall-dashboard', type: 'JWT' },
  /** RFC 9068: a short-lived access token, for the main API. */
  access: { audience: 'rolecall-api', type: 'at+jwt' },
} as const

export interface AccountTokens {
  sign(accountId: string): Promise<string>
  /** Gives the account id and when the token ends; throws unless the token is valid and ours. */
  verify(token: string): Promise<{ accountId: string; expiresAt: number }>
}

export function accountTokens(
  keys: SessionKeys,
  options: { issuer: string; purpose: keyof typeof PURPOSES; seconds: number; clock: Clock },
): AccountTokens {
  const { issuer, seconds, clock } = options
  const { audience, type } = PURPOSES[options.purpose]
  const keySet = createLocalJWKSet(keys.publicKeys)

  const sign = async (accountId: string): Promise<string> => {
    const now = Math.floor(clock.now() / 1000)
    return new SignJWT()
      .setProtectedHeader({ alg: SESSION_ALGORITHM, typ: type, kid: keys.kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(accountId)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + seconds)
      .sign(keys.signingKey)
  }

  const verify: AccountTokens['verify'] = async (token) => {
    const { payload } = await jwtVerify(token, keySet, {
      algorithms: [SESSION_ALGORITHM],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(clock.now()),
    })
    if (typeof payload.sub !== 'string' || payload.sub === '') throw new Error('no subject')
    return { accountId: payload.sub, expiresAt: (payload.exp ?? 0) * 1000 }
  }

  return { sign, verify }
}
