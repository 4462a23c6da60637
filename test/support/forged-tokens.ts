// Session tokens that must never be accepted, each wrong in one way.
import { createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { CompactSign, exportJWK, importJWK, type JWK, SignJWT } from 'jose'
import type { Services } from '../../src/http/services.js'
import { PURPOSES } from '../../src/identity/account-tokens.js'
import { loadSessionKeys } from '../../src/identity/session-keys.js'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Claims {
  iss?: string
  aud?: string
  sub?: string
  iat?: number
  nbf?: number
  exp?: number
}

export async function forgedTokens(
  services: Services,
  accountId: string,
): Promise<Record<string, string>> {
  const { signingKey, kid, publicKeys } = await loadSessionKeys(services.store.secrets)
  const publicKey = publicKeys.keys[0] as JWK
  const now = Math.floor(services.clock.now() / 1000)
  const good: Claims = {
    iss: 'rolecall',
    aud: PURPOSES.session.audience,
    sub: accountId,
    iat: now,
    nbf: now,
    exp: now + 600,
  }
  const header = { alg: 'ES256', typ: 'JWT', kid }
  const signed = (claims: object, change: object = {}): Promise<string> =>
    new SignJWT({ ...claims }).setProtectedHeader({ ...header, ...change }).sign(signingKey)

  /** Signs claims of any type, which the library would refuse. */
  const signedRaw = (claims: object): Promise<string> =>
    new CompactSign(Buffer.from(JSON.stringify(claims))).setProtectedHeader(header).sign(signingKey)

  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const strangerKey = await importJWK(await exportJWK(stranger.privateKey), 'ES256')
  const byStranger = (change: object): Promise<string> =>
    new SignJWT({ ...good }).setProtectedHeader({ ...header, ...change }).sign(strangerKey)
  const strangerJwk = await exportJWK(stranger.publicKey)

  const withoutSignature = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(good)}.`
  const hmacInput = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(good)}`
  const hmac = createHmac('sha256', JSON.stringify(publicKey)).update(hmacInput).digest('base64url')
  const valid = await signed(good)
  const [head = '', payload = '', signature = ''] = valid.split('.')
  const { exp: _exp, ...endless } = good
  const { sub: _sub, ...nobody } = good

  const wrongClaims: [keyof Claims, unknown[]][] = [
    [
      'exp',
      [0, -1, now, '', String(now + 600), `${now + 600}`, null, true, [now + 600], {}, 'soon'],
    ],
    ['nbf', [now + 61, '', String(now), null, true, [now], {}, 'now']],
    [
      'aud',
      ['', null, [], [''], ['somebody-else'], {}, 7, PURPOSES.session.audience.toUpperCase()],
    ],
    ['iss', ['', null, [], ['rolecall'], {}, 'Rolecall', 'rolecall ', 'rolecall/', 7]],
    [
      'sub',
      ['', null, [], [accountId], {}, 7, true, ' ', `${accountId} `, `${accountId}'`, '%', '*'],
    ],
  ]
  const claimed: Record<string, string> = {}
  for (const [claim, values] of wrongClaims) {
    for (const value of values) {
      claimed[`${claim} ${JSON.stringify(value)}`] = await signedRaw({ ...good, [claim]: value })
    }
  }
  const algorithms: Record<string, string> = {}
  for (const alg of ['', 'NONE', 'nOnE', 'HS256', 'HS384', 'HS512', 'RS256', 'PS256', 'ES384']) {
    const input = `${encode({ ...header, alg })}.${payload}`
    algorithms[`alg ${alg} without a signature`] = `${input}.`
    algorithms[`alg ${alg} with that of another`] = `${input}.${signature}`
  }

  return {
    ...claimed,
    ...algorithms,
    'alg none': withoutSignature,
    'alg None with a signature': `${encode({ alg: 'None', typ: 'JWT' })}.${payload}.${signature}`,
    'HS256 with the public key': `${hmacInput}.${hmac}`,
    'a jwk of its own': await byStranger({ jwk: strangerJwk }),
    'a jku of its own': await byStranger({ jku: 'https://example.com/jwks.json' }),
    'an x5u of its own': await byStranger({ x5u: 'https://example.com/cert.pem' }),
    'a jwk beside a good signature': await signed(good, { jwk: strangerJwk }),
    'another key under our kid': await byStranger({}),
    'an unknown kid': await signed(good, { kid: 'unknown' }),
    'a kid that is a path': await signed(good, { kid: '../../etc/passwd' }),
    'a kid that is SQL': await signed(good, { kid: "' or 1=1 --" }),
    expired: await signed({ ...good, exp: now - 60 }),
    'not yet valid': await signed({ ...good, nbf: now + 600 }),
    'no expiry': await signed(endless),
    'no subject': await signed(nobody),
    'another audience': await signed({ ...good, aud: 'somebody-else' }),
    'another issuer': await signed({ ...good, iss: 'https://example.com' }),
    'another typ': await signed(good, { typ: 'at+jwt' }),
    'no typ': await signed(good, { typ: undefined }),
    'an unknown account': await signed({ ...good, sub: 'acct_0000000000000000000000' }),
    'a changed payload': `${head}.${encode({ ...good, sub: 'acct_other' })}.${signature}`,
    'a truncated signature': valid.slice(0, -6),
    'no signature': `${head}.${payload}`,
    'a signature in DER': `${head}.${payload}.${signBytes('sha256', Buffer.from(`${head}.${payload}`), stranger.privateKey).toString('base64url')}`,
    empty: '',
    'not a token': 'x.y.z',
    endless: `${valid}${'A'.repeat(20_000)}`,
  }
}
