import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp({ env: { ROLECALL_REQUESTS_MAX: '1' } })
const restore: (() => void)[] = []
afterEach(() => {
  for (const undo of restore.splice(0)) undo()
})

describe('GET /ready', () => {
  it.each(['store', 'readers'])(
    'is refused while the %s cannot work, and says so',
    async (part) => {
      const { store, engine } = app.services
      const { health } = store
      const { ready } = engine
      restore.push(
        () => Object.assign(store, { health }),
        () => Object.assign(engine, { ready }),
      )
      if (part === 'store') store.health = async () => false
      else engine.ready = () => false
      const answer = await app.call('/ready')
      expect(answer.status).toBe(503)
      const checks = { store: true, readers: true, [part]: false }
      expect(answer.body).toMatchObject({ success: false, data: { ready: false, checks } })
      expect(answer.headers.get('retry-after')).toBe('2')
    },
  )

  it('is refused while the server is full, when /health still answers', async () => {
    restore.push(app.lifecycle.enter({}))
    expect((await app.call('/ready')).status).toBe(503)
    expect((await app.call('/health')).status).toBe(200)
  })

  it('is refused while the server drains', async () => {
    app.lifecycle.drain()
    const answer = await app.call('/ready')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('connection')).toBe('close')
  })
})
