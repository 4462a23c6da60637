// Clients that become slow at every place of a request, all at once: each is closed at the time-out
// with an answer in the envelope, nobody pays, and another client is answered meanwhile.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { dripRaw } from '../support/raw-socket.js'
import { slowClients } from './further-support/slow-clients.js'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    env: { ROLECALL_HEADERS_TIMEOUT_MS: '2000', ROLECALL_REQUEST_TIMEOUT_MS: '3000' },
  })
})
afterAll(() => app.close())

it('every slow client is closed at the time-out, in the envelope and at no cost', async () => {
  const clients = slowClients(app)
  const port = Number(new URL(app.url).port)
  const ends = clients.map(({ start, drip }) => dripRaw(port, start, drip))
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await app.call('/ping', { key: app.key })).status).toBe(200)
  }
  const texts = await Promise.all(ends)
  const odd = clients.flatMap(({ name }, at) => {
    const text = texts[at] ?? ''
    const told = /^HTTP\/1\.1 408 [\s\S]*"code":"invalid_request"[\s\S]*"request_id":"req_/
    return told.test(text) ? [] : [`${name}: ${text.slice(0, 60)}`]
  })
  expect(odd).toEqual([])
  const { calls } = await app.services.metering.usage(app.accountId)
  expect(calls).toBe(3)
})
