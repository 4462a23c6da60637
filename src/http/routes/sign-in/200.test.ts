import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('POST /auth/sign-in', () => {
  it('opens a session of the same account', async () => {
    const body = { email: 'ada@example.com', password: 'correct horse' }
    const up = await app.call('/auth/sign-up', { body })
    const into = await app.call('/auth/sign-in', { body: { ...body, email: ' ADA@example.com ' } })
    expect(into.status).toBe(200)
    expect(into.body.data.account_id).toBe(up.body.data.account_id)
    const session = String(into.body.data.token)
    expect((await app.call('/v1/usage', { session })).status).toBe(200)
  })
})
