import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('GET /.well-known/jwks.json', () => {
  it('publishes what checks a session, and nothing that could sign one', async () => {
    const answer = await app.call('/.well-known/jwks.json')
    expect(answer.status).toBe(200)
    const keys = JSON.parse(answer.text) as JSONWebKeySet
    expect(keys.keys.every((key) => !('d' in key))).toBe(true)
    const { payload } = await jwtVerify(app.session, createLocalJWKSet(keys))
    expect(payload.sub).toBe(app.accountId)
  })
})
