import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

const revoke = (keyId: string) =>
  app.call(`/v1/keys/${keyId}`, { session: app.session, method: 'DELETE' })

describe('DELETE /v1/keys/{keyId} of a key that is not ours', () => {
  it("leaves another account's key alone", async () => {
    const other = await app.person()
    expect((await revoke(other.keyId)).status).toBe(404)
    expect((await app.call('/ping', { key: other.key })).status).toBe(200)
  })

  it.each(['DELETE', 'GET'])(
    'hints at the slash at the end, by %s without an id',
    async (method) => {
      const { status, body } = await app.call('/v1/keys/', { session: app.session, method })
      expect([status, body.error.code]).toEqual([404, 'not_found'])
      expect(body.error.message).toContain('Leave the slash at the end away: /v1/keys.')
    },
  )

  it.each([
    ['unknown', 'key_0000000000000000000000'],
    ['SQL', encodeURIComponent("key_' or 1=1 --")],
    ['a path', encodeURIComponent('../../v1/keys')],
    ['dots', '%2e%2e'],
    ['a NUL', 'key_%00'],
    ['400 characters', 'k'.repeat(400)],
    ['5,000 characters', 'k'.repeat(5000)],
    ['a letter outside ASCII', 'key_%C3%A9'],
  ])('does not find %s', async (_name, keyId) => {
    const answer = await revoke(keyId)
    expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found'])
  })
})
