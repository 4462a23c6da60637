// More documents than the readers can take: a caller who finds no place is told so, and pays
// nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call } from '../support/call.js'
import { startTestServer, type TestServer } from '../support/server.js'
import { makeTextPdf } from './documents-support/make-scan.js'

const LINES = [
  '# Selma Okonjo',
  'selma.okonjo@example.com | Denver, CO',
  '# Experience',
  'Data Analyst, Lindqvar Works, Denver, CO',
  'March 2019 - Present',
  '- Built reports in SQL and Tableau for 40 offices',
  '# Skills',
  'SQL, Tableau, Statistics',
]

let server: TestServer
/** One thread, and nobody may wait for it. */
beforeAll(async () => {
  server = await startTestServer({ env: { ROLECALL_WORKERS: '1', ROLECALL_WAIT_MS: '0' } })
})
afterAll(() => server.stop())

const parse = (bytes: Buffer): Promise<Answer> =>
  call(`${server.url}/parse/resume`, {
    key: server.key,
    body: { file: bytes.toString('base64') },
  })

const callsCounted = async (): Promise<number> => {
  const { body } = await call(`${server.url}/v1/usage`, { session: await server.session() })
  return Number(body.data.calls_this_period)
}

describe('a server whose readers are all busy', () => {
  it('answers 503 with Retry-After, never 422, and charges nothing for it', async () => {
    const bytes = await makeTextPdf([LINES])
    const before = await callsCounted()
    const answers = await Promise.all(Array.from({ length: 12 }, () => parse(bytes)))
    const read = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(read.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused) {
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(body.error.message).toContain('Nothing was charged')
    }
    expect((await callsCounted()) - before).toBe(read.length)
    expect(new Set(read.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
  })
})
