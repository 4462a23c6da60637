import { expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

it('/redact with too small a balance is refused and not charged', async () => {
  const { key, accountId } = await app.person('free')
  const { metering } = app.services
  const spent = { accountId, operation: 'ping', cost: 100, requestId: 'req_all' } as const
  await metering.settle(await metering.reserve(spent))
  const answer = await app.call('/redact', { key, body: { text: 'Ana Sample' } })
  expect([answer.status, answer.body.error.code]).toEqual([402, 'insufficient_credits'])
})
