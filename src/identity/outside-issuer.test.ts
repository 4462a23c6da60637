import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/support/app.js'

interface Issuer {
  url: string
  server: Server
  sign(claims: object, header?: object): Promise<string>
}

/** Starts a small OpenID provider on the loopback: discovery, keys, tokens. */
async function startIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  const server = createServer((request, response) => {
    const documents: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer: url, jwks_uri: `${url}/keys` },
      '/keys': keys,
    }
    const document = documents[request.url ?? '']
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(document ?? {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sign = (claims: object, header: object = {}) => signToken(privateKey, claims, header)
  return { url, server, sign }
}

const signToken = (key: CryptoKey, claims: object, header: object): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'one', ...header })
    .sign(key)

let issuer: Issuer
let app: TestApp
beforeAll(async () => {
  issuer = await startIssuer()
  app = await openTestApp({
    env: { ROLECALL_OIDC_ISSUER: issuer.url, ROLECALL_OIDC_AUDIENCE: 'rolecall' },
  })
})
afterAll(async () => {
  await app.close()
  issuer.server.close()
})

const now = (): number => Math.floor(Date.now() / 1000)
const claims = (change: object = {}): object => ({
  iss: issuer.url,
  aud: 'rolecall',
  sub: 'ada',
  iat: now(),
  exp: now() + 300,
  ...change,
})
const account = async (session: string) => app.call('/v1/keys', { session, body: {} })

describe('a session of the outside issuer', () => {
  it('opens an account for its subject, the same one every time', async () => {
    const session = await issuer.sign(claims())
    const answers = await Promise.all([account(session), account(session), account(session)])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
    const list = await app.call('/v1/keys', { session: await issuer.sign(claims()) })
    expect(list.body.data.keys).toHaveLength(3)
  })

  it('keeps subjects apart', async () => {
    const other = await issuer.sign(claims({ sub: 'bea' }))
    const list = await app.call('/v1/keys', { session: other })
    expect([list.status, list.body.data.keys]).toEqual([200, []])
  })

  it.each([
    ['another audience', { aud: 'somebody-else' }, {}],
    ['another issuer', { iss: 'https://example.com' }, {}],
    ['expired', { exp: 1 }, {}],
    ['not yet valid', { nbf: 4_000_000_000 }, {}],
    ['no subject', { sub: '' }, {}],
    ['another typ', {}, { typ: 'logout+jwt' }],
    ['an unknown kid', {}, { kid: 'two' }],
    ['a key of its own', {}, { jwk: { kty: 'oct' } }],
  ])('is refused: %s', async (_name, change, header) => {
    const session = await issuer.sign(claims(change), header)
    expect((await app.call('/v1/account', { session })).status).toBe(401)
  })

  it('does not close the embedded issuer', async () => {
    expect((await app.call('/v1/account', { session: app.session })).status).toBe(200)
  })
})
