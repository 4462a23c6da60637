// Every operation of the main API with bodies of the wrong shape: refused in the envelope, without
// a charge.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Operation } from '../../src/http/endpoint.js'
import { ROUTES } from '../../src/http/routes/index.js'
import { openTestApp, type Person, type TestApp } from '../support/app.js'

const NAME = 'Ada Quillfeather'
const POSTED = ROUTES.filter(
  (route): route is Operation => route.kind === 'operation' && route.methods.includes('POST'),
)
const takes = ({ input }: Operation, field: string): boolean => field in input.properties
const paths = (wanted: (operation: Operation) => boolean): string[] =>
  POSTED.filter(wanted).map(({ path }) => path)
const DOCUMENTS = paths((operation) => takes(operation, 'file'))
const MATCHES = paths((operation) => takes(operation, 'candidate'))

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await app.person('scale')
})

/**
 * Sends all of them at once, with a good call beside them; returns the statuses and error codes.
 */
async function refusals(path: string, bodies: string[], headers: Record<string, string> = {}) {
  const sent = bodies.map((body) => app.call(path, { key: person.key, body, headers }))
  const beside = app.call('/ping', { key: person.key })
  const answers = await Promise.all(sent)
  expect((await beside).status).toBe(200)
  for (const { body, text } of answers) {
    expect([body.success, body.request_id]).toEqual([false, expect.stringMatching(/^req_/)])
    expect(text).not.toContain('Quillfeather')
  }
  expect(app.lines.join('\n')).not.toContain('Quillfeather')
  const { creditsUsed, calls } = await app.services.metering.usage(person.accountId)
  expect([creditsUsed, calls]).toEqual([app.services.metering.cost('ping'), 1])
  return answers.map((answer) => `${answer.status} ${answer.body.error.code}`)
}
const all = (answers: string[], expected: string) =>
  expect(answers).toEqual(answers.map(() => expected))

it('there are operations of both kinds to try', () => {
  expect([DOCUMENTS.length > 5, MATCHES.length]).toEqual([true, 2])
})

describe.each(POSTED.map(({ path }) => path))('POST %s', (path) => {
  it('refuses what is no JSON object, and repeats nothing of it', async () => {
    const bodies = ['null', '[]', '[{}]', '7', 'true', `"${NAME}"`, `{"text": "${NAME}`, `${NAME}`]
    all(await refusals(path, bodies), '400 invalid_request')
  })

  it.each([
    ['multipart/form-data; boundary=x', `--x\r\n\r\n${NAME}\r\n--x--`],
    ['text/plain', `{"text":"${NAME}"}`],
    ['application/x-www-form-urlencoded', `text=${NAME}`],
    ['application/pdf', `%PDF-1.7 ${NAME}`],
  ])('refuses a body that is said to be %s', async (type, body) => {
    all(await refusals(path, [body], { 'content-type': type }), '400 invalid_request')
  })
})

describe.each(DOCUMENTS)('POST %s', (path) => {
  it('refuses none, blank and several documents, and fields of another type', async () => {
    const [text, url, file] = [NAME, 'https://example.com/a', 'aGVsbG8=']
    const bodies = [
      {},
      { text: '' },
      { text: ' \n', url: '', file: '' },
      { text, url },
      { text, file },
      { url, file },
      { text, url, file },
      { text: [text] },
      { text: { name: text } },
      { url: 7 },
      { file: `data:application/pdf;base64,${file}` },
    ]
    const answers = await refusals(
      path,
      bodies.map((body) => JSON.stringify(body)),
    )
    all(answers, '400 invalid_request')
  })

  it('refuses the same by GET', async () => {
    const queries = ['', '?text=', '?text=a&url=https://example.com', '?text=a&text=b', '?text[]=a']
    for (const query of queries) {
      const answer = await app.call(`${path}${query}`, { key: person.key })
      expect([query, answer.status, answer.body.error?.code]).toEqual([
        query,
        400,
        'invalid_request',
      ])
    }
  })
})

describe.each(MATCHES)('POST %s', (path) => {
  it('says which side is missing, and refuses two of one side', async () => {
    const role = { title: 'Engineer' }
    const missing = [{}, { candidate: null, role }, { candidate: {}, role }]
    const texts = missing.map((body) => JSON.stringify(body))
    all(await refusals(path, texts), '422 missing_candidate')
    person = await app.person('scale')
    const wrong = [
      { candidate: NAME, role },
      { candidate: [], role },
      { candidate: role, role: 7 },
    ]
    const bodies = wrong.map((body) => JSON.stringify(body))
    all(await refusals(path, bodies), '400 invalid_request')
  })
})
