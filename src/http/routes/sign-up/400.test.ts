import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

const signUp = (body: unknown) => app.call('/auth/sign-up', { body })

describe('POST /auth/sign-up with what cannot be used', () => {
  it.each([
    ['no e-mail', { password: 'long enough 1' }],
    ['no password', { email: 'a@example.com' }],
    ['a short password', { email: 'a@example.com', password: 'short' }],
    ['an endless password', { email: 'a@example.com', password: 'x'.repeat(257) }],
    ['ten spaces as a password', { email: 'a@example.com', password: ' '.repeat(10) }],
    ['ten times one letter', { email: 'a@example.com', password: 'x'.repeat(10) }],
    [
      'invisible letters',
      { email: 'a@example.com', password: '\u200b\u200c\u200d\u2060'.repeat(3) },
    ],
    [
      'control characters',
      { email: 'a@example.com', password: '\u0001\u0002\u0003\u0004'.repeat(3) },
    ],
    ['no address', { email: 'ada', password: 'long enough 1' }],
    ['a line break in the address', { email: 'a\n@example.com', password: 'long enough 1' }],
    ['an endless address', { email: `${'a'.repeat(300)}@example.com`, password: 'long enough 1' }],
    ['an array', []],
  ])('is refused: %s', async (_name, body) => {
    const answer = await signUp(body)
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
  })

  it('is refused for an address that is taken, in whatever case', async () => {
    const first = await signUp({ email: 'taken@example.com', password: 'long enough 1' })
    expect(first.status).toBe(201)
    const second = await signUp({ email: ' TAKEN@example.com', password: 'long enough 2' })
    expect([second.status, second.body.error.code]).toEqual([400, 'invalid_request'])
  })
})
