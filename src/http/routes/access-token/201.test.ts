import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { MovableClock } from '../../../../test/support/movable-clock.js'

const clock = new MovableClock(Date.now())
const app = useTestApp({ clock })

const open = () => app.call('/v1/access-token', { method: 'POST', session: app.session })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('POST /v1/access-token', () => {
  it("opens the main API as the session's account, and nothing else", async () => {
    const answer = await open()
    expect([answer.status, answer.body.data.expires_in]).toEqual([201, 900])
    const token = String(answer.body.data.token)
    const pong = await app.call('/ping', bearer(token))
    expect([pong.status, pong.body.data.account]).toEqual([200, app.accountId])
    expect((await app.call('/v1/account', bearer(token))).status).toBe(401)
    expect((await app.call('/ping', { headers: { 'x-access-key': token } })).status).toBe(401)
  })

  it('ends after a quarter of an hour', async () => {
    const token = String((await open()).body.data.token)
    clock.advance(16 * 60_000)
    expect((await app.call('/ping', bearer(token))).status).toBe(401)
  })
})
