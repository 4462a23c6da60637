// A server beside eight busy loops, with 25 documents at once, again and again: each is read to the
// same bytes as on an idle machine, or told to come back later; none is called bad.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/server.js'
import { type LoadDocument, makeDocuments } from './documents.js'

const ROUNDS = Number(process.env.LOAD_ROUNDS ?? 10)
const LOOPS = Number(process.env.LOAD_LOOPS ?? 8)
const TEXTS = 20
const SCANS = 5
const WORKERS = '2'

interface Answer {
  status: number
  retryAfter: string | null
  /** The body without what differs from call to call. */
  body: string
  ms: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-load-'))
const loops: ChildProcess[] = []
let documents: LoadDocument[]
let expected: Answer[]
let key: string

const start = () => startTestServer({ dataDir, env: { ROLECALL_WORKERS: WORKERS } })

async function parse({ url }: TestServer, { bytes }: LoadDocument): Promise<Answer> {
  const started = performance.now()
  const answer = await fetch(`${url}/parse/resume`, {
    method: 'POST',
    headers: { 'x-access-key': key, 'content-type': 'application/json' },
    // "Present" is a fixed day, so that every round gives the same.
    body: JSON.stringify({ file: bytes.toString('base64'), as_of: '2025-06-01' }),
  })
  const body = (await answer.text()).replace(/req_[\w-]+/g, 'req_')
  const ms = Math.round(performance.now() - started)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body, ms }
}

/** Ends by itself when this process is gone. */
const LOOP =
  'const { ppid } = process; while (process.ppid === ppid) for (let n = 0; n < 1e7; n++);'

beforeAll(async () => {
  documents = await makeDocuments(TEXTS, SCANS)
  const idle = await start()
  key = idle.key
  expected = []
  for (const document of documents) expected.push(await parse(idle, document))
  await idle.stop()
})

afterAll(() => {
  for (const loop of loops) loop.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0

function report(kind: LoadDocument['kind'], answers: { kind: string; answer: Answer }[]): object {
  const ours = answers.filter((one) => one.kind === kind).map(({ answer }) => answer)
  const read = ours.filter(({ status }) => status === 200)
  const idleMs = expected.filter((_, at) => documents[at]?.kind === kind).map(({ ms }) => ms)
  return {
    calls: ours.length,
    read: read.length,
    comeBackLater: ours.filter(({ status }) => status === 503).length,
    other: ours.filter(({ status }) => status !== 200 && status !== 503).length,
    msIdle: median(idleMs),
    msMedian: median(read.map(({ ms }) => ms)),
    msMax: Math.max(...ours.map(({ ms }) => ms)),
  }
}

test(`${ROUNDS} rounds of ${TEXTS} documents and ${SCANS} scans beside ${LOOPS} busy loops`, async () => {
  expect(expected.map(({ status }) => status)).toEqual(expected.map(() => 200))
  for (let loop = 0; loop < LOOPS; loop++) {
    loops.push(spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }))
  }
  const started = performance.now()
  const server = await start()
  const startMs = Math.round(performance.now() - started)
  const answers: { kind: LoadDocument['kind']; answer: Answer }[] = []
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const all = await Promise.all(documents.map((document) => parse(server, document)))
      for (const [at, answer] of all.entries()) {
        answers.push({ kind: documents[at]?.kind ?? 'text', answer })
        if (answer.status === 200) expect(answer.body).toBe(expected[at]?.body)
        else {
          expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 503 })
          expect(answer.retryAfter).toMatch(/^[1-9]\d*$/)
        }
      }
      console.log({ round, text: report('text', answers), scan: report('scan', answers) })
    }
  } finally {
    await server.stop()
  }
  console.log({ startMs })
  const read = answers.filter(({ answer }) => answer.status === 200)
  expect(new Set(read.map(({ kind }) => kind))).toEqual(new Set(['text', 'scan']))
})
