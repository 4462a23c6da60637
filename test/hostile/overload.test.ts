// More load than the server can take: it says so at once, keeps working, and recovers by itself.
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { call } from '../support/call.js'
import { PROBES } from '../support/probes.js'
import { dripRaw } from '../support/raw-socket.js'
import { startTestServer } from '../support/server.js'

let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

describe('ten times as many calls as there are places', () => {
  it('get 503 with Retry-After, or are done; nothing else, and /health answers', async () => {
    const open = await openTestApp({ extraRoutes: PROBES, env: { ROLECALL_REQUESTS_MAX: '20' } })
    app = open
    const slow = () => open.call('/probe/slow', { key: open.key, body: { ms: 300 } })
    const calls = Promise.all(Array.from({ length: 200 }, slow))
    await wait(100)
    expect((await open.call('/health')).status).toBe(200)
    const answers = await calls
    const refused = answers.filter((answer) => answer.status === 503)
    expect(answers.every((answer) => answer.status === 200 || answer.status === 503)).toBe(true)
    expect(answers.some((answer) => answer.status === 200)).toBe(true)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(answer.body.error.code).toBe('internal_error')
    }
    expect((await slow()).status).toBe(200)
    const usage = await open.call('/v1/usage', { session: open.session })
    expect(usage.body.data.calls_this_period).toBe(200 - refused.length + 1)
  })
})

describe('large bodies', () => {
  it('take turns, and are sent away when the wait gets long', async () => {
    const open = await openTestApp({
      extraRoutes: PROBES,
      env: {
        ROLECALL_LARGE_BODIES_MAX: '1',
        ROLECALL_LARGE_BODIES_WAITING_MAX: '1',
        ROLECALL_LARGE_BODY_WAIT_MS: '5000',
      },
    })
    app = open
    const body = { ms: 400, padding: 'x'.repeat(2_000_000) }
    const large = () => open.call('/probe/slow', { key: open.key, body })
    const answers = await Promise.all(Array.from({ length: 6 }, large))
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([200, 200, 503, 503, 503, 503])
    expect((await large()).status).toBe(200)
  })
})

describe('hundreds of sockets at a byte at a time', () => {
  it('are closed at the time-out while others are served as ever', async () => {
    const server = await startTestServer({
      env: { ROLECALL_HEADERS_TIMEOUT_MS: '1000', ROLECALL_REQUEST_TIMEOUT_MS: '2000' },
    })
    const head = `POST /ping HTTP/1.1\r\nHost: localhost\r\nx-access-key: ${server.key}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n`
    const drip = (start: string) => dripRaw(server.port, start, ' ')
    const inHeaders = Array.from({ length: 150 }, () => drip(`${head}X-Slow: `))
    const inBody = Array.from({ length: 150 }, () => drip(`${head}\r\n`))
    await wait(300)
    expect((await call(`${server.url}/ping`, { key: server.key })).status).toBe(200)

    const answers = await Promise.all([...inHeaders, ...inBody])
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"invalid_request"/)
    }
    await server.stop()
  })
})
