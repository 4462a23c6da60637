import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp({ env: { ROLECALL_REQUESTS_MAX: '1' } })

describe('GET /ready', () => {
  it('answers without a credential, part by part', async () => {
    const answer = await app.call('/ready')
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({ ready: true, checks: { store: true, readers: true } })
    expect(answer.body.credits_used).toBe(0)
  })
})
