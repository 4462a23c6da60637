// Clients identified by the address of a document about them: it is fetched safely, and they are
// held to it.
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { authorize, authorizeUrl, makePkce, REDIRECT, signUp, token, type User } from './tool.js'

const CLIENT = 'https://tool.example.com/client.json'
const DOCUMENT = { client_id: CLIENT, client_name: 'A known tool', redirect_uris: [REDIRECT] }
const PAGE = 'This connection did not work'

/** Asks for a code as this client; returns what a browser would be shown. */
async function ask(app: TestApp, clientId: string, change: Record<string, string> = {}) {
  const url = authorizeUrl(app, clientId, makePkce().challenge, change)
  const answer = await fetch(url, { redirect: 'manual' })
  const location = answer.headers.get('location') ?? ''
  return { status: answer.status, location, text: await answer.text() }
}

describe('a client-ID metadata document', () => {
  const world = new Map<string, string>()
  const fetched: string[] = []
  let app: TestApp
  let user: User
  beforeAll(async () => {
    app = await openTestApp({
      fetchMetadata: async (url) => {
        fetched.push(url)
        const text = world.get(url)
        if (text === undefined) throw new Error('there is no such document')
        return Buffer.from(text)
      },
    })
    user = await signUp(app)
  })
  afterAll(() => app.close())

  /** Numbers the documents, so that each case has its own and nothing comes from a cache. */
  let published = 0
  const publish = (change: object, text?: string): string => {
    published += 1
    const url = `https://tool${published}.example.com/client.json`
    world.set(url, text ?? JSON.stringify({ ...DOCUMENT, client_id: url, ...change }))
    return url
  }

  it('stands for a client: consent by name, code, tokens, a listed connection', async () => {
    world.set(CLIENT, JSON.stringify(DOCUMENT))
    const pkce = makePkce()
    const end = await authorize(app, authorizeUrl(app, CLIENT, pkce.challenge), user)
    const tokens = await token(app, {
      grant_type: 'authorization_code',
      client_id: CLIENT,
      code: end.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      code_verifier: pkce.verifier,
    })
    expect(tokens.status).toBe(200)
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    expect((await app.call('/ping', { headers })).body.data.account).toBe(user.accountId)
    const { data } = (await app.call('/v1/connections', { session: user.session })).body
    expect(data.connections).toMatchObject([{ clientId: CLIENT, name: 'A known tool' }])
    // The document is fetched once for the whole flow.
    expect(fetched.filter((url) => url === CLIENT)).toHaveLength(1)
  })

  it('is held to the addresses that it names', async () => {
    const clientId = publish({})
    const elsewhere = await ask(app, clientId, { redirect_uri: 'https://evil.example.com/cb' })
    expect([elsewhere.status, elsewhere.location]).toEqual([400, ''])
    expect(elsewhere.text).toContain(PAGE)
  })

  it.each<[string, object, string?]>([
    ['speaks for another client', { client_id: CLIENT }],
    ['names no address', { redirect_uris: [] }],
    ['names an address that can be listened in on', { redirect_uris: ['http://tool.example.com'] }],
    ['names an address that runs code', { redirect_uris: ['javascript:alert(1)'] }],
    ['has a secret', { client_secret: 'known to all' }],
    ['asks for another flow', { grant_types: ['client_credentials'], response_types: [] }],
    ['is no JSON', {}, 'hello'],
    ['is a list', {}, '[]'],
    ['is null', {}, 'null'],
    ['is larger than 5 kB', { client_name: 'x'.repeat(6000) }],
    ['is not there', {}, ''],
  ])('that %s is refused', async (_name, change, text) => {
    const clientId = publish(change, text)
    if (text === '') world.delete(clientId)
    const { status, location, text: page } = await ask(app, clientId)
    expect([status, location]).toEqual([400, ''])
    expect(page).toContain(PAGE)
    expect(fetched).toContain(clientId)
  })

  it('is not fetched without end for one caller', async () => {
    const before = fetched.length
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, at) => ask(app, `https://many${at}.example.com/c.json`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect(fetched.length - before).toBeLessThan(60)
  })
})

describe('a client id that leads astray', () => {
  let app: TestApp
  let visits = 0
  const listener = createServer((socket) => {
    visits += 1
    socket.destroy()
  })
  let port = 0
  beforeAll(async () => {
    // The allow-list for documents must not help here, neither by name nor by port nor by range.
    const ROLECALL_FETCH_ALLOW = 'localhost,127.0.0.1,127.0.0.0/8,::1/128,10.0.0.0/8'
    app = await openTestApp({ env: { ROLECALL_FETCH_ALLOW } })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    port = (listener.address() as { port: number }).port
  })
  afterAll(async () => {
    listener.close()
    await app.close()
  })

  it.each([
    'https://127.0.0.1:PORT/client.json',
    'https://localhost:PORT/client.json',
    'https://localhost.:PORT/client.json',
    'https://[::ffff:127.0.0.1]:PORT/client.json',
    'https://2130706433:PORT/client.json',
    'https://0x7f.1:PORT/client.json',
    'https://127.0.0.1/client.json',
    'https://10.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/client.json',
    'http://127.0.0.1:PORT/client.json',
    'http://tool.example.com/client.json',
    'https://user:pass@127.0.0.1:PORT/client.json',
    'https://127.0.0.1:PORT/a/../client.json',
    'https://127.0.0.1:PORT/client.json#fragment',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('gets a page here, and no connection is made: %s', async (text) => {
    const { status, location, text: page } = await ask(app, text.replace('PORT', String(port)))
    expect([status, location, visits]).toEqual([400, '', 0])
    expect(page).toContain(PAGE)
  })
})
