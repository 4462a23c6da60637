// A start that must fail: one sentence that says what to do, exit code 1, and no stack.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, startTestServer } from '../support/server.js'

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

let folder: string
/** Accepts connections and never answers. */
let silent: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-plain-'))
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(() => {
  silent.close()
  rmSync(folder, { recursive: true, force: true })
})

async function rolecall(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const [code] = (await once(child, 'close')) as [number]
  return { code, stdout, stderr }
}

/** Expects one line of ours with these words. */
const sentence = (words: RegExp) =>
  expect.stringMatching(new RegExp(`^rolecall: [^\\n]*${words.source}[^\\n]*\\n$`))

describe('a start that cannot be', () => {
  it('names a PostgreSQL that refuses, without its password', async () => {
    const port = await freePort()
    const url = `postgres://me:hush@127.0.0.1:${port}/books`
    const { code, stderr } = await rolecall(['serve'], { DATABASE_URL: url })
    expect([code, stderr]).toEqual([
      1,
      sentence(/PostgreSQL at 127\.0\.0\.1:\d+\/books .*\(ECONNREFUSED\).* DATABASE_URL/),
    ])
    expect(stderr).not.toContain('hush')
  })

  it('does not wait for a PostgreSQL that never answers', async () => {
    const { port } = silent.address() as AddressInfo
    const url = `postgres://127.0.0.1:${port}/books`
    const { code, stderr } = await rolecall(['serve'], { DATABASE_URL: url })
    expect([code, stderr]).toEqual([1, sentence(/PostgreSQL at 127\.0\.0\.1:\d+\/books/)])
  })

  it('names a folder that cannot be one', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, stderr } = await rolecall(['serve'], { ROLECALL_DATA_DIR: file })
    expect([code, stderr]).toEqual([1, sentence(/a-file .*ROLECALL_DATA_DIR/)])
  })

  it.runIf(process.platform === 'linux').each(['/proc/rolecall', '/proc/rolecall/store'])(
    'refuses a folder where the system makes none, and does not hang: %s',
    async (dataDir) => {
      const { code, stderr } = await rolecall(['serve'], { ROLECALL_DATA_DIR: dataDir })
      expect([code, stderr]).toEqual([
        1,
        sentence(/\/proc\/rolecall.* \(ENOENT\).*ROLECALL_DATA_DIR/),
      ])
    },
  )

  it('names the port that is taken', async () => {
    const { port } = silent.address() as AddressInfo
    const env = { PORT: String(port), HOST: '127.0.0.1', ROLECALL_DATA_DIR: join(folder, 'taken') }
    const { code, stderr } = await rolecall(['serve'], env)
    expect([code, stderr]).toEqual([1, sentence(/Port \d+ is in use: .* PORT/)])
  })

  it('names a host that is not this machine', async () => {
    const env = { HOST: '192.0.2.1', ROLECALL_DATA_DIR: join(folder, 'elsewhere') }
    const { code, stderr } = await rolecall(['serve'], env)
    expect([code, stderr]).toEqual([1, sentence(/HOST .* 192\.0\.2\.1 is none/)])
  })

  it('names a database file that is none', async () => {
    writeFileSync(join(folder, 'rolecall.db'), 'just some notes of mine '.repeat(100))
    const { code, stderr } = await rolecall(['serve'], { ROLECALL_DATA_DIR: folder })
    rmSync(join(folder, 'rolecall.db'))
    expect([code, stderr]).toEqual([1, sentence(/cannot be opened \(SQLITE_NOTADB\)/)])
  })

  it.each([
    [{ ROLECALL_PUBLIC_URL: 'rolecall.example.com' }, /ROLECALL_PUBLIC_URL must be an address/],
    [{ ROLECALL_WORKER: '2' }, /no setting ROLECALL_WORKER\. Did you mean ROLECALL_WORKERS\?/],
  ])('names the setting: %j', async (env, words) => {
    const { code, stderr } = await rolecall(['serve'], env as Record<string, string>)
    expect([code, stderr]).toEqual([1, sentence(words)])
  })
})

describe('commands over a store', () => {
  it.each([['key'], ['session'], ['plan', 'set', 'free']])(
    '%s refuses where there is none, and makes none',
    async (...args) => {
      const { code, stderr } = await rolecall(args, {})
      expect(code).toBe(1)
      expect(stderr).toContain(`Store: ${join(folder, '.rolecall')}`)
      expect(stderr).toMatch(/There is no store in .* The first start makes one/)
      expect(existsSync(join(folder, '.rolecall'))).toBe(false)
    },
  )

  it('plan set moves the local account, and only to a plan that exists', async () => {
    const server = await startTestServer({ plan: 'free' })
    const env = { ...server.env }
    const moved = await rolecall(['plan', 'set', 'local'], env)
    expect([moved.code, moved.stdout]).toEqual([
      0,
      expect.stringMatching(/on the plan local: 1000000 calls a minute, 1000000000 credits left/),
    ])
    const unknown = await rolecall(['plan', 'set', 'gold'], env)
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      expect.stringMatching(/no such plan.*free, starter, growth, scale, local/),
    ])
    await server.stop()
  })

  it('--version prints the version of the software', async () => {
    expect(await rolecall(['--version'], {})).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    })
  })
})
