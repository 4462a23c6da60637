// The programs of docs/clients.md are run as they are printed.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RESUME_EXAMPLE } from '../../src/http/documents/resume-example.js'
import { JOB_EXAMPLE } from '../../src/http/routes/parse-jd/job-example.js'
import { makeTextPdf } from '../hostile/documents-support/make-scan.js'
import { useTestApp } from '../support/app.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/clients.md'), 'utf8')
const programs = (language: string): [string, string][] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => [
    code.split('\n').find((line) => line.includes('rolecall.') && !line.includes('import')) ?? '',
    code,
  ])

/** A compiler, an interpreter and a service run on a machine that may be busy. */
const PATIENCE_MS = 180_000
const app = useTestApp()
let folder: string

/** Installs the package as its users have it: compiled, under its own name. */
function installClient(): void {
  const target = join(folder, 'node_modules/@rolecall/client')
  mkdirSync(target, { recursive: true })
  cpSync(join(root, 'clients/typescript/package.json'), join(target, 'package.json'))
  const args = ['-p', join(root, 'clients/typescript'), '--outDir', join(target, 'dist')]
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), args)
  expect([status, String(stdout)]).toEqual([0, ''])
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-clients-'))
  writeFileSync(join(folder, 'cv.pdf'), await makeTextPdf([RESUME_EXAMPLE.split('\n')]))
  writeFileSync(join(folder, 'posting.txt'), JOB_EXAMPLE)
  installClient()
}, PATIENCE_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, args: string[]) {
  const env = {
    ...process.env,
    PYTHONPATH: join(root, 'clients/python/src'),
    ROLECALL_URL: app.url,
    ROLECALL_API_KEY: app.key,
    ROLECALL_SESSION: app.session,
  }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(command, args, { cwd: folder, env })
    let output = ''
    const take = (text: Buffer): void => {
      output += text
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('close', (code) => resolve({ code, output }))
  })
}

describe('the programs of the page', { timeout: PATIENCE_MS }, () => {
  it.each(programs('ts'))('work in TypeScript: %s', async (_line, code) => {
    // No program has a type annotation, so it runs as JavaScript.
    writeFileSync(join(folder, 'program.mjs'), code)
    const answer = await run(process.execPath, ['program.mjs'])
    expect(answer).toEqual({ code: 0, output: expect.stringMatching(/\S/) })
  })

  const without = spawnSync('python3', ['--version']).status !== 0
  it.skipIf(without).each(programs('python'))(
    'work in Python, if it is there: %s',
    async (_line, code) => {
      const answer = await run('python3', ['-c', code])
      expect(answer).toEqual({ code: 0, output: expect.stringMatching(/\S/) })
    },
  )

  it('are all there', () => {
    expect([programs('ts').length, programs('python').length]).toEqual([3, 3])
  })
})
