import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('POST /auth/sign-in again and again', () => {
  it('slows guessing down, and says when to come back', async () => {
    const body = { email: 'ada@example.com', password: 'a guess' }
    const statuses: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      statuses.push((await app.call('/auth/sign-in', { body })).status)
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    const refused = await app.call('/auth/sign-in', { body })
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    const other = { email: 'bea@example.com', password: 'a guess' }
    expect((await app.call('/auth/sign-in', { body: other })).status).toBe(401)
  })
})
