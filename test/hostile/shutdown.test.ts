// A server that is told to stop: accepted work is finished, and new work is told to come back.
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { call } from '../support/call.js'
import { halfSentPing } from '../support/half-sent.js'
import { STORES, startTestServer, type TestServer } from '../support/server.js'

describe.each(STORES)('SIGTERM on the %s store', (store) => {
  it.each([
    ['one process', undefined],
    ['two processes', 2],
  ])('lets accepted work end and turns new work away: %s', async (_name, workers) => {
    const server = await startTestServer({
      store,
      ...(workers !== undefined && { workers }),
      env: { ROLECALL_DRAIN_MIN_MS: '1500' },
    })
    const accepted = halfSentPing(server)
    await wait(300)
    server.signal('SIGTERM')
    await wait(300)

    const refused = await call(`${server.url}/ping`, { key: server.key })
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ success: false, error: { code: 'internal_error' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)

    accepted.finish()
    expect(await accepted.answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"credits_used":1/)
    expect(await server.exited).toBe(0)
    await server.stop()
  })

  it('under load loses no answer: every call ends with 200, 503 or a refused connection', async () => {
    const server = await startTestServer({ store, env: { ROLECALL_DRAIN_MIN_MS: '300' } })
    const statuses: (number | 'refused' | 'cut')[] = []
    let going = true
    const caller = async (): Promise<void> => {
      while (going) {
        try {
          statuses.push((await call(`${server.url}/ping`, { key: server.key })).status)
        } catch (error) {
          const { code } = ((error as Error).cause ?? {}) as { code?: string }
          // A kept connection may close just as a request goes out: then nothing of it was
          // accepted.
          statuses.push(code === 'ECONNREFUSED' ? 'refused' : 'cut')
          await wait(10)
        }
      }
    }
    const callers = Array.from({ length: 8 }, caller)
    await wait(500)
    server.signal('SIGTERM')
    expect(await server.exited).toBe(0)
    going = false
    await Promise.all(callers)
    const allowed = new Set([200, 429, 503, 'refused', 'cut'])
    expect(statuses.filter((status) => !allowed.has(status))).toEqual([])
    expect(statuses).toContain(200)
    await server.stop()
  })
})

const POLL_MS = 100

/** Process ids of the servers that have reported that they listen. */
const listeners = (server: TestServer): number[] =>
  [...server.log().matchAll(/"pid":(\d+)[^\n]*"listening"/g)].map((match) => Number(match[1]))

async function untilListening(server: TestServer, count: number): Promise<number[]> {
  while (listeners(server).length < count) await wait(POLL_MS)
  return listeners(server)
}

describe('a process that dies', () => {
  it('is replaced, and the service goes on', async () => {
    const server = await startTestServer({ workers: 2 })
    for (const pid of await untilListening(server, 2)) process.kill(pid, 'SIGKILL')
    const pids = await untilListening(server, 4)
    expect(new Set(pids).size).toBe(4)
    expect((await call(`${server.url}/health`)).status).toBe(200)
    // Only the first start prints the key: in full, and in the sample line.
    expect(server.output().match(/rc_live_/g)).toHaveLength(2)
    await server.stop()
  })
})
