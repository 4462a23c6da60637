import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from './example.js'

const app = useTestApp({ env: { ROLECALL_COST_SET: 'A' } })

describe('/match when the balance is too low', () => {
  it('refuses the call with its inline parse and does not charge, while the cheaper one goes through', async () => {
    const person = await app.person('free')
    const account = person.accountId
    // 100 credits, less 31 calls at 3: 7 are left, and a match with an inline résumé costs 9.
    for (let call = 0; call < 31; call += 1) {
      const hold = await app.services.metering.reserve({
        accountId: account,
        operation: 'match',
        cost: 3,
        requestId: `req_${call}`,
      })
      await app.services.metering.settle(hold)
    }
    const body = { role: ROLE_EXAMPLE, resume_text: RESUME_EXAMPLE }
    const refused = await app.call('/match', { key: person.key, body })
    expect([refused.status, refused.body.error.code]).toEqual([402, 'insufficient_credits'])
    const parsed = { role: ROLE_EXAMPLE, candidate: CANDIDATE_EXAMPLE }
    const answer = await app.call('/match', { key: person.key, body: parsed })
    expect([answer.status, answer.body.credits_used]).toEqual([200, 3])
  })
})
