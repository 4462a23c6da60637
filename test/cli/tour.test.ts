// The README's tour, pasted as it stands.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../support/server.js'

const run = promisify(execFile)
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map((block) => block[1] ?? '')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ plan: 'free' })
})
afterAll(() => server.stop())

describe('the tour of the README', () => {
  it('works when pasted, line after line', async () => {
    const tour = blocks.filter((block) => !block.startsWith('npm ci'))
    const script = tour.join('\n').replaceAll('localhost:8080', `127.0.0.1:${server.port}`)
    const separated = script.replace(/^(curl .*)$/gm, '$1; echo')
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', separated], { env: server.env })
    const lines = stdout.split('\n').filter((line) => line !== '')
    const answers = lines.filter((line) => line.startsWith('{'))
    expect(answers.length).toBe((script.match(/^curl /gm) ?? []).length - 1)
    for (const answer of answers) expect(JSON.parse(answer)).toMatchObject({ success: true })
    expect(lines.some((line) => /^idempotency-replayed: true/i.test(line))).toBe(true)
    expect(answers.some((answer) => answer.includes('"revoked":true'))).toBe(true)
  })
})
