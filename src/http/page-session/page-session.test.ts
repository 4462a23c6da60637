// The web app's door: who stays signed in, who is let in by a link, and who is not.
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/support/app.js'
import { isLoopback } from '../loopback.js'

const app = useTestApp()

interface Told {
  session: { token: string; account_id: string; expires_in: number }
}

const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? ''
const sessionBy = (cookie: string, more: Record<string, string> = {}) =>
  app.call('/session', { headers: { cookie, ...more } })

describe('a session that outlives a reload', () => {
  it('is kept in a cookie that no script, no other site and no other address sees', async () => {
    const kept = await app.call('/session', { method: 'POST', session: app.session })
    expect(kept.status).toBe(200)
    const cookie = kept.headers.get('set-cookie') ?? ''
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/session', 'Max-Age=']) {
      expect(cookie).toContain(attribute)
    }
    const { session } = (await sessionBy(cookieOf(kept.headers))).body.data as unknown as Told
    expect(session.account_id).toBe(app.accountId)
    expect(session.expires_in).toBeGreaterThan(11 * 3600)
    expect((await app.call('/v1/account', { session: session.token })).status).toBe(200)
  })

  it('is not there without a cookie, and that is no error', async () => {
    for (const cookie of ['', 'rolecall_session=', 'rolecall_session=a.b.c', 'other=1']) {
      const answer = await sessionBy(cookie)
      expect([answer.status, answer.body.data]).toEqual([200, { session: null }])
    }
  })

  it('is not told to another site', async () => {
    const kept = await app.call('/session', { method: 'POST', session: app.session })
    const answer = await sessionBy(cookieOf(kept.headers), { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(404)
  })

  it('ends with signing out', async () => {
    const answer = await app.call('/session', { method: 'DELETE' })
    expect(answer.headers.get('set-cookie')).toMatch(/^rolecall_session=; Max-Age=0/)
  })

  it('is not opened by a key', async () => {
    const answer = await app.call('/session', { method: 'POST', key: app.key })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

describe('a link of the terminal', () => {
  const redeem = (code: unknown) => app.call('/session/link', { body: { code } })

  it('signs in once', async () => {
    const code = await app.services.identity.makeLink(app.accountId)
    const first = await redeem(code)
    expect(first.status).toBe(200)
    expect((first.body.data as unknown as Told).session.account_id).toBe(app.accountId)
    expect(cookieOf(first.headers)).toMatch(/^rolecall_session=./)
    expect((await redeem(code)).status).toBe(401)
  })

  it('signs one of two in who come together', async () => {
    const code = await app.services.identity.makeLink(app.accountId)
    const answers = await Promise.all([redeem(code), redeem(code), redeem(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it.each([[''], [undefined], [{}], ["' or 1=1 --"], ['A'.repeat(32)]])(
    'is refused when it is %j',
    async (code) => {
      const answer = await redeem(code)
      expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_key'])
    },
  )

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['2001:db8::1', false],
    ['1270.0.0.1', false],
  ])('works on the machine itself: %s is %s', (address, isOwn) => {
    expect(isLoopback(address)).toBe(isOwn)
  })
})
