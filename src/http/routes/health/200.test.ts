import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp({ plan: 'free' })

describe('GET /health', () => {
  it('answers without a credential, free of charge', async () => {
    const answer = await app.call('/health')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      success: true,
      data: { status: 'ok', env: 'test' },
      credits_used: 0,
    })
    expect(answer.body.request_id).toMatch(/^req_/)
    expect(answer.headers.get('x-request-id')).toBe(answer.body.request_id)
  })

  it('is never rate-limited', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await app.call('/health', { key: app.key })).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
