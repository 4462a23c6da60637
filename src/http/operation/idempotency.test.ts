import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/support/app.js'
import { PROBES } from '../../../test/support/probes.js'

const app = useTestApp({ extraRoutes: PROBES })

const send = (person: Person, idempotencyKey: string, body: unknown, path = '/probe/slow') =>
  app.call(path, { key: person.key, body, headers: { 'idempotency-key': idempotencyKey } })

const usedBy = async (person: Person): Promise<unknown> =>
  (await app.call('/v1/usage', { session: person.session })).body.data.credits_used_this_period

describe('Idempotency-Key', () => {
  it('lets a repeat run again and charges it once', async () => {
    const person = await app.person()
    const first = await send(person, 'order-1', { ms: 0 })
    const again = await send(person, 'order-1', { ms: 0 })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.data).toEqual(first.body.data)
    expect(again.body.credits_used).toBe(first.body.credits_used)
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await usedBy(person)).toBe(1)
  })

  it('charges 50 concurrent repeats once', async () => {
    const person = await app.person()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(person, 'at-once', { ms: 50 })),
    )
    const statuses = new Set(answers.map((answer) => answer.status))
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true)
    expect(answers.some((answer) => answer.status === 200)).toBe(true)
    expect(await usedBy(person)).toBe(1)
  })

  it.each([
    ['another body', '/probe/slow', { ms: 1 }],
    ['another operation', '/probe/document', { ms: 0 }],
    ['another query', '/probe/slow?include=evidence', { ms: 0 }],
  ])('refuses the same key with %s', async (_name, path, body) => {
    const person = await app.person()
    await send(person, 'mine', { ms: 0 })
    const answer = await send(person, 'mine', body, path)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'idempotency_conflict'])
  })

  it('belongs to one account', async () => {
    const [one, other] = [await app.person(), await app.person()]
    await send(one, 'shared', { ms: 0 })
    const answer = await send(other, 'shared', { ms: 1 })
    expect(answer.status).toBe(200)
    expect(await usedBy(other)).toBe(1)
  })

  it('does not keep a failure: the next try is a first one', async () => {
    const person = await app.person()
    expect((await send(person, 'retry', { fail: 'parse' })).status).toBe(422)
    const again = await send(person, 'retry', { fail: 'parse' })
    expect(again.status).toBe(422)
    expect(await usedBy(person)).toBe(0)
  })

  it.each([
    ['256 characters', 'k'.repeat(256)],
    ['nothing', ''],
  ])('is refused with %s', async (_name, key) => {
    const answer = await send(app, key, { ms: 0 })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
  })

  it('may have 255 characters', async () => {
    expect((await send(app, 'k'.repeat(255), { ms: 0 })).status).toBe(200)
  })
})
