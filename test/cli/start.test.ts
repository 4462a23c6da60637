// What a newcomer sees: one command, a key, a line that works when pasted.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../support/call.js'
import { freePort, STORES, startTestServer, type TestServer } from '../support/server.js'
import { postgresDatabase } from '../support/store.js'

const run = promisify(execFile)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the first start', () => {
  it('prints a key once, with a curl line that answers 200 and costs a credit', async () => {
    const keyFile = join(folder, 'key')
    const env = { ROLECALL_KEY_FILE: keyFile }
    const dataDir = join(folder, 'store')
    const server = await startTestServer({ dataDir, env, plan: 'free' })
    const line = /curl -s (\S+) -H '([^']+)'/.exec(server.output())
    expect(line).not.toBeNull()
    const { stdout } = await run('curl', ['-s', line?.[1] ?? '', '-H', line?.[2] ?? ''])
    expect(JSON.parse(stdout)).toMatchObject({ success: true, credits_used: 1 })

    const session = await server.session()
    const usage = await call(`${server.url}/v1/usage`, { session })
    expect(usage.body.data).toMatchObject({ plan: 'free', credits_used_this_period: 1 })

    expect(readFileSync(keyFile, 'utf8').trim()).toBe(server.key)
    expect((statSync(keyFile).mode & 0o777).toString(8)).toBe('600')
    expect(server.log()).not.toContain('rc_live_')
    await server.stop()

    const again = await startTestServer({ dataDir, env })
    expect(again.output()).not.toContain('rc_live_')
    expect((await call(`${again.url}/ping`, { key: server.key })).status).toBe(200)
    const second = await again.command('key', '--label', 'second')
    expect((await call(`${again.url}/ping`, { key: second })).status).toBe(200)
    await again.stop()
  })
})

describe('a start in production', () => {
  it('warns when payments are only tests', async () => {
    const server = await startTestServer({ env: { NODE_ENV: 'production' } })
    await server.stop()
    const warning = server
      .log()
      .split('\n')
      .find((line) => line.includes('only tests'))
    expect(JSON.parse(warning ?? '{}')).toMatchObject({ level: 'warn' })
  })
})

describe('the metrics port', () => {
  it.each([
    ['one process', undefined],
    ['two processes', 2],
  ])('shows answers by route, and no address or key: %s', async (_name, workers) => {
    const port = await freePort()
    const server = await startTestServer({
      ...(workers !== undefined && { workers }),
      env: { ROLECALL_ADMIN_PORT: String(port) },
    })
    await call(`${server.url}/ping?secret=canary`, { key: server.key })
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/rolecall_http_answers_total\{[^}]*route="\/ping",status="200"\} 1/)
    expect(metrics).toContain('nodejs_eventloop_lag')
    expect(metrics).not.toContain('canary')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await call(`${server.url}/metrics`)).status).toBe(404)
    await server.stop()
  })
})

describe('the command line', () => {
  const rolecall = (...args: string[]) =>
    run(process.execPath, ['dist/cli/main.js', ...args]).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
    )

  it('explains itself', async () => {
    for (const words of [['help'], ['--help']]) {
      const { code, text } = await rolecall(...words)
      expect([code, text]).toEqual([0, expect.stringContaining('store move')])
    }
    const { code, text } = await rolecall('serve', '--help')
    expect([code, text]).toEqual([0, expect.stringContaining('--workers N')])
  })

  it.each([
    [['dance'], /there is no command "dance"/],
    [['serve', '--fast'], /--fast/],
    [['serve', '--workers', 'many'], /--workers must be a whole number/],
    [['store', 'move'], /--to postgres/],
  ])('refuses %j with a reason and code 2', async (words, reason) => {
    const { code, text } = await rolecall(...words)
    expect([code, text]).toEqual([2, expect.stringMatching(reason)])
  })

  it('names the setting that does not fit', async () => {
    const failed = startTestServer({ env: { PORT: 'eighty' } })
    await expect(failed).rejects.toThrow('PORT must be a whole number from 0 to 65535.')
  })
})

describe.each(STORES.filter((store) => store === 'postgres'))('store move into %s', () => {
  it('takes accounts, keys and credits along', async () => {
    const dataDir = join(folder, 'moved')
    const embedded = await startTestServer({ dataDir, plan: 'free' })
    await call(`${embedded.url}/ping`, { key: embedded.key })
    await embedded.stop()

    const database = await postgresDatabase(process.env.TEST_DATABASE_URL ?? '')
    const url = database.options.url ?? ''
    const output = await embedded.command('store', 'move', '--to', url)
    expect(output).toContain('Moved 1 accounts with 99 credits; the books balance.')
    const moved = await startTestServer({ env: { DATABASE_URL: url } })
    const answer = await call(`${moved.url}/ping`, { key: embedded.key })
    expect(answer.body.data).toMatchObject({ plan: 'free', credits_remaining: 98 })
    await moved.stop()
    await database.remove()
    expect(existsSync(join(dataDir, 'rolecall.db'))).toBe(true)
  })
})

describe('a port that is taken', () => {
  let first: TestServer
  beforeAll(async () => {
    first = await startTestServer()
  })
  afterAll(() => first.stop())

  it.each([[['serve']], [['serve', '--workers', '2']]])('ends %j with a reason', async (words) => {
    const env = { ...first.env, PORT: String(first.port) }
    const failed = run(process.execPath, ['dist/cli/main.js', ...words], { env })
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is in use'),
    })
  })

  it('does not use up the first key: the next start shows it', async () => {
    const dataDir = join(folder, 'late')
    const env = { ...first.env, PORT: String(first.port), ROLECALL_DATA_DIR: dataDir }
    await expect(run(process.execPath, ['dist/cli/main.js'], { env })).rejects.toThrow('is in use')
    const next = await startTestServer({ dataDir })
    expect(next.output()).toContain('rc_live_')
    await next.stop()
  })
})
