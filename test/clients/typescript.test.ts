// The TypeScript client against the service, and against one that refuses, hangs up and comes back.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import {
  type AnswerInfo,
  type Candidate,
  type MatchEvidence,
  type ResumeEvidence,
  Rolecall,
  RolecallError,
} from '../../clients/typescript/src/index.js'
import { ROUTES } from '../../clients/typescript/src/types.gen.js'
import { RESUME_EXAMPLE } from '../../src/http/documents/resume-example.js'
import { JOB_EXAMPLE } from '../../src/http/routes/parse-jd/job-example.js'
import { makeTextPdf } from '../hostile/documents-support/make-scan.js'
import { useTestApp } from '../support/app.js'
import { GOOD, refusal, type StubAnswer, startStub } from './stub-server.js'

const app = useTestApp()
const client = (more = {}) =>
  new Rolecall({ url: app.url, key: app.key, session: app.session, ...more })

/** The first document waits for the readers to start, on a machine that may be busy. */
const PATIENCE_MS = 180_000

describe('against the service', { timeout: PATIENCE_MS }, () => {
  it('takes a résumé as a path, a URL of a file, a Blob, bytes and text', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rolecall-client-'))
    const path = join(folder, 'cv.pdf')
    writeFileSync(path, await makeTextPdf([RESUME_EXAMPLE.split('\n')]))
    const bytes = readFileSync(path)
    const files = [path, pathToFileURL(path), new Blob([new Uint8Array(bytes)]), bytes]
    for (const file of files) {
      const candidate = await client().parseResume({ file })
      expect(candidate.contact.email).toBe('ana.sample@example.com')
    }
    const fromText = await client().parseResume({ text: RESUME_EXAMPLE })
    expect(await client().parseResume({ file: RESUME_EXAMPLE })).toEqual(fromText)
    rmSync(folder, { recursive: true })
  })

  it('types the evidence by the option that asks for it', async () => {
    const plain = await client().parseResume({ text: RESUME_EXAMPLE })
    expectTypeOf(plain).toEqualTypeOf<Candidate>()
    expect(plain).not.toHaveProperty('evidence')
    const full = await client().parseResume({ text: RESUME_EXAMPLE }, { evidence: true })
    expectTypeOf(full.evidence).toEqualTypeOf<ResumeEvidence>()
    expect(full.evidence.fields.map(({ path }) => path)).toContain('contact.email')
  })

  it('matches what it parsed, and documents', async () => {
    const candidate = await client().parseResume({ text: RESUME_EXAMPLE })
    const role = await client().parseJob({ text: JOB_EXAMPLE })
    const parsed = await client().match({ candidate, role }, { evidence: true, explain: true })
    expectTypeOf(parsed.evidence).toEqualTypeOf<MatchEvidence>()
    expect(parsed.explanation.notes).toMatch(/\S/)
    const sides = { resume: { text: RESUME_EXAMPLE }, job: { text: JOB_EXAMPLE } }
    expect((await client().match(sides)).score).toBe(parsed.score)
    const judged = await client().scoreRequirements({ candidate, role })
    expect(judged.met.length + judged.missed.length).toBeGreaterThan(0)
  })

  it('normalizes, extracts and redacts', async () => {
    expect((await client().normalizeTitle('Sr. SW Eng II')).seniority).toBe('senior')
    expect((await client().normalizeSkill('NodeJS')).canonical).toBe('Node.js')
    const { skills } = await client().extractSkills({ text: RESUME_EXAMPLE })
    expect(skills.map(({ canonical }) => canonical)).toContain('Python')
    const { removed } = await client().redact({ text: RESUME_EXAMPLE })
    expect(removed.map(({ category }) => category)).toContain('name')
  })

  it('manages keys, account and usage', async () => {
    const minted = await client().mintKey({ label: 'of the client' })
    expect(await client({ key: minted.key }).ping()).toMatchObject({ pong: true })
    const { keys } = await client().listKeys()
    expect(keys[0]?.label).toBe('of the client')
    expect((await client().revokeKey(minted.keyId)).revoked).toBe(true)
    expect((await client().account()).catalog.plans.length).toBeGreaterThan(0)
    expect((await client().usage()).calls_this_period).toBeGreaterThan(0)
  })

  it('tells credits and request id of every answer', async () => {
    const infos: AnswerInfo[] = []
    const onAnswer = (info: AnswerInfo) => infos.push(info)
    const idempotencyKey = 'once'
    const document = { text: RESUME_EXAMPLE }
    await client({ onAnswer }).redact(document, { idempotencyKey })
    await client({ onAnswer }).redact(document, { idempotencyKey })
    expect(infos).toMatchObject([
      { creditsUsed: 1, replayed: false, attempts: 1 },
      { creditsUsed: 1, replayed: true, attempts: 1 },
    ])
    expect(infos[0]?.requestId).toMatch(/^req_/)
  })

  it('throws what the service says, with code, status and request id', async () => {
    const error = await client({ key: 'rc_live_wrong' })
      .ping()
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RolecallError)
    expect(error).toMatchObject({ code: 'invalid_key', status: 401 })
    expect((error as RolecallError).requestId).toMatch(/^req_/)
    await expect(client().parseResume({ text: 'nothing to see' })).rejects.toMatchObject({
      code: 'parse_failed',
      status: 422,
    })
  })
})

