import { expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { leaveCredits } from '../../../../test/support/balance.js'

const app = useTestApp()

it('/redact with too small a balance is refused and not charged', async () => {
  const { key, accountId } = await app.person('free')
  await leaveCredits(app.services, accountId, 0)
  const answer = await app.call('/redact', { key, body: { text: 'Ana Sample' } })
  expect([answer.status, answer.body.error.code]).toEqual([402, 'insufficient_credits'])
})
