import { expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { JOB_EXAMPLE } from './job-example.js'

const app = useTestApp()

it('/parse/jd with too small a balance is refused and not charged', async () => {
  const { key, accountId } = await app.person('free')
  const { metering } = app.services
  const spent = { accountId, operation: 'ping', cost: 100, requestId: 'req_all' } as const
  await metering.settle(await metering.reserve(spent))
  const answer = await app.call('/parse/jd', { key, body: { text: JOB_EXAMPLE } })
  expect([answer.status, answer.body.error.code]).toEqual([402, 'insufficient_credits'])
})
