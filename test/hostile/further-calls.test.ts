// Sixty and more further forms of each class of wrong call: refused in the envelope, charged nothing,
// and a good call beside them is answered.
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../support/app.js'
import type { Answer } from '../support/call.js'
import { PROBES } from '../support/probes.js'
import {
  BASE64,
  BODY_SHAPES,
  bentKeys,
  type CallCase,
  CONTENT_TYPES,
  INHERITED_WORDS,
  KEY_IDS,
  LONG_GETS,
  PROTOTYPES,
  QUERY_CASES,
  REPEAT_KEYS,
  SIZES,
} from './further-support/call-cases.js'

const app = useTestApp({ extraRoutes: PROBES })
/**
 * How many calls run at a time; each batch has its own account, so that none reaches its rate
 * limit.
 */
const BATCH = 20

const send = ({ path, method, body, headers }: CallCase, { key }: Person): Promise<Answer> =>
  app.call(path, {
    key,
    ...(method && { method }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })

/**
 * Returns every answer by the name of its case, and checks that only answers with 200 were charged.
 */
async function answersTo(cases: readonly CallCase[]): Promise<[string, Answer][]> {
  const all: [string, Answer][] = []
  for (let at = 0; at < cases.length; at += BATCH) {
    const batch = cases.slice(at, at + BATCH)
    const person = await app.person('scale')
    const sent = batch.map((one) => send(one, person))
    const beside = await app.call('/ping', { key: person.key })
    expect(beside.status).toBe(200)
    const answers = await Promise.all(sent)
    const good = answers.filter(({ status }) => status === 200).length
    const { calls } = await app.services.metering.usage(person.accountId)
    expect(calls).toBe(good + 1)
    for (const [index, { name }] of batch.entries()) all.push([name, answers[index] as Answer])
  }
  return all
}

const told = ({ status, body }: Answer): string =>
  `${status} ${body.error?.code ?? ''} ${/^req_/.test(body.request_id) ? '' : 'no request_id'}`.trim()

async function allRefused(cases: readonly CallCase[]): Promise<void> {
  const answers = await answersTo(cases)
  const others = answers.filter(([, answer]) => told(answer) !== '400 invalid_request')
  expect(others.map(([name, answer]) => `${name}: ${told(answer)}`)).toEqual([])
  expect(answers.map(([, { text }]) => text).join()).not.toContain('Quillfeather')
  expect(app.lines.join()).not.toContain('Quillfeather')
}

describe('refused with 400 is', () => {
  it('every body of another shape', () => allRefused(BODY_SHAPES))
  it('every body that reaches for a prototype', async () => {
    await allRefused(PROTOTYPES)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })
  it('every body that is too deep or has too many members', () => allRefused(SIZES))
  it('every body of another type', () => allRefused(CONTENT_TYPES))
  it('every file that is no base64', () => allRefused(BASE64))
  it('every query that says a thing twice or sideways', () => allRefused(QUERY_CASES))
})

it('a query of any length is answered in the envelope', async () => {
  const odd = (await answersTo(LONG_GETS)).filter(
    ([, answer]) => !['200', '400 invalid_request'].includes(told(answer)),
  )
  expect(odd.map(([name, answer]) => `${name}: ${told(answer)}`)).toEqual([])
})

it('names that every object has are words to be normalised like any other', async () => {
  const cases = INHERITED_WORDS.map((word) => ({
    name: word,
    path: '/normalize/skill',
    body: JSON.stringify({ skill: word }),
  }))
  for (const [word, answer] of await answersTo(cases)) {
    expect([word, answer.status, typeof answer.body.data.canonical]).toEqual([word, 200, 'string'])
  }
})

it('a key that is not exactly one of ours is refused, always in the same words', async () => {
  const keys = bentKeys(app.key)
  const answers = await Promise.all(keys.map((key) => app.call('/ping', { key })))
  const bodies = answers.map(({ status, body }) => JSON.stringify([status, body.error]))
  expect(new Set(bodies).size).toBe(1)
  expect(answers.map(told)).toEqual(keys.map(() => '401 invalid_key'))
})

it("no name of a key reaches another's, whatever it is made of", async () => {
  const owner = await app.person()
  let other = await app.person()
  const ids = [owner.keyId, owner.keyId.toUpperCase(), `${owner.keyId}%20`, ...KEY_IDS]
  for (const [at, id] of ids.entries()) {
    if (at % BATCH === 0) other = await app.person()
    const path = `/v1/keys/${/%[0-9a-f]{2}/i.test(id) ? id : encodeURIComponent(id)}`
    const answer = await app.call(path, { method: 'DELETE', session: other.session })
    expect([id, [400, 404].includes(answer.status), answer.body.success]).toEqual([id, true, false])
  }
  expect((await app.call('/ping', { key: owner.key })).status).toBe(200)
})

it('an Idempotency-Key of any making isolates accounts and is charged once', async () => {
  const person = await app.person('scale')
  const stranger = await app.person('scale')
  let answered = 0
  for (const key of REPEAT_KEYS) {
    const once = (who: Person, body: object) =>
      app.call('/probe/slow', { key: who.key, body, headers: { 'idempotency-key': key } })
    const first = await once(person, { ms: 0 })
    if (first.status === 400) continue
    answered += 1
    const [again, changed, theirs] = [
      await once(person, { ms: 0 }),
      await once(person, { ms: 1 }),
      await once(stranger, { ms: 1 }),
    ]
    expect([key, first.status, again.status, changed.status, theirs.status]).toEqual([
      key,
      200,
      200,
      409,
      200,
    ])
  }
  expect(answered).toBeGreaterThanOrEqual(60)
  for (const { accountId } of [person, stranger]) {
    const { creditsUsed } = await app.services.metering.usage(accountId)
    expect(creditsUsed).toBe(answered * app.services.metering.cost('redact'))
  }
})
