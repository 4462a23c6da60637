import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/ping', () => {
  it.each([
    ['GET with x-access-key', {}],
    ['POST without a body', { method: 'POST' }],
    ['POST with an empty object', { body: {} }],
  ])('shows the account as the call leaves it: %s', async (_name, options) => {
    const person = await app.person('free')
    const answer = await app.call('/ping', { key: person.key, ...options })
    expect(answer.status).toBe(200)
    expect(answer.body.credits_used).toBe(1)
    expect(answer.body.data).toMatchObject({
      pong: true,
      account: person.accountId,
      plan: 'free',
      credits_remaining: 99,
    })
  })

  it('takes the key as a bearer token, and the same key twice', async () => {
    const headers = { authorization: `Bearer ${app.key}` }
    expect((await app.call('/ping', { headers })).status).toBe(200)
    expect((await app.call('/ping', { headers, key: app.key })).status).toBe(200)
  })

  it('tells where the account stands with its rate limit', async () => {
    const { headers } = await app.call('/ping', { key: app.key })
    expect(headers.get('ratelimit-policy')).toBe('"burst";q=300;w=6, "minute";q=3000;w=60')
    expect(headers.get('ratelimit')).toMatch(/^"burst";r=\d+;t=\d+$/)
  })
})
