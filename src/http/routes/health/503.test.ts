import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('GET /health', () => {
  it('is degraded while the store does not answer', async () => {
    app.services.store.health = async () => false
    const answer = await app.call('/health')
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({
      success: false,
      error: { code: 'internal_error' },
      data: { status: 'degraded', env: 'test' },
    })
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  it('is degraded while no reader of documents can be started', async () => {
    app.services.store.health = async () => true
    app.services.engine.ready = () => false
    const answer = await app.call('/health')
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ data: { status: 'degraded', env: 'test' } })
    expect(answer.headers.get('retry-after')).toBe('5')
  })
})
