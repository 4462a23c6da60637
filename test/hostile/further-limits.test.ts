// Bursts over the rate limit, at every operation and in every form: calls above the limit get 429
// and are never charged. The account is counted, whatever its keys, its form or its node.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../support/app.js'
import type { Answer, CallOptions } from '../support/call.js'
import { MovableClock } from '../support/movable-clock.js'
import { onEachEngine } from '../support/store.js'
import { BURSTS, type Burst } from './further-support/rate-limits.js'

/** The free plan: five at once, and thirty a minute. */
const BURST = 5
const OVER = 3
const MINUTE_MS = 60_000

onEachEngine('a burst', (database) => {
  // The clock stands still, so that nothing flows back while the calls run.
  const clock = new MovableClock(Date.now())
  let here: TestApp
  let there: TestApp
  let stranger: Person
  beforeAll(async () => {
    here = await openTestApp({ database: database(), clock })
    there = await openTestApp({ database: database(), clock })
    stranger = await here.person('scale')
  })
  afterAll(async () => {
    await here.close()
    await there.close()
  })

  function send({ path, body, way }: Burst, person: Person, second: string, at: number) {
    const options: Record<Burst['way'], CallOptions> = {
      'the key as a bearer token': { body, headers: { authorization: `Bearer ${person.key}` } },
      'by GET': { method: 'GET' },
      'with a body that is no JSON': { body: '{' },
      'under one Idempotency-Key': { body, headers: { 'idempotency-key': 'one' } },
      'with two keys in turn': { body, key: at % 2 === 0 ? person.key : second },
      'at two nodes in turn': { body },
    }
    const byBearer = way === 'the key as a bearer token'
    const node = way === 'at two nodes in turn' && at % 2 === 1 ? there : here
    return node.call(path, { ...(!byBearer && { key: person.key }), ...options[way] })
  }

  const told = ({ status, body, headers }: Answer) =>
    [status, body.error?.code, Number(headers.get('retry-after')) >= 1].join()

  it.each(BURSTS)('$name', async (burst) => {
    const person = await here.person('free')
    const second = (await here.services.keys.mint(person.accountId)).key
    const answers = await Promise.all(
      Array.from({ length: BURST + OVER }, (_, at) => send(burst, person, second, at)),
    )
    const over = answers.filter(({ status }) => status === 429)
    expect(over.map(told)).toEqual(Array(OVER).fill('429,rate_limited,true'))

    const charged = answers.filter(({ status, body }) => status === 200 && body.credits_used > 0)
    const { calls } = await here.services.metering.usage(person.accountId)
    expect(calls).toBeGreaterThanOrEqual(charged.length)
    expect(calls).toBeLessThanOrEqual(BURST)
    expect((await send(burst, stranger, stranger.key, 0)).status).not.toBe(429)
    clock.advance(MINUTE_MS)
    expect((await send(burst, person, second, 0)).status).not.toBe(429)
  })
})
