// The proof that nothing of a document is kept: it passes on our build, and fails as soon as one
// line keeps something.
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from '../../src/cli/prove/report.js'
import { postgresDatabase } from '../support/store.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROOF_TIMEOUT_MS = 240_000

interface Outcome {
  code: number
  report: string
}

/** Runs the command of a build, ours or a spoilt copy of it. */
const prove = (root: string, ...options: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const args = [join(root, 'dist/cli/main.js'), 'prove', ...options]
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), report: `${stdout}\n${stderr}` }),
    )
  })

describe('rolecall prove', () => {
  it(
    'is green, with its figures',
    async () => {
      const { code, report } = await prove(ROOT)
      expect(report).toContain('Proven: nothing of a document was kept')
      expect(report).toMatch(/\d+ matches of the same résumés .*: 0 differ/)
      expect(code).toBe(0)
    },
    PROOF_TIMEOUT_MS,
  )

  it(
    'is green on PostgreSQL',
    async ({ skip }) => {
      const url = process.env.TEST_DATABASE_URL
      if (!url) return skip('TEST_DATABASE_URL is not set')
      const database = await postgresDatabase(url)
      const { code, report } = await prove(ROOT, '--database', database.options.url ?? '')
      expect(report).toContain('not found  every row of the PostgreSQL store')
      expect(code, report).toBe(0)
      await database.remove()
    },
    PROOF_TIMEOUT_MS,
  )
})

describe('rolecall prove, where a line was put in', () => {
  let root: string
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'rolecall-spoilt-'))
    cpSync(join(ROOT, 'dist'), join(root, 'dist'), { recursive: true })
    cpSync(join(ROOT, 'package.json'), join(root, 'package.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  /** Puts lines before the one that logs an answer, in the server's bundle. */
  function spoil(...lines: string[]): void {
    const chunks = join(root, 'dist/bundles/cli/main')
    const logsAnswers = /request\.log\.info\(\{\s*request_id/
    const path = readdirSync(chunks)
      .filter((name) => name.endsWith('.cjs'))
      .map((name) => join(chunks, name))
      .find((one) => logsAnswers.test(readFileSync(one, 'utf8')))
    if (!path) throw new Error('no chunk logs answers')
    const code = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      code.replace(logsAnswers, (found) => [...lines, found].join('\n')),
    )
  }

  it(
    'is red, and says where',
    async () => {
      spoil(
        'request.log.debug({ body: request.body }, "a body");',
        'const kept = Buffer.from(JSON.stringify(request.body ?? "")).toString("base64");',
        'process.getBuiltinModule("node:fs").appendFileSync(process.env.TMPDIR + "/left", kept);',
      )
      const { code, report } = await prove(root)
      expect(report).toContain('FOUND      the log')
      expect(report).toContain("FOUND      the server's temporary folder")
      expect(report).toContain('not found  the metrics')
      expect(report).toContain('NOT proven')
      expect(code).toBe(1)
    },
    PROOF_TIMEOUT_MS,
  )
})

describe('the verdict', () => {
  const parity = { pairs: 1, differing: [], groups: [] }
  const held = { calls: 2, good: 1, returned: 1, unexpected: [], uncovered: [], places: [], parity }

  it.each([
    { ...held, places: [{ name: 'x', bytes: 1, found: ['x holds y'] }] },
    { ...held, parity: { ...parity, differing: ['résumé 1'] } },
    { ...held, unexpected: ['GET /ping: 500'] },
    { ...held, uncovered: ['POST /new'] },
    { ...held, returned: 0 },
  ])('is against us for any single fault', (proof) => {
    expect(faultsOf(held)).toEqual([])
    expect(faultsOf(proof)).toHaveLength(1)
  })
})
