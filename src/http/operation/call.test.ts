import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/support/app.js'
import { PROBES } from '../../../test/support/probes.js'

const app = useTestApp({ extraRoutes: PROBES })

const creditsOf = async (person: Person): Promise<unknown> =>
  (await app.call('/v1/usage', { session: person.session })).body.data.credits_remaining

describe('the charge of a call', () => {
  it('is the cost of the operation, in the answer and in the balance', async () => {
    const person = await app.person()
    const before = await creditsOf(person)
    const answer = await app.call('/probe/document', { key: person.key, body: { text: 'hello' } })
    expect(answer.status).toBe(200)
    expect(answer.body.credits_used).toBe(1)
    expect(await creditsOf(person)).toBe(Number(before) - 1)
  })

  it.each([
    ['neither side inline', { candidate: { summary: 's' }, role: { title: 't' } }, 2],
    ['one side inline', { resume_text: 'r', role: { title: 't' } }, 3],
    ['both sides inline', { resume_text: 'r', jd_text: 'j' }, 4],
  ])('follows the input: a match with %s', async (_name, body, cost) => {
    const answer = await app.call('/probe/match', { key: app.key, body })
    expect(answer.body.credits_used).toBe(cost)
  })

  it.each([
    ['the document cannot be parsed', { fail: 'parse' }, 422, 'parse_failed'],
    ['we have a defect', { fail: 'Ada Quillfeather' }, 500, 'internal_error'],
    ['the input is wrong', { ms: 'soon' }, 400, 'invalid_request'],
  ])('is nothing when %s', async (_name, body, status, code) => {
    const person = await app.person()
    const before = await creditsOf(person)
    const answer = await app.call('/probe/slow', { key: person.key, body })
    expect(answer.status).toBe(status)
    expect(answer.body.error.code).toBe(code)
    expect(answer.body).not.toHaveProperty('credits_used')
    expect(await creditsOf(person)).toBe(before)
  })

  it('says nothing of a defect, neither to the caller nor in the log', async () => {
    const answer = await app.call('/probe/slow', {
      key: app.key,
      body: { fail: 'Ada Quillfeather' },
    })
    expect(answer.text).not.toContain('Quillfeather')
    const log = app.lines.join('\n')
    expect(log).toContain('"name":"TypeError"')
    expect(log).not.toContain('Quillfeather')
  })

  it('is refused with 402 when the balance is too low, and the work does not start', async () => {
    const person = await app.person('free')
    for (let left = 100; left > 0; left -= 1) {
      const hold = await app.services.metering.reserve({
        accountId: person.accountId,
        operation: 'ping',
        cost: 1,
        requestId: `req_${left}`,
      })
      await app.services.metering.settle(hold)
    }
    const answer = await app.call('/probe/document', { key: person.key, body: { text: 'x' } })
    expect(answer.status).toBe(402)
    expect(answer.body.error.code).toBe('insufficient_credits')
  })
})

describe('the order of checks', () => {
  const broken = { body: '{"text": ', headers: { 'content-type': 'application/json' } }

  it('refuses a stranger before looking at the body', async () => {
    expect((await app.call('/probe/document', { ...broken, key: 'rc_live_wrong' })).status).toBe(
      401,
    )
  })

  it('counts the rate before looking at the body', async () => {
    const person = await app.person('free')
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await app.call('/probe/document', { ...broken, key: person.key })).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  })
})
