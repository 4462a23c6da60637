import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

const mint = (options: { body?: unknown; method?: string }) =>
  app.call('/v1/keys', { session: app.session, ...options })

describe('POST /v1/keys', () => {
  it('gives a key that works at once', async () => {
    const answer = await mint({ body: { label: '  production ' } })
    expect(answer.status).toBe(201)
    expect(answer.body.credits_used).toBe(0)
    const { key, keyId, keyPrefix, label } = answer.body.data
    expect(key).toMatch(/^rc_live_[0-9A-Za-z]{30,}$/)
    expect(keyId).toMatch(/^key_/)
    expect(String(key).startsWith(String(keyPrefix))).toBe(true)
    expect(label).toBe('production')
    expect((await app.call('/ping', { key: String(key) })).status).toBe(200)
  })

  it.each([
    ['no body', { method: 'POST' }],
    ['an empty object', { body: {} }],
    ['a label of null', { body: { label: null } }],
    ['a body with unknown fields', { body: { colour: 'blue' } }],
  ])('needs no label: %s', async (_name, options) => {
    const answer = await mint(options)
    expect([answer.status, answer.body.data.label]).toEqual([201, ''])
  })
})
