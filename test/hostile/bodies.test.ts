// Bodies that are too large or of the wrong kind: 400 in the envelope, quickly, without a charge.
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'
import { PROBES } from '../support/probes.js'

const MEBIBYTE = 1024 * 1024

const app = useTestApp({ extraRoutes: PROBES })

let good = 0
const post = async (
  body: string | Buffer,
  headers: Record<string, string>,
  path = '/probe/match',
): Promise<Response> => {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'x-access-key': app.key, ...headers },
    body: body as string,
  })
  if (answer.status === 200) good += 1
  return answer
}
const JSON_TYPE = { 'content-type': 'application/json' }

describe('a body of another type', () => {
  const form = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nAda\r\n--x--'
  const cases: [string, string, Record<string, string>, RegExp][] = [
    ['multipart', form, { 'content-type': 'multipart/form-data; boundary=x' }, /base64 in "file"/],
    ['text/plain', '{"text":"x"}', { 'content-type': 'text/plain' }, /application\/json/],
    [
      'a form',
      'text=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      /application\/json/,
    ],
    ['an odd type', '{}', { 'content-type': 'potato' }, /Content-Type|application\/json/],
    ['a type that is no type', '{}', { 'content-type': ';;;' }, /Content-Type|application\/json/],
  ]

  it.each(cases)('is told what to send: %s', async (_name, body, headers, message) => {
    const answer = await post(body, headers)
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    expect([answer.status, error.code]).toEqual([400, 'invalid_request'])
    expect(error.message).toMatch(message)
  })

  it('is told what to send when it has no type at all', async () => {
    const answer = await post(Buffer.from('{"text":"x"}'), {})
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('application/json')
  })
})

describe('a bomb', () => {
  const deep = (depth: number): string => `${'{"candidate":'.repeat(depth)}1${'}'.repeat(depth)}`
  const cases: [string, () => string, number][] = [
    ['nested 100,000 deep', () => deep(100_000), 400],
    ['nested without an end', () => '['.repeat(10_000_000), 400],
    ['an array of a million', () => `{"candidate":{"skills":[${'1,'.repeat(1_000_000)}1]}}`, 400],
    [
      'a million keys',
      () => `{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join()}}`,
      400,
    ],
    ['a title of 5 MB', () => JSON.stringify({ candidate: { title: 'x'.repeat(5_000_000) } }), 200],
  ]

  it.each(cases)('is answered: %s', async (_name, make, status) => {
    const body = make()
    const answer = await post(body, JSON_TYPE)
    await answer.arrayBuffer()
    expect(answer.status).toBe(status)
  })

  it.each([
    ['__proto__', '{"candidate":{"__proto__":{"admin":true}}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('of prototypes is refused: %s', async (_name, body) => {
    expect((await post(body, JSON_TYPE)).status).toBe(400)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })
})

describe('a body over the limit', () => {
  it.each([
    ['/probe/document', 15],
    ['/probe/match', 30],
  ])('is refused with the limit and the size: %s', async (path, limit) => {
    const text = 'x'.repeat(limit * MEBIBYTE)
    const answer = await post(JSON.stringify({ text }), JSON_TYPE, path)
    expect(answer.status).toBe(400)
    const { error } = (await answer.json()) as { error: { message: string } }
    expect(error.message).toBe(
      `The body may have at most ${limit}.0 MiB; this one has ${limit}.0 MiB.`,
    )
  })

  it('is refused too when its length is not told beforehand', async () => {
    const chunk = Buffer.alloc(MEBIBYTE, 'x')
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 17; sent += 1) controller.enqueue(chunk)
        controller.close()
      },
    })
    const answer = await fetch(`${app.url}/probe/document`, {
      method: 'POST',
      headers: { 'x-access-key': app.key, ...JSON_TYPE },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(400)
  })

  it('is not even read from a stranger', async () => {
    const answer = await fetch(`${app.url}/probe/document`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ text: 'x'.repeat(15 * MEBIBYTE - 100) }),
    })
    expect(answer.status).toBe(401)
  })

  it('leaves room for a document of 10 MiB in base64', async () => {
    const file = Buffer.alloc(10 * MEBIBYTE).toString('base64')
    expect((await post(JSON.stringify({ file }), JSON_TYPE, '/probe/document')).status).toBe(200)
  })
})

describe('broken JSON that holds a name', () => {
  it('puts the name neither into the answer nor into the log', async () => {
    const answer = await post('{"resume_text": "Ada Quillfeather', JSON_TYPE)
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('Quillfeather')
    expect(app.lines.join('\n')).not.toContain('Quillfeather')
  })
})

describe('all of these together', () => {
  it('were charged for the good ones alone', async () => {
    expect(good).toBeGreaterThan(0)
    expect((await app.services.metering.usage(app.accountId)).calls).toBe(good)
  })
})
