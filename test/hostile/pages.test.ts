// Addresses that are made to break a router: without credentials, and never a 500.
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'
import { sendRaw } from '../support/raw-socket.js'

const app = useTestApp()
const LETTERS = 'a'.repeat(10_000)

/** Sends the path as it is: an HTTP client would normalise it. */
const get = (path: string, accept = '*/*') =>
  sendRaw(
    (app.app.server.address() as AddressInfo).port,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
  )

const NOWHERE = [
  '/docs//',
  '/docs/%00',
  '/docs/../docs',
  '/docs/./',
  '/docs/%2e%2e/',
  '/docs;a=b',
  `/docs/${LETTERS}`,
  `/${LETTERS}`,
  '/assets/',
  '/assets//',
  '/assets/%00',
  '/assets/..',
  '/assets/../../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/index.html/..',
  `/assets/${LETTERS}`,
  `/assets/${'../'.repeat(3000)}`,
  '/files/%00',
  '/files/..%5c..%5c',
  '/files/samples/..',
  '/files/samples',
  '/files/.',
  '//',
  '///',
  '/%2f',
  '/__proto__',
  '/constructor',
  '/toString',
  '/rank//',
  '/account/%00',
  '/openapi.json/',
  '/test-provider/checkout/%00',
  '/test-provider/checkout/__proto__',
  '/test-provider/portal/constructor',
  '/.well-known/%00',
  `/oauth/interaction/${'a'.repeat(600)}`,
]

describe('an address that leads nowhere', () => {
  it.each(NOWHERE)('is told so, to programs and to people: %.60s', async (path) => {
    const [program, person] = [await get(path), await get(path, 'text/html')]
    expect(program.status).toBeGreaterThanOrEqual(400)
    expect(program.status).toBeLessThan(405)
    expect(JSON.parse(program.body)).toMatchObject({ success: false })
    expect(person.status).toBe(program.status)
  })

  it.each(['/docs/%', '/assets/%', '/docs/%ff', '/assets/%ff%fe', '/%c0%af'])(
    'is no address at all: %s',
    async (path) => {
      const { status } = await get(path)
      expect([400, 404]).toContain(status)
    },
  )
})

describe('the page that payments come back to', () => {
  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '%00',
    '<script>',
    LETTERS,
    'a&checkout=b',
    'done&checkout=done',
  ])('says nothing of what it does not know: %.40s', async (checkout) => {
    const answer = await get(`/billing/return?checkout=${checkout}`, 'text/html')
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('You can close this page.')
    expect(answer.body).not.toContain('<script>')
  })

  it.each([
    ['done', 'Thank you.'],
    ['cancelled', 'Nothing was bought'],
  ])('knows its two words: %s', async (checkout, text) => {
    expect((await get(`/billing/return?checkout=${checkout}`)).body).toContain(text)
  })
})

describe('a name that every object has', () => {
  it.each([
    ['/v1/billing/checkout', { plan: '__proto__' }],
    ['/v1/billing/checkout', { plan: 'constructor' }],
    ['/v1/billing/checkout', { pack: 'toString' }],
    ['/v1/billing/checkout', { pack: 'hasOwnProperty' }],
  ])('is no plan and no pack: %s %j', async (path, body) => {
    const answer = await app.call(path, { session: app.session, body })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
  })

  it.each(['__proto__', 'constructor', 'toString'])('is no key of anybody: %s', async (keyId) => {
    const answer = await app.call(`/v1/keys/${keyId}`, { method: 'DELETE', session: app.session })
    expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found'])
  })

  it.each(['__proto__', 'constructor', 'valueOf'])(
    'is a title and a skill like another: %s',
    async (name) => {
      for (const kind of ['title', 'skill']) {
        const answer = await app.call(`/normalize/${kind}?${kind}=${name}`, { key: app.key })
        expect([kind, answer.status]).toEqual([kind, 200])
        expect(typeof answer.body.data.canonical).toBe('string')
      }
    },
  )
})

describe('a NUL', () => {
  const NUL = '\0'

  it('in a text that would be kept is refused, on every store', async () => {
    const bodies: [string, object, object][] = [
      ['/v1/keys', { label: `a${NUL}b` }, { session: app.session }],
      ['/auth/sign-up', { email: `a${NUL}@example.com`, password: 'a long enough one' }, {}],
      ['/v1/billing/checkout', { plan: NUL }, { session: app.session }],
    ]
    for (const [path, body, who] of bodies) {
      const answer = await app.call(path, { body, ...who })
      expect([path, answer.status, answer.body.error.code]).toEqual([path, 400, 'invalid_request'])
    }
  })

  it('in what is looked for finds nothing', async () => {
    const { session } = app
    const wrong = { email: `a${NUL}@example.com`, password: 'whatever it was' }
    expect((await app.call('/auth/sign-in', { body: wrong })).status).toBe(400)
    for (const path of ['/v1/keys/a%00', '/v1/connections/%00']) {
      expect((await app.call(path, { method: 'DELETE', session })).status).toBe(404)
    }
  })

  it.each([
    '/oauth/authorize?client_id=%00&response_type=code',
    '/oauth/authorize?client_id=a%00b&redirect_uri=%00&response_type=code&scope=api',
    '/oauth/authorize/%00',
  ])('in the connector flow is an error like another: %s', async (path) => {
    const { status } = await get(path)
    expect([400, 404]).toContain(status)
  })

  it('in a form of the token endpoint is too', async () => {
    for (const field of ['client_id', 'code', 'refresh_token']) {
      const answer = await fetch(`${app.url}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: field === 'refresh_token' ? 'refresh_token' : 'authorization_code',
          client_id: 'nobody',
          [field]: `a${NUL}`,
        }),
      })
      expect([field, answer.status]).toEqual([field, 401])
    }
  })
})
