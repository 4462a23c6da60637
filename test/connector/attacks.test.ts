// Attacks on the connector flow: open redirects, replays, downgrades, mix-ups, stolen and swapped tokens.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { forgedTokens } from '../support/forged-tokens.js'
import {
  authorize,
  authorizeUrl,
  Browser,
  connect,
  makePkce,
  REDIRECT,
  register,
  signUp,
  token,
  type User,
} from './tool.js'

let app: TestApp
let user: User
let clientId: string
beforeAll(async () => {
  app = await openTestApp()
  user = await signUp(app)
  clientId = String((await register(app)).client_id)
})
afterAll(() => app.close())

const ping = (bearer: string) =>
  app.call('/ping', { headers: { authorization: `Bearer ${bearer}` } })
const ask = (change: Record<string, string | undefined>, challenge = makePkce().challenge) =>
  fetch(authorizeUrl(app, clientId, challenge, change), { redirect: 'manual' })
/** The error that reaches the client's address, or the status of our own page. */
const outcome = (answer: Response): string => {
  const location = answer.headers.get('location')
  if (location === null) return String(answer.status)
  const url = new URL(location, app.url)
  if (!url.href.startsWith(REDIRECT)) return url.pathname
  return new URLSearchParams(url.search || url.hash.slice(1)).get('error') ?? 'no error'
}

