import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('GET /v1/keys', () => {
  it('lists the keys of the account, newest first, revoked ones included, no key itself', async () => {
    const person = await app.person()
    const { session } = person
    const minted = await app.call('/v1/keys', { session, body: { label: 'second' } })
    await app.call(`/v1/keys/${person.keyId}`, { session, method: 'DELETE' })
    const answer = await app.call('/v1/keys', { session })
    expect(answer.status).toBe(200)
    expect(answer.body.data.keys).toMatchObject([
      { keyId: minted.body.data.keyId, label: 'second', revokedAt: null },
      { keyId: person.keyId, label: '', revokedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
    expect(answer.text).not.toContain(String(minted.body.data.key))
    expect(answer.text).not.toContain(person.key)
  })
})
