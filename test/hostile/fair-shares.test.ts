// One account's work beside another's: CPU budgets, which failing calls use up too, and places for
// large bodies.
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import { PROBES } from '../support/probes.js'

let app: TestApp
afterEach(() => app.close())

const NOISE = { text: 'zzz '.repeat(5000) }
const RESUME = {
  text: 'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs, Jan 2019 - Present\n- Built services in Python',
}

describe('the budget of CPU', () => {
  /** The budget is so small that reading anything spends it. */
  const open = async () => {
    app = await openTestApp({ env: { ROLECALL_CALL_CPU_MS: '1' } })
    return app.person('free')
  }
  const parse = (key: string, body: object = NOISE) => app.call('/parse/resume', { key, body })

  it('is used up by calls that fail: 429 with Retry-After, nothing charged', async () => {
    const person = await open()
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await parse(person.key)).status)
    expect(statuses[0]).toBe(422)
    expect(statuses.at(-1)).toBe(429)
    const refused = await parse(person.key, RESUME)
    expect(refused.body.error.code).toBe('rate_limited')
    expect(refused.body.error.message).toContain('CPU')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data).toMatchObject({ credits_used_this_period: 0, calls_this_period: 0 })
  })

  it('is told in the headers, before and after', async () => {
    app = await openTestApp()
    const { headers } = await parse(app.key, RESUME)
    const budget = 3000 * 0.6
    expect(headers.get('ratelimit-policy')).toBe(
      `"burst";q=300;w=6, "minute";q=3000;w=60, "cpu";q=${budget};qu="cpu-seconds";w=60`,
    )
    expect(headers.get('ratelimit')).toMatch(/^"burst";r=\d+;t=\d+, "cpu";r=1\d\d\d;t=\d+$/)
  })

  it('is each account’s own, over all its keys', async () => {
    const person = await open()
    app.services.cpuBudget.spend(person.accountId, 30, 1000)
    const second = await app.services.keys.mint(person.accountId)
    expect((await parse(second.key)).status).toBe(429)
    const other = await app.person('free')
    expect((await parse(other.key, RESUME)).status).toBe(200)
  })

  it('holds up nothing that needs no reader', async () => {
    const person = await open()
    app.services.cpuBudget.spend(person.accountId, 30, 1000)
    expect((await parse(person.key)).status).toBe(429)
    expect((await app.call('/ping', { key: person.key })).status).toBe(200)
    const skill = await app.call('/normalize/skill?skill=python', { key: person.key })
    expect(skill.status).toBe(200)
  })

  it('flows back', async () => {
    const person = await open()
    app.services.cpuBudget.spend(person.accountId, 30, 31)
    expect((await parse(person.key, RESUME)).status).toBe(429)
    const state = app.services.cpuBudget.state(person.accountId, 30)
    expect(state.retryAfterMs).toBeGreaterThan(0)
    expect(state.retryAfterMs).toBeLessThan(60_000)
  })
})

describe('six slow senders of large bodies', () => {
  const open = (env: Record<string, string> = {}) =>
    openTestApp({ extraRoutes: PROBES, env: { ROLECALL_LARGE_BODIES_MAX: '6', ...env } })

  /**
   * Begins a body of five megabytes and then sends a byte now and then; resolves with the answer.
   */
  const trickle = (key: string, atOnce = ''): Promise<string> =>
    new Promise((resolve) => {
      const { port } = app.app.server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1')
      let text = ''
      const drip = setInterval(() => socket.write('x'), 100)
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(drip)
        resolve(text)
      })
      socket.write(
        `POST /probe/slow HTTP/1.1\r\nHost: localhost\r\nx-access-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{"padding":"${atOnce}`,
      )
    })
  const large = (key: string) =>
    app.call('/probe/slow', { key, body: { padding: 'x'.repeat(1_200_000) } })

  it('of one account leave places to others', async () => {
    app = await open({ ROLECALL_LARGE_BODY_RATE_MIN: '1' })
    const [slow, victim] = [await app.person(), await app.person()]
    const senders = Array.from({ length: 6 }, () => trickle(slow.key))
    await wait(300)
    const answers = await Promise.all([large(victim.key), large(victim.key), large(victim.key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    app.app.server.closeAllConnections()
    await Promise.all(senders)
  })

  it('of six accounts that only announce them take no place at all', async () => {
    app = await open({ ROLECALL_LARGE_BODY_RATE_MIN: '1', ROLECALL_LARGE_BODY_WAIT_MS: '0' })
    const people = await Promise.all(Array.from({ length: 6 }, () => app.person()))
    const senders = people.map(({ key }) => trickle(key))
    await wait(300)
    expect((await large((await app.person()).key)).status).toBe(200)
    app.app.server.closeAllConnections()
    await Promise.all(senders)
  })

  it('of six accounts that fill their places first are ended for those who wait, with 408', async () => {
    app = await open()
    const people = await Promise.all(Array.from({ length: 6 }, () => app.person()))
    const senders = people.map(({ key }) => trickle(key, 'x'.repeat(1_200_000)))
    await wait(300)
    expect((await large((await app.person()).key)).status).toBe(200)
    for (const answer of await Promise.all(senders)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"invalid_request"/)
    }
  })

  it('cost the senders what they cost: nothing is charged, and a quick one is read', async () => {
    app = await open()
    const person = await app.person()
    expect(await trickle(person.key)).toMatch(/^HTTP\/1\.1 408 /)
    expect((await large(person.key)).status).toBe(200)
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data.calls_this_period).toBe(1)
  })
})
