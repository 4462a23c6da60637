import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/ping without a valid key', () => {
  const unknown = 'rc_live_0000000000000000000000000000000000'

  it('gives one and the same answer to every kind of failure', async () => {
    const other = await app.person()
    await app.services.keys.revoke(other.accountId, other.keyId)
    const cases: Record<string, Record<string, string>> = {
      none: {},
      empty: { 'x-access-key': '' },
      malformed: { 'x-access-key': 'not a key' },
      unknown: { 'x-access-key': unknown },
      revoked: { 'x-access-key': other.key },
      'a megabyte long': { 'x-access-key': 'x'.repeat(1_000_000) },
      'two different ones': { 'x-access-key': app.key, authorization: `Bearer ${unknown}` },
      'a good and a bad one': { 'x-access-key': unknown, authorization: `Bearer ${app.key}` },
      'the wrong scheme': { authorization: `Basic ${app.key}` },
      'a key and a session': { 'x-access-key': app.key, authorization: `Bearer ${app.session}` },
      'a session': { authorization: `Bearer ${app.session}` },
    }
    const answers = await Promise.all(
      Object.entries(cases).map(async ([name, headers]) => {
        const answer = await app.call('/ping', { headers })
        const body = { ...answer.body, request_id: '' }
        return [name, answer.status, answer.headers.get('www-authenticate'), body]
      }),
    )
    const [first] = answers
    expect(first).toMatchObject(['none', 401, 'Bearer realm="rolecall"', { success: false }])
    for (const [name, ...rest] of answers)
      expect([name, ...rest]).toEqual([name, ...(first ?? []).slice(1)])
  })
})
