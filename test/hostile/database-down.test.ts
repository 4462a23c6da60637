// The store goes away for a while: calls get 503 and are not charged, and afterwards everything
// works.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { call } from '../support/call.js'
import { type FlakyDatabase, flakyDatabase } from '../support/flaky-database.js'
import { STORES, startTestServer, type TestServer } from '../support/server.js'
import { postgresDatabase, type TestDatabase } from '../support/store.js'

describe.each(STORES.filter((store) => store === 'postgres'))('a %s that is cut off', () => {
  let database: TestDatabase
  let way: FlakyDatabase
  let server: TestServer
  beforeAll(async () => {
    database = await postgresDatabase(process.env.TEST_DATABASE_URL ?? '')
    way = await flakyDatabase(database.options.url ?? '')
    server = await startTestServer({ env: { DATABASE_URL: way.url } })
  })
  afterAll(async () => {
    await server.stop()
    await way.close()
    await database.remove()
  })

  const ping = () => call(`${server.url}/ping`, { key: server.key })

  it('makes calls fail with 503 and /health degraded, then everything recovers by itself', async () => {
    expect((await ping()).status).toBe(200)
    way.cut()
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await ping()
      expect([answer.status, answer.body.error.code]).toEqual([503, 'internal_error'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      await wait(200)
    }
    const health = await call(`${server.url}/health`)
    expect([health.status, health.body.data.status]).toEqual([503, 'degraded'])

    way.mend()
    while ((await ping()).status !== 200) await wait(200)
    const healthy = await call(`${server.url}/health`)
    expect(healthy.body.data.status).toBe('ok')

    const before = await ping()
    const after = await ping()
    expect(after.body.data.credits_remaining).toBe(Number(before.body.data.credits_remaining) - 1)
    expect(server.log()).not.toContain('postgres://')
  })
})

describe('an embedded store that another process keeps to itself', () => {
  it('makes calls wait, then fail with 503 and no charge; then everything goes on', {
    timeout: 60_000,
  }, async () => {
    const server = await startTestServer()
    const ping = () => call(`${server.url}/ping`, { key: server.key })
    const before = Number((await ping()).body.data.credits_remaining)
    const greedy = new Libsql(join(server.dataDir, 'rolecall.db'))
    greedy.exec('begin immediate')
    const patient = ping()
    await wait(500)
    greedy.exec('rollback')
    expect((await patient).status).toBe(200)

    greedy.exec('begin immediate')
    const answer = await ping()
    expect([answer.status, answer.body.error.code]).toEqual([503, 'internal_error'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    greedy.exec('rollback')
    greedy.close()
    expect((await ping()).body.data.credits_remaining).toBe(before - 2)
    await server.stop()
  })
})

describe('a store that fails under a call', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it('is a 503 that says when to come back, not a 500', async () => {
    const { reserve } = app.services.metering
    app.services.metering.reserve = () =>
      Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    const answer = await app.call('/ping', { key: app.key })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    app.services.metering.reserve = reserve
  })
})
