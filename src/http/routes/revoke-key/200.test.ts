import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('DELETE /v1/keys/{keyId}', () => {
  it('stops the key at once on this node, and says the same when asked again', async () => {
    const person = await app.person()
    const revoke = () =>
      app.call(`/v1/keys/${person.keyId}`, { session: person.session, method: 'DELETE' })
    expect((await app.call('/ping', { key: person.key })).status).toBe(200)
    const first = await revoke()
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ keyId: person.keyId, revoked: true })
    expect((await app.call('/ping', { key: person.key })).status).toBe(401)
    expect((await revoke()).body.data).toEqual(first.body.data)
  })
})
