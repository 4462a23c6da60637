import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/ping over the rate limit', () => {
  it('counts per account over all its keys, and does not charge', async () => {
    const person = await app.person('free')
    const second = await app.services.keys.mint(person.accountId)
    const statuses: number[] = []
    for (let turn = 0; turn < 10; turn += 1) {
      const key = turn % 2 === 0 ? person.key : second.key
      statuses.push((await app.call('/ping', { key })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    const refused = await app.call('/ping', { key: second.key })
    expect(refused.body.error.code).toBe('rate_limited')
    expect(refused.body.error.message).toMatch(
      /^This account may make 30 calls a minute: up to 5 at once, then one every 2 s\. Try again in \d s\.$/,
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('ratelimit')).toMatch(/^"burst";r=0;t=\d+$/)

    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data).toMatchObject({ credits_used_this_period: 5, calls_this_period: 5 })
  })

  it('leaves other accounts alone', async () => {
    const [noisy, quiet] = [await app.person('free'), await app.person('free')]
    await Promise.all(Array.from({ length: 20 }, () => app.call('/ping', { key: noisy.key })))
    expect((await app.call('/ping', { key: quiet.key })).status).toBe(200)
  })
})