it('asks nothing of Node that a browser has not', () => {
  const folder = new URL('../../clients/typescript/src/', import.meta.url)
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const imports = sources.flatMap((source) => [...source.matchAll(/from '([^']+)'/g)])
  expect(imports.map(([, name]) => name).filter((name) => !name?.startsWith('./'))).toEqual([])
})

describe('against a service that is not at its best', () => {
  let stub: Awaited<ReturnType<typeof startStub>>
  afterEach(() => stub.close())
  async function answering(...answers: StubAnswer[]) {
    stub = await startStub(answers)
    return new Rolecall({ url: stub.url, key: 'k', session: 's' })
  }
  const SOON = { 'retry-after': '0' }
  const LOST: StubAnswer = { status: 0, lost: true }

  it.each([
    ['429', refusal(429, 'rate_limited', SOON)],
    ['503', refusal(503, 'internal_error', SOON)],
    ['a lost connection', LOST],
    ['a page of a proxy', { status: 502, body: '<html>' }],
  ])('comes back after %s, with the same key', async (_name, trouble) => {
    const rolecall = await answering(trouble, trouble, GOOD)
    await rolecall.redact({ text: 'Ana' })
    const keys = stub.asked.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('gives every POST of the main API a key of its own', async () => {
    const rolecall = await answering(GOOD)
    await rolecall.redact({ text: 'Ana' })
    await rolecall.redact({ text: 'Ana' })
    const keys = stub.asked.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  it('waits for its own first try, whose answer was lost', async () => {
    const rolecall = await answering(LOST, refusal(409, 'idempotency_conflict'), GOOD)
    await rolecall.redact({ text: 'Ana' })
    expect(stub.asked).toHaveLength(3)
  })

  it('does not wait longer than it may', async () => {
    const rolecall = await answering(refusal(429, 'rate_limited', { 'retry-after': '3600' }))
    await expect(rolecall.redact({ text: 'Ana' })).rejects.toMatchObject({ code: 'rate_limited' })
    expect(stub.asked).toHaveLength(1)
  })

  it('gives up after its retries', async () => {
    await answering(refusal(503, 'internal_error', SOON))
    const rolecall = new Rolecall({ url: stub.url, key: 'k', retriesMax: 2 })
    await expect(rolecall.ping()).rejects.toMatchObject({ status: 503 })
    expect(stub.asked).toHaveLength(3)
  })

  it('does not mint twice when an answer is lost, and does not repeat what was refused', async () => {
    const rolecall = await answering(LOST)
    await expect(rolecall.mintKey()).rejects.toMatchObject({ code: 'unreachable', status: 0 })
    expect(stub.asked).toHaveLength(1)
    stub.close()
    const refused = await answering(refusal(400, 'invalid_request'))
    await expect(refused.redact({ text: 'Ana' })).rejects.toMatchObject({ status: 400 })
    expect(stub.asked).toHaveLength(1)
  })

  it('stops waiting when it is told to', async () => {
    const rolecall = await answering(refusal(503, 'internal_error', { 'retry-after': '30' }))
    const controller = new AbortController()
    const call = rolecall.redact({ text: 'Ana' }, { signal: controller.signal })
    const reason = new Error('enough')
    setTimeout(() => controller.abort(reason), 50)
    await expect(call).rejects.toBe(reason)
  })

  it('has a method for every operation of the contract', async () => {
    const rolecall = await answering(GOOD)
    const document = { text: 'Ana' }
    const both = { candidate: {}, role: {} }
    await rolecall.health()
    await rolecall.ready()
    await rolecall.parseResume(document)
    await rolecall.parseJob(document)
    await rolecall.extractSkills(document)
    await rolecall.extractExperience(document)
    await rolecall.extractEducation(document)
    await rolecall.extractContact(document)
    await rolecall.redact(document)
    await rolecall.match(both)
    await rolecall.scoreRequirements(both)
    await rolecall.normalizeTitle('a')
    await rolecall.normalizeSkill('a')
    await rolecall.ping()
    await rolecall.mintKey()
    await rolecall.listKeys()
    await rolecall.revokeKey('key')
    await rolecall.accessToken()
    await rolecall.account()
    await rolecall.accountData()
    await rolecall.closeAccount()
    await rolecall.usage()
    await rolecall.usageDaily()
    await rolecall.checkout({ pack: 'pack_500' })
    await rolecall.portal()
    await rolecall.listConnections()
    await rolecall.revokeConnection('conn')
    await rolecall.signUp({ email: 'a', password: 'b' })
    await rolecall.signIn({ email: 'a', password: 'b' })
    const called = stub.asked.map(({ path }) => path.replace(/\?.*/, '').replace(/(key|conn)$/, ''))
    const paths = Object.entries(ROUTES)
      // The key set is for servers that check sessions, not for callers.
      .filter(([id]) => id !== 'session-keys')
      .map(([, [, path]]) => path.replace(/\{\w+\}$/, ''))
    expect(new Set(called)).toEqual(new Set(paths))
  })
})
