import { expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { leaveCredits } from '../../../../test/support/balance.js'
import { JOB_EXAMPLE } from './job-example.js'

const app = useTestApp()

it('/parse/jd with too small a balance is refused and not charged', async () => {
  const { key, accountId } = await app.person('free')
  await leaveCredits(app.services, accountId, 0)
  const answer = await app.call('/parse/jd', { key, body: { text: JOB_EXAMPLE } })
  expect([answer.status, answer.body.error.code]).toEqual([402, 'insufficient_credits'])
})
