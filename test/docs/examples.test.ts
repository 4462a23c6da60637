// Runs every sample of the documentation as it is printed: in the shell, in Node and in Python.
import { spawn } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POSTINGS } from '../../dashboard/samples/postings.mjs'
import { writeSamples } from '../../dashboard/samples/write-samples.mjs'
import { guideFor } from '../../dashboard/src/docs/guide.js'
import { type OpenApi, operationsOf } from '../../dashboard/src/docs/openapi.js'
import { sampleCall } from '../../dashboard/src/docs/sample-call.js'
import {
  type ApiCall,
  codeFor,
  LANGUAGES,
  type Language,
} from '../../dashboard/src/lib/code-samples.js'
import { openApiDocument } from '../../src/http/openapi/document.js'
import { ROUTES } from '../../src/http/routes/index.js'
import { openTestApp, type TestApp } from '../support/app.js'

const HERE = 'http://here'
const RUNNERS: Record<Language, (code: string, folder: string) => [string, string[]]> = {
  curl: (code) => ['bash', ['-c', code]],
  typescript: (code, folder) => {
    const file = join(folder, `sample-${Math.random()}.mts.mjs`)
    writeFileSync(file, code)
    return [process.execPath, [file]]
  },
  python: (code) => ['python3', ['-c', code]],
}

let app: TestApp
let folder: string
/**
 * One account for each language: their JSON differs, so a repeat in another language would be a
 * conflict.
 */
const keys = new Map<Language, string>()

beforeAll(async () => {
  app = await openTestApp()
  folder = mkdtempSync(join(tmpdir(), 'rolecall-docs-'))
  for (const language of LANGUAGES) keys.set(language, (await app.person()).key)
  await writeSamples(folder)
  renameSync(join(folder, 'amara-lindqvist.pdf'), join(folder, 'resume.pdf'))
  writeFileSync(join(folder, 'posting.txt'), POSTINGS[0]?.text ?? '')
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.close()
})

/** Runs a sample without blocking this thread, which has to answer it. */
function run(language: Language, call: ApiCall): Promise<{ code: number | null; output: string }> {
  const [command, args] = RUNNERS[language](codeFor(language, { ...call, url: app.url }), folder)
  return new Promise((resolve) => {
    const env = { ...process.env, KEY: keys.get(language) ?? '', SESSION: app.session }
    const child = spawn(command, args, { cwd: folder, env })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('close', (code) => resolve({ code, output }))
    child.on('error', (error) => resolve({ code: -1, output: String(error) }))
  })
}

const samples = guideFor(HERE).flatMap(({ id, sample }) => (sample ? [{ id, ...sample }] : []))

describe.each([...LANGUAGES])('in %s', (language) => {
  it.each(samples)('the guide’s sample works: $id', async ({ call, status = 200 }) => {
    const { code, output } = await run(language, call)
    if (language === 'curl') {
      expect(JSON.parse(output).success).toBe(status < 400)
    } else if (status < 400) {
      expect([code, output]).toEqual([0, expect.stringMatching(/\S/)])
    } else {
      expect(code).not.toBe(0)
      expect(output).toContain(String(language === 'python' ? status : 'invalid_request'))
    }
  })
})

describe('the reference', () => {
  const api = openApiDocument(ROUTES, '/') as unknown as OpenApi
  const safe = operationsOf(api).filter(
    ({ method, tags }) => method !== 'DELETE' && tags[0] === 'Main API',
  )
  it.each(safe.map((operation) => [operation.operationId, operation] as const))(
    'has a sample that answers 200: %s',
    async (_id, operation) => {
      const { output } = await run('curl', sampleCall(operation, HERE))
      expect(JSON.parse(output)).toMatchObject({ success: true })
    },
  )
})
