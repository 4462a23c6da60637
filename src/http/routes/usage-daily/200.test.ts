import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { MovableClock } from '../../../../test/support/movable-clock.js'

const clock = new MovableClock('2026-03-10T23:00:00Z')
const app = useTestApp({ clock })

describe('GET /v1/usage/daily', () => {
  it('counts charged calls by day and operation, and leaves others out', async () => {
    const { key } = await app.person()
    const { session } = app
    await app.call('/ping', { key: app.key })
    await app.call('/ping', { key: app.key })
    await app.call('/ping', { key })
    await app.call('/redact', { key: app.key, body: {} })
    await app.call('/normalize/skill?skill=js', { key: app.key })
    clock.advance(2 * 3600_000)
    await app.call('/ping', { key: app.key })
    await app.call('/redact', { key: app.key, body: { text: 'Ana Sample, Austin' } })
    const fresh = (await app.services.identity.openSession(app.accountId)).token
    const { data } = (await app.call('/v1/usage/daily', { session: fresh })).body
    expect(data).toEqual({
      from: '2026-02-10',
      to: '2026-03-11',
      days: [
        { day: '2026-03-10', operation: 'ping', calls: 2, credits: 2 },
        { day: '2026-03-11', operation: 'ping', calls: 1, credits: 1 },
        { day: '2026-03-11', operation: 'redact', calls: 1, credits: 1 },
      ],
    })
    expect(session).not.toBe(fresh)
  })

  it('does not count a call whose charge was given back', async () => {
    const { accountId, session } = await app.person()
    const { metering } = app.services
    const request = { accountId, operation: 'match', cost: 4, requestId: 'req_x' } as const
    const hold = await metering.reserve(request)
    await metering.settle(hold)
    await metering.release(hold)
    expect((await app.call('/v1/usage/daily', { session })).body.data.days).toEqual([])
  })
})
