// A server that is full or about to end, asked for everything that it offers: 503 with Retry-After
// in the envelope and no charge, while the work that it had begun is finished.
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.js'
import type { Answer } from '../support/call.js'
import { type HalfSent, halfSentPing } from '../support/half-sent.js'
import { type Asked, OVERLOADS } from './further-support/overload.js'

const PLACES = 3

let app: TestApp
afterEach(() => app.close())

const open = async (): Promise<void> => {
  app = await openTestApp({ env: { ROLECALL_REQUESTS_MAX: String(PLACES) } })
}

const ask = ({ method, path, as }: Asked): Promise<Answer> =>
  app.call(path, {
    method,
    ...(as === 'key' && { key: app.key }),
    ...(as === 'session' && { session: app.session }),
    ...(method === 'POST' && { body: {} }),
  })

/** Takes every place with calls that have begun and that end on request. */
async function occupy(): Promise<HalfSent[]> {
  const port = Number(new URL(app.url).port)
  const begun = Array.from({ length: PLACES }, () => halfSentPing({ port, key: app.key }))
  while (app.lifecycle.inFlight < PLACES) await wait(5)
  return begun
}

const told = ({ status, headers, body }: Answer): string =>
  [status, body.error?.code, Number(headers.get('retry-after')) >= 1].join(' ')

/** The cases that were answered although they should have been turned away. */
async function letIn(situation: 'full' | 'draining'): Promise<string[]> {
  const cases = OVERLOADS.filter((one) => one.situation === situation)
  const answers = await Promise.all(cases.map(ask))
  return cases.flatMap(({ name }, at) => {
    const answer = told(answers[at] as Answer)
    return answer === '503 internal_error true' ? [] : [`${name}: ${answer}`]
  })
}

/** The calls that had begun are answered, and are all that was charged. */
async function expectDone(begun: HalfSent[]): Promise<void> {
  for (const { finish } of begun) finish()
  for (const { answer } of begun) expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/)
  const { calls } = await app.services.metering.usage(app.accountId)
  expect(calls).toBe(PLACES)
}

describe('everything is turned away', () => {
  it('by a server that is full, until it has room again', async () => {
    await open()
    const begun = await occupy()
    expect(await letIn('full')).toEqual([])
    expect((await app.call('/health')).status).toBe(200)
    await expectDone(begun)
    expect((await app.call('/ping', { key: app.key })).status).toBe(200)
    expect((await app.call('/nowhere')).status).toBe(404)
  })

  it('by a server that is about to end, while it ends what it has begun', async () => {
    await open()
    const begun = await occupy()
    app.lifecycle.drain()
    expect(await letIn('draining')).toEqual([])
    await expectDone(begun)
    await app.lifecycle.idle()
  })
})
