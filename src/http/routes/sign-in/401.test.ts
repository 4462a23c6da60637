import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()
beforeAll(async () => {
  await app.call('/auth/sign-up', { body: { email: 'ada@example.com', password: 'correct horse' } })
})

const signIn = async (email: string, password: string) => {
  const started = performance.now()
  const answer = await app.call('/auth/sign-in', { body: { email, password } })
  return { answer, ms: performance.now() - started }
}

describe('POST /auth/sign-in with wrong credentials', () => {
  it('does not tell a wrong password from an unknown address, by word or by time', async () => {
    await signIn('ada@example.com', 'correct horse')
    const wrong = await signIn('ada@example.com', 'wrong horse')
    const unknown = await signIn('nobody@example.com', 'wrong horse')
    for (const { answer } of [wrong, unknown]) {
      expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_key'])
    }
    expect(unknown.answer.body.error).toEqual(wrong.answer.body.error)
    // Both spend a hash; without it an unknown address would answer in a millisecond or two.
    expect(unknown.ms).toBeGreaterThan(wrong.ms / 4)
  })
})
