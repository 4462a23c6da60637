import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/support/app.js'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('/redact with too small a balance is refused and not charged', async () => {
  const { key, accountId } = await app.person('free')
  const { metering } = app.services
  const spent = { accountId, operation: 'ping', cost: 100, requestId: 'req_all' } as const
  await metering.settle(await metering.reserve(spent))
  const answer = await app.call('/redact', { key, body: { text: 'Ana Sample' } })
  expect([answer.status, answer.body.error.code]).toEqual([402, 'insufficient_credits'])
})
