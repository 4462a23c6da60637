import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.js'

describe('a password hash', () => {
  it('fits its password alone', async () => {
    const stored = await hashPassword('correct horse')
    expect(await verifyPassword('correct horse', stored)).toBe(true)
    expect(await verifyPassword('correct Horse', stored)).toBe(false)
  })

  it('carries parameters and a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
  })

  it('does not care how an accent was typed', async () => {
    const stored = await hashPassword('caf\u00e9 noir')
    expect(await verifyPassword('cafe\u0301 noir', stored)).toBe(true)
  })

  it.each(['', 'plain', 'bcrypt$1$2$3$4$5'])('never fits when it is %j', async (stored) => {
    expect(await verifyPassword('x', stored)).toBe(false)
  })
})
