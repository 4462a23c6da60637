// Repeats of calls whose document lies elsewhere: only the document that was paid for is read
// again.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JOB_EXAMPLE } from '../../src/http/routes/parse-jd/job-example.js'
import { openTestApp, type Person, type TestApp } from '../support/app.js'

const resume = (name: string): string => `${name}
${name.toLowerCase().replace(' ', '.')}@example.com | Austin, TX

EXPERIENCE
Software Engineer, Example Labs, Austin, TX          Jan 2019 – Present
- Built services in Python and PostgreSQL

SKILLS
Python, PostgreSQL, Docker
`

let app: TestApp
let web: Server
let origin: string
/** What each address shows now. */
const pages = new Map<string, string>()
const visits: string[] = []

beforeAll(async () => {
  web = createServer((request, response) => {
    const path = request.url ?? ''
    visits.push(path)
    const text = pages.get(path)
    response.statusCode = text === undefined ? 404 : 200
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.end(text ?? 'gone')
  })
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(web.address() as AddressInfo).port}`
  origin = `http://${host}`
  app = await openTestApp({ env: { ROLECALL_FETCH_ALLOW: host } })
})
afterAll(async () => {
  await app.close()
  web.close()
})

let person: Person
beforeEach(async () => {
  pages.set('/one', resume('Ana Sample'))
  pages.set('/job', JOB_EXAMPLE)
  visits.length = 0
  person = await app.person('growth')
})

const call = (path: string, body: object, key = 'the same') =>
  app.call(path, { key: person.key, body, headers: { 'idempotency-key': key } })
const used = async () =>
  Number(
    (await app.call('/v1/usage', { session: person.session })).body.data.credits_used_this_period,
  )

interface Form {
  path: string
  body: () => object
  /** The address whose page changes. */
  page: string
  changed: string
  cost: number
}
const FORMS: Form[] = [
  ...['/parse/resume', '/extract/skills', '/extract/contact', '/redact'].map((path) => ({
    path,
    body: () => ({ url: `${origin}/one` }),
    page: '/one',
    changed: resume('Ben Other'),
    cost: 1,
  })),
  {
    path: '/parse/jd',
    body: () => ({ url: `${origin}/job` }),
    page: '/job',
    changed: `${JOB_EXAMPLE}\nOne line more.`,
    cost: 1,
  },
  {
    path: '/match',
    body: () => ({ resume_url: `${origin}/one`, jd_text: JOB_EXAMPLE }),
    page: '/one',
    changed: resume('Ben Other'),
    cost: 4,
  },
  {
    path: '/match',
    body: () => ({ resume_text: resume('Ana Sample'), jd_url: `${origin}/job` }),
    page: '/job',
    changed: `${JOB_EXAMPLE}\nOne line more.`,
    cost: 4,
  },
  {
    path: '/match',
    body: () => ({ resume_url: `${origin}/one`, jd_url: `${origin}/job` }),
    page: '/job',
    changed: `${JOB_EXAMPLE}\nOne line more.`,
    cost: 4,
  },
]

describe.each(FORMS.map((form) => [`${form.path} ${Object.keys(form.body())}`, form] as const))(
  'a repeat of %s',
  (_name, { path, body, page, changed, cost }) => {
    it('is free while the page is the same, 409 once it is another, and paid with another key', async () => {
      const first = await call(path, body())
      expect([first.status, first.body.credits_used]).toEqual([200, cost])
      const again = await call(path, body())
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(again.body.data).toEqual(first.body.data)
      pages.set(page, changed)
      const other = await call(path, body())
      expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict'])
      expect(await used()).toBe(cost)
      const paid = await call(path, body(), 'another')
      expect([paid.status, paid.headers.get('idempotency-replayed')]).toEqual([200, null])
      expect(await used()).toBe(2 * cost)
    })
  },
)

describe('a repeat', () => {
  it('of twenty pages at one address is one document for one credit', async () => {
    const statuses: number[] = []
    for (let visit = 0; visit < 20; visit += 1) {
      pages.set('/one', resume(`Person${visit} Sample`))
      statuses.push((await call('/parse/resume', { url: `${origin}/one` })).status)
    }
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await used()).toBe(1)
  })

  it('whose page is gone fails, and the next one finds it again for nothing', async () => {
    const body = { url: `${origin}/one` }
    await call('/parse/resume', body)
    pages.delete('/one')
    expect((await call('/parse/resume', body)).status).toBe(422)
    pages.set('/one', resume('Ana Sample'))
    const again = await call('/parse/resume', body)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(await used()).toBe(1)
  })

  it('of a call that failed takes whatever page is there', async () => {
    pages.set('/one', 'zzz zzz')
    expect((await call('/parse/resume', { url: `${origin}/one` })).status).toBe(422)
    pages.set('/one', resume('Ana Sample'))
    const again = await call('/parse/resume', { url: `${origin}/one` })
    expect([again.status, again.body.credits_used]).toEqual([200, 1])
  })

  it('of another account is its own', async () => {
    await call('/parse/resume', { url: `${origin}/one` })
    person = await app.person('growth')
    pages.set('/one', resume('Ben Other'))
    const answer = await call('/parse/resume', { url: `${origin}/one` })
    expect([answer.status, answer.body.credits_used]).toEqual([200, 1])
  })

  it('of text, where nothing is fetched, is what it was', async () => {
    const body = { text: resume('Ana Sample') }
    await call('/parse/resume', body)
    const again = await call('/parse/resume', body)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(visits).toEqual([])
  })

  it('leaves its key nowhere in the store', async () => {
    await call('/parse/resume', { url: `${origin}/one` }, 'canary-key-5521')
    const rows = await app.services.store.db.selectFrom('idempotency').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('canary-key')
  })
})
