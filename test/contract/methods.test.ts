// Methods and addresses that do not fit: 405 with Allow, or 404, always in the envelope.
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/http/routes/index.js'
import { useTestApp } from '../support/app.js'

const app = useTestApp()

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY']

const known = new Map<string, Set<string>>()
for (const route of ROUTES) {
  const methods = route.kind === 'operation' ? route.methods : [route.method]
  known.set(route.path, new Set([...(known.get(route.path) ?? []), ...methods]))
}

describe('a wrong method on a known address', () => {
  it.each([...known.keys()])('is 405 with the methods that there are: %s', async (path) => {
    const allowed = known.get(path) ?? new Set()
    for (const method of METHODS.filter((one) => !allowed.has(one))) {
      const answer = await app.call(path.replace(':keyId', 'key_x'), { method })
      expect([method, answer.status, answer.body.error.code]).toEqual([
        method,
        405,
        'invalid_request',
      ])
      const allow = answer.headers.get('allow')?.split(', ') ?? []
      expect(allow.filter((one) => one !== 'HEAD').sort()).toEqual([...allowed].sort())
    }
  })

  it('does not charge a HEAD', async () => {
    expect((await app.call('/ping', { method: 'HEAD', key: app.key })).status).toBe(405)
    expect((await app.call('/health', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('an unknown address', () => {
  it.each([
    '/pong',
    '/ping/',
    '/PING',
    '//ping',
    '/v1',
    '/v1/keys/a/b',
    '/parse/nothing',
    '/__proto__',
    '/.env',
    '/docs/package.json',
    '/docs/..%2f..%2fpackage.json',
  ])('is 404: %s', async (path) => {
    const answer = await app.call(path)
    expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found'])
    expect(answer.body.request_id).toMatch(/^req_/)
  })

  it('is 404 whatever its body holds', async () => {
    const answer = await app.call('/nowhere', { body: '{"broken": ' })
    expect(answer.status).toBe(404)
  })

  it('is 400 when it cannot be decoded', async () => {
    const answer = await app.call('/%zz')
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
  })
})
