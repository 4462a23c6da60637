// The management API accepts a dashboard session, and nothing that merely looks like one.
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'
import { forgedTokens } from '../support/forged-tokens.js'

const app = useTestApp()

const ENDPOINTS: [string, string][] = [
  ['GET', '/v1/account'],
  ['DELETE', '/v1/account'],
  ['GET', '/v1/account/data'],
  ['POST', '/v1/access-token'],
  ['GET', '/v1/usage'],
  ['GET', '/v1/usage/daily'],
  ['GET', '/v1/keys'],
  ['POST', '/v1/keys'],
  ['DELETE', '/v1/keys/key_0000000000000000000000'],
  ['POST', '/v1/billing/checkout'],
  ['POST', '/v1/billing/portal'],
  ['GET', '/v1/connections'],
  ['DELETE', '/v1/connections/conn_0000000000000000000000'],
]

describe('the management API', () => {
  it('refuses every forged session with one and the same answer', async () => {
    const tokens = await forgedTokens(app.services, app.accountId)
    expect(Object.keys(tokens).length).toBeGreaterThanOrEqual(87)
    const seen = new Map<string, unknown>()
    for (const [name, token] of Object.entries(tokens)) {
      const answer = await app.call('/v1/account', {
        headers: { authorization: `Bearer ${token}` },
      })
      seen.set(name, [answer.status, answer.headers.get('www-authenticate'), answer.body.error])
    }
    const refused = [
      401,
      'Bearer realm="rolecall-dashboard"',
      { code: 'invalid_key', message: expect.any(String) },
    ]
    for (const [name, answer] of seen) expect([name, answer]).toEqual([name, refused])
    expect(new Set([...seen.values()].map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it.each(ENDPOINTS)('asks for a session on %s %s', async (method, path) => {
    const without = await app.call(path, { method })
    const withKey = await app.call(path, {
      method,
      headers: { authorization: `Bearer ${app.key}` },
    })
    const withHeader = await app.call(path, { method, key: app.key })
    const withBoth = await app.call(path, { method, key: app.key, session: app.session })
    for (const answer of [without, withKey, withHeader, withBoth]) {
      expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_key'])
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
    }
  })

  it('takes the session that the forgeries imitate', async () => {
    expect((await app.call('/v1/account', { session: app.session })).status).toBe(200)
  })
})

describe('the main API', () => {
  it('never takes a session', async () => {
    for (const headers of [
      { authorization: `Bearer ${app.session}` },
      { 'x-access-key': app.session },
    ]) {
      expect((await app.call('/ping', { headers })).status).toBe(401)
    }
  })
})
