// Clients that get slow at every place of a request, all at once: each is closed at the time-out with an
// answer in the envelope, nobody pays, and a client beside them is answered meanwhile.
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { type SlowClient, slowClients } from './further-support/slow-clients.js'

const DRIP_MS = 100

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    env: { ROLECALL_HEADERS_TIMEOUT_MS: '2000', ROLECALL_REQUEST_TIMEOUT_MS: '3000' },
  })
})
afterAll(() => app.close())

/** Everything that the server says until it closes. */
const endOf = ({ start, drip }: SlowClient): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    let text = ''
    const timer = setInterval(() => drip !== '' && socket.write(drip), DRIP_MS)
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(text)
    })
    socket.write(start)
  })

it('every slow client is closed at the time-out, in the envelope and at no cost', async () => {
  const clients = slowClients(app)
  const ends = clients.map(endOf)
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
