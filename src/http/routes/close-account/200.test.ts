import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

const CREDENTIALS = { email: 'ada@example.com', password: 'a long enough one' }
const signUp = async () =>
  (await app.call('/auth/sign-up', { body: CREDENTIALS })).body.data as {
    token: string
    account_id: string
  }

describe('DELETE /v1/account', () => {
  it('ends sessions, keys and the password at once, and leaves the books right', async () => {
    const { token, account_id } = await signUp()
    const key = String(
      (await app.call('/v1/keys', { session: token, method: 'POST' })).body.data.key,
    )
    expect((await app.call('/ping', { key })).status).toBe(200)
    const closed = await app.call('/v1/account', { session: token, method: 'DELETE' })
    expect(closed.body.data).toEqual({ account_id, closed: true })
    expect((await app.call('/ping', { key })).status).toBe(401)
    expect((await app.call('/v1/account', { session: token })).status).toBe(401)
    expect((await app.call('/auth/sign-in', { body: CREDENTIALS })).status).toBe(401)
    expect((await app.services.metering.checkLedger(account_id)).ok).toBe(true)
  })

  it('leaves the e-mail address free for a new account', async () => {
    const { account_id } = await signUp()
    expect(account_id).toMatch(/^acct_/)
  })

  it('leaves other accounts alone', async () => {
    const other = await app.person()
    const { session } = await app.person()
    await app.call('/v1/account', { session, method: 'DELETE' })
    expect((await app.call('/ping', { key: other.key })).status).toBe(200)
    expect((await app.call('/v1/account', { session: other.session })).status).toBe(200)
  })
})

describe('GET /v1/account/data', () => {
  it('gives what is kept about the account, and nothing of what was sent', async () => {
    const { key, session, accountId, keyId } = await app.person()
    await app.call('/redact', { key, body: { text: 'Canary Zebra, canary@example.com' } })
    const answer = await app.call('/v1/account/data', { session })
    expect(answer.body.data).toMatchObject({ account_id: accountId, email: '', plan: 'scale' })
    expect(answer.body.data.keys).toMatchObject([{ keyId }])
    const ledger = answer.body.data.ledger as { kind: string; operation: string | null }[]
    expect(ledger.map(({ kind, operation }) => [kind, operation])).toEqual([
      ['charge', 'redact'],
      ['grant', null],
    ])
    expect(answer.text.toLowerCase()).not.toContain('canary')
  })
})
