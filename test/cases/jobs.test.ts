// Made-up job descriptions, each with what a careful recruiter would list. A case is a folder:
// source.txt or source.html, and expected.json. Pages are served on the loopback and fetched by URL.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFetcher, type FetchDocument } from '../../src/documents/fetch/fetch-document.js'
import { readSource } from '../../src/engine/read-source.js'
import { readJob } from '../../src/job/read-job.js'
import { compareJob, type Expected } from './jobs/compare.js'
import { type Case, readCases } from './read-cases.js'

const ROOT = new URL('./jobs/', import.meta.url)
const CASES_MIN = 40
const PAGES_MIN = 7
const GAPS_SHARE_MAX = 0.1

const cases = readCases<Expected>(ROOT)
/** Whether the whole posting is a known gap: it is refused as no posting. */
const isLost = ({ expected }: Case<Expected>) => expected.known_gaps?.includes('refused') ?? false
const isPage = ({ source }: Case<Expected>) => source.pathname.endsWith('.html')

let server: Server
let base = ''
let fetchDocument: FetchDocument

beforeAll(async () => {
  server = createServer((request, response) => {
    const found = cases.find(({ slug }) => request.url === `/jobs/${slug}`)
    if (!found) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8').end(readFileSync(found.source))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  base = `http://${host}/jobs/`
  fetchDocument = createFetcher({ allow: [host] })
})
afterAll(() => server.close())

async function read(given: Case<Expected>) {
  const source = isPage(given)
    ? await fetchDocument(base + given.slug)
    : ({ kind: 'text', text: readFileSync(given.source, 'utf8') } as const)
  return readJob(await readSource(source))
}

describe('a job description is read as a careful recruiter reads it', () => {
  it.each(cases.filter((given) => !given.expected.error && !isLost(given)))('$slug', async (given) => {
    const gaps = new Set(given.expected.known_gaps)
    const differences = compareJob(given.expected, await read(given))
    const fields = new Set(differences.map(({ field }) => field))
    const closed = [...gaps].filter((field) => !fields.has(field))
    expect(differences.filter(({ field }) => !gaps.has(field))).toEqual([])
    expect(closed, 'now read rightly: remove these from known_gaps').toEqual([])
  })
})

describe('a posting so terse that it is still refused', () => {
  it.each(cases.filter(isLost))('$slug', async (given) => {
    await expect(read(given), 'now read: remove refused from known_gaps').rejects.toMatchObject({
      code: 'parse_failed',
    })
  })
})

describe('a document that is no job description is refused', () => {
  it.each(cases.filter(({ expected }) => expected.error))('$slug', async (given) => {
    await expect(read(given)).rejects.toMatchObject({ code: given.expected.error })
  })
})

describe('the set of cases', () => {
  it('is large and varied enough to mean something', () => {
    expect(cases.length).toBeGreaterThanOrEqual(CASES_MIN)
    expect(cases.filter(isPage).length).toBeGreaterThanOrEqual(PAGES_MIN)
    const withGaps = cases.filter(({ expected }) => (expected.known_gaps ?? []).length > 0)
    expect(withGaps.length / cases.length).toBeLessThanOrEqual(GAPS_SHARE_MAX)
  })
})