describe('an open redirect', () => {
  it.each([
    'https://evil.example.com/callback',
    'http://127.0.0.1:18801/other',
    'http://127.0.0.1:18801/callback/../other',
    'http://127.0.0.1:18801/callback?next=https://evil.example.com',
    'http://127.0.0.1:18801/callback#fragment',
    'http://user@127.0.0.1:18801/callback',
    'http://127.0.0.1:18801@evil.example.com/callback',
    'http://127.0.0.1.evil.example.com/callback',
    'http://localhost:18801/callback',
    'https://127.0.0.1:18801/callback',
    'javascript:alert(1)',
    '//evil.example.com/callback',
  ])('to %s gets a page here, and goes nowhere', async (redirect_uri) => {
    const answer = await ask({ redirect_uri })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(await answer.text()).toContain('This connection did not work')
  })

  it.each([
    [['http://evil.example.com/callback']],
    [['javascript:alert(1)']],
    [['https://tool.example.com/callback#fragment']],
    [['not an address']],
    [['\u0001http://evil.example.com/callback']],
    [['ht\ntp://evil.example.com/callback']],
    [['http\t://evil.example.com/callback']],
    [[' https://tool.example.com/callback']],
    [['https://tool.example.com/call back']],
    [['https://tool.example.com/callback\u0000']],
    [['https:\\\\tool.example.com\\callback']],
    [['https://tool.example.com/a/../callback']],
    [['https://TOOL.example.com/callback']],
    [['https://user@tool.example.com/callback']],
    [['https://tool.example.com/callback#']],
    [['http://127.0.0.1.evil.example.com/callback']],
    [['http://2130706433/callback']],
    [['http://[::ffff:127.0.0.1]/callback']],
    [['http:evil.example.com']],
    [['https:tool.example.com']],
    [['data:text/html,<script>alert(1)</script>']],
    [['vbscript:msgbox(1)']],
    [['file:///etc/passwd']],
    [['blob:https://tool.example.com/1']],
    [['JAVASCRIPT:alert(1)']],
    [['java\nscript:alert(1)']],
    [[`https://tool.example.com/${'a'.repeat(2000)}`]],
    [Array.from({ length: 11 }, (_, at) => `https://tool.example.com/${at}`)],
    [[REDIRECT, 'http://evil.example.com/callback']],
    [[{ toString: 'https://tool.example.com' }]],
    ['https://tool.example.com/callback'],
    [{ 0: REDIRECT, length: 1 }],
    [[]],
    [undefined],
  ])('cannot be registered: %j', async (redirect_uris) => {
    expect(await register(app, { redirect_uris })).toMatchObject({
      error: expect.stringMatching(/^invalid_(redirect_uri|client_metadata)$/),
    })
  })

  it.each([
    ['prompt=none', { prompt: 'none' }],
    ['an unknown prompt', { prompt: 'dance' }],
    ['no challenge', { code_challenge: undefined }],
    ['another resource', { resource: 'https://evil.example.com' }],
    ['another flow', { response_type: 'token' }],
    ['the answer as a form', { response_mode: 'form_post', prompt: 'none' }],
    ['the answer to a window', { response_mode: 'web_message', prompt: 'none' }],
    ['a request object', { request: 'e30.e30.' }],
    ['a maximum age', { max_age: '-1' }],
  ])('is not had by an error of a client that nobody has let in: %s', async (_name, change) => {
    const redirect_uri = 'https://evil.example.com/landing'
    const evil = String((await register(app, { redirect_uris: [redirect_uri] })).client_id)
    const url = authorizeUrl(app, evil, makePkce().challenge, { redirect_uri, ...change })
    const answer = await fetch(url, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    const page = await answer.text()
    expect(page).toContain('This connection did not work')
    expect(page).not.toContain('evil.example.com')
  })

  it('is not found in the name of a client', async () => {
    const client_name = '<img src=x onerror=alert(1)>'
    const evil = String((await register(app, { client_name })).client_id)
    const url = authorizeUrl(app, evil, makePkce().challenge)
    const { answer } = await new Browser().follow(url, app.url)
    const page = (await answer?.text()) ?? ''
    expect(page).toContain('&lt;img')
    expect(page).not.toContain('<img')
    expect(answer?.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(answer?.headers.get('x-frame-options')).toBe('DENY')
    expect(answer?.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})

describe('a downgrade', () => {
  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a challenge without a method', { code_challenge_method: undefined }],
    ['a challenge that is too short', { code_challenge: 'short' }],
    ['the implicit flow', { response_type: 'token' }],
    ['a hybrid flow', { response_type: 'code token' }],
    ['another resource', { resource: 'https://evil.example.com/api' }],
  ])('by %s is refused', async (_name, change) => {
    expect(outcome(await ask(change))).toMatch(
      /^(invalid_request|unsupported_response_type|invalid_target|400)$/,
    )
  })

  it.each([
    ['no verifier', undefined],
    ['another verifier', makePkce().verifier],
    ['the challenge as the verifier', 'challenge'],
  ])('at the token endpoint by %s is refused', async (_name, verifier) => {
    const pkce = makePkce()
    const end = await authorize(app, authorizeUrl(app, clientId, pkce.challenge), user)
    const tokens = await token(app, {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: end.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      ...(verifier && { code_verifier: verifier === 'challenge' ? pkce.challenge : verifier }),
    })
    expect([tokens.status, tokens.error]).toEqual([400, 'invalid_grant'])
  })

  it('to a grant without a user is refused', async () => {
    for (const grant_type of ['password', 'client_credentials', 'implicit']) {
      const tokens = await token(app, { grant_type, client_id: clientId, scope: 'api' })
      expect([grant_type, tokens.status]).toEqual([grant_type, 400])
    }
  })
})

describe('a code', () => {
  it('that is shown twice ends the connection, tokens included', async () => {
    const { fields, tokens } = await connect(app, user)
    expect((await ping(tokens.access_token)).status).toBe(200)
    expect((await token(app, fields)).error).toBe('invalid_grant')
    // Refused at once on this node, although it has just accepted the token.
    expect((await ping(tokens.access_token)).status).toBe(401)
    const refreshed = await token(app, {
      grant_type: 'refresh_token',
      client_id: fields.client_id,
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.error).toBe('invalid_grant')
    const { connections } = (await app.call('/v1/connections', { session: user.session })).body.data
    expect((connections as { revokedAt: string | null }[])[0]?.revokedAt).not.toBeNull()
  })

  it('that is shown ten times at once is good for one pair at most', async () => {
    const pkce = makePkce()
    const end = await authorize(app, authorizeUrl(app, clientId, pkce.challenge), user)
    const fields = {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: end.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      code_verifier: pkce.verifier,
    }
    const all = await Promise.all(Array.from({ length: 10 }, () => token(app, fields)))
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('of one client is worth nothing to another, nor at another address', async () => {
    const pkce = makePkce()
    const other = String((await register(app)).client_id)
    const codeFor = async () => {
      const end = await authorize(app, authorizeUrl(app, clientId, pkce.challenge), user)
      expect(end.searchParams.get('iss')).toBe(app.url)
      return end.searchParams.get('code') ?? ''
    }
    const fields = { grant_type: 'authorization_code', code_verifier: pkce.verifier }
    const mixedUp = await token(app, {
      ...fields,
      code: await codeFor(),
      client_id: other,
      redirect_uri: REDIRECT,
    })
    const elsewhere = await token(app, {
      ...fields,
      code: await codeFor(),
      client_id: clientId,
      redirect_uri: 'http://127.0.0.1:18801/other',
    })
    expect([mixedUp.error, elsewhere.error]).toEqual(['invalid_grant', 'invalid_grant'])
  })
})

describe('a token', () => {
  it('of one client is not refreshed or revoked by another', async () => {
    const { tokens } = await connect(app, user)
    const other = String((await register(app)).client_id)
    const refreshed = await token(app, {
      grant_type: 'refresh_token',
      client_id: other,
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.error).toBe('invalid_grant')
    await fetch(`${app.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: other, token: tokens.access_token }),
    })
    expect((await ping(tokens.access_token)).status).toBe(200)
  })

  it('of another kind, another server or another making is refused', async () => {
    const elsewhere = await openTestApp()
    const foreign = await connect(elsewhere, await signUp(elsewhere))
    const own = await connect(app, user)
    const flipped = own.tokens.access_token.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))
    const wrong: Record<string, string> = {
      'a refresh token': own.tokens.refresh_token,
      'a code': own.code,
      'a token of another server': foreign.tokens.access_token,
      'a changed token': flipped,
      'a longer token': `${own.tokens.access_token}A`,
      'a client id': own.clientId,
      'a session': user.session,
      ...(await forgedTokens(app.services, user.accountId)),
    }
    for (const [name, value] of Object.entries(wrong)) {
      const headers = { authorization: `Bearer ${value}` }
      const main = await app.call('/ping', { headers })
      const tools = await app.call('/mcp', { headers, body: {} })
      expect([name, main.status, tools.status]).toEqual([name, 401, 401])
    }
    await elsewhere.close()
  })

  it('is refused beside another credential', async () => {
    const { tokens } = await connect(app, user)
    const headers = { authorization: `Bearer ${tokens.access_token}`, 'x-access-key': app.key }
    expect((await app.call('/ping', { headers })).status).toBe(401)
  })
})

describe('a consent', () => {
  it('cannot be given by another browser, or before signing in', async () => {
    const browser = new Browser()
    const url = authorizeUrl(app, clientId, makePkce().challenge)
    const { at } = await browser.follow(url, app.url)
    const stranger = await new Browser().open(`${at}/consent`, { answer: 'allow' })
    const early = await browser.open(`${at}/consent`, { answer: 'allow' })
    expect([stranger.status, early.status]).toEqual([400, 400])
    const { email } = user
    const wrong = await browser.open(`${at}/sign-in`, { email, password: 'not this one at all' })
    expect([wrong.status, (await wrong.text()).includes('is wrong')]).toEqual([401, true])
  })

  it('is asked for each time, also of a browser that has just given one', async () => {
    const browser = new Browser()
    const start = () => authorizeUrl(app, clientId, makePkce().challenge)
    const first = await authorize(app, start(), user, 'allow', browser)
    expect(first.searchParams.has('code')).toBe(true)
    const { answer } = await browser.follow(start(), app.url)
    expect(await answer?.text()).toContain('Connect a tool to Rolecall')
  })
})

describe('a registration', () => {
  it.each([
    ['a name of 30 kB', { client_name: 'x'.repeat(30_000) }],
    ['a name of 101 characters', { client_name: 'x'.repeat(101) }],
    ['a name of two lines', { client_name: 'A tool\nof your bank' }],
    ['a name that is no text', { client_name: { a: 1 } }],
    ['much beside the name', { client_uri: `https://tool.example.com/${'x'.repeat(6000)}` }],
    ['many contacts', { contacts: Array.from({ length: 500 }, (_, at) => `c${at}@example.com`) }],
  ])('with %s is refused, and nothing is kept', async (_name, change) => {
    const before = await clients()
    expect(await register(app, change)).toHaveProperty('error')
    expect(await clients()).toBe(before)
  })

  it('is good for 200 a day from one address, and not for more', async () => {
    const elsewhere = await openTestApp()
    const statuses: number[] = []
    const one = async () => {
      const answer = await fetch(`${elsewhere.url}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirect_uris: [REDIRECT] }),
      })
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    for (let batch = 0; batch < 21; batch += 1) {
      await Promise.all(Array.from({ length: 10 }, one))
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(200)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    await elsewhere.close()
  })

  const clients = async (): Promise<number> => {
    const rows = await app.services.store.db
      .selectFrom('oauth_objects')
      .select('id')
      .where('model', '=', 'Client')
      .execute()
    return rows.length
  }
})
