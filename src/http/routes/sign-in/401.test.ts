import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()
beforeAll(async () => {
  await app.call('/auth/sign-up', { body: { email: 'ada@example.com', password: 'correct horse' } })
})

const signIn = (email: string, password: string) =>
  app.call('/auth/sign-in', { body: { email, password } })

describe('POST /auth/sign-in with wrong credentials', () => {
  it('does not tell a wrong password from an unknown address', async () => {
    const wrong = await signIn('ada@example.com', 'wrong horse')
    const unknown = await signIn('nobody@example.com', 'wrong horse')
    for (const answer of [wrong, unknown]) {
      expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_key'])
    }
    expect(unknown.body.error).toEqual(wrong.body.error)
  })
})
