// Many calls at once against few credits: exactly as many succeed as can be paid.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveCredits, withServicesOf } from '../support/balance.js'
import { type Answer, call } from '../support/call.js'
import { STORES, startTestServer, type TestServer } from '../support/server.js'

const count = (answers: Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

const atOnce = (times: number, one: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, one))

describe.each(STORES)('credits in two processes over one %s store', (store) => {
  let server: TestServer
  let session: string
  beforeAll(async () => {
    server = await startTestServer({ store, workers: 2 })
    session = await server.session()
  })
  afterAll(() => server.stop())

  it('pay for exactly 37 of 200 concurrent calls when there are 37', async () => {
    const first = await call(`${server.url}/ping`, { key: server.key })
    const accountId = String(first.body.data.account)
    await withServicesOf(server, (services) => leaveCredits(services, accountId, 37))

    const answers = await atOnce(200, () => call(`${server.url}/ping`, { key: server.key }))
    expect([count(answers, 200), count(answers, 402)]).toEqual([37, 163])

    const usage = await call(`${server.url}/v1/usage`, { session })
    expect(usage.body.data.credits_remaining).toBe(0)
    const ledger = await withServicesOf(server, ({ metering }) => metering.checkLedger(accountId))
    expect(ledger).toMatchObject({ ok: true, available: 0, held: 0, problems: [] })
  })

  it('are limited in rate per account, not per process', async () => {
    const key = await withServicesOf(server, async ({ accounts, keys }) => {
      const account = await accounts.create('free')
      return (await keys.mint(account.id)).key
    })
    const began = performance.now()
    const answers = await atOnce(40, () => call(`${server.url}/ping`, { key }))
    // While the calls run, 30 more a minute are allowed.
    const flowed = Math.ceil((performance.now() - began) / 2_000)
    expect(count(answers, 200) + count(answers, 429)).toBe(40)
    expect(count(answers, 200)).toBeGreaterThanOrEqual(5)
    expect(count(answers, 200)).toBeLessThanOrEqual(5 + flowed)
  })

  it('are refused to a key that was revoked, whichever process is asked', async () => {
    const minted = await call(`${server.url}/v1/keys`, { session, body: {} })
    const { keyId } = minted.body.data
    await call(`${server.url}/v1/keys/${keyId}`, { session, method: 'DELETE' })
    const key = String(minted.body.data.key)
    const answers = await atOnce(10, () => call(`${server.url}/ping`, { key }))
    expect(count(answers, 401)).toBe(10)
  })
})
