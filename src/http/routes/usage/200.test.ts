import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('GET /v1/usage', () => {
  it('shows the credits moving', async () => {
    const { key, session } = await app.person('free')
    const before = await app.call('/v1/usage', { session })
    expect(before.body.data).toMatchObject({ credits_remaining: 100, calls_this_period: 0 })
    await app.call('/ping', { key })
    await app.call('/ping', { key })
    const after = await app.call('/v1/usage', { session })
    expect(after.body).toMatchObject({ success: true, credits_used: 0 })
    expect(after.body.data).toEqual({
      plan: 'free',
      credits_remaining: 98,
      period: new Date().toISOString().slice(0, 7),
      credits_used_this_period: 2,
      calls_this_period: 2,
    })
  })
})
