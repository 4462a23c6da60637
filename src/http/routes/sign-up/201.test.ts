import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('POST /auth/sign-up', () => {
  it('makes an account on the free plan, whose session works', async () => {
    const body = { email: 'Ada@Example.com', password: 'correct horse' }
    const answer = await app.call('/auth/sign-up', { body })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      expires_in: 43_200,
      account_id: expect.stringMatching(/^acct_/),
    })
    const session = String(answer.body.data.token)
    const account = await app.call('/v1/account', { session })
    expect(account.body.data).toMatchObject({ plan: 'free', credits: 100 })
  })
})
