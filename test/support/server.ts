// Starts the built server as a child process on a folder of its own, for black-box suites.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresDatabase } from './store.js'

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
/** Readers are warm before the server listens, and other suites share the cores. */
const START_TIMEOUT_MS = 90_000
const STOP_TIMEOUT_MS = 20_000

export type StoreKind = 'embedded' | 'postgres'

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? ''

/** The stores that the API suites run on, with PostgreSQL if TEST_DATABASE_URL is set. */
export const STORES: readonly StoreKind[] = ADMIN_URL ? ['embedded', 'postgres'] : ['embedded']

export interface TestServerOptions {
  /** Settings of docs/configuration.md that override the suite's defaults. */
  env?: Record<string, string>
  /** The plan of the account that `key` belongs to. */
  plan?: 'free' | 'starter' | 'growth' | 'scale'
  store?: StoreKind
  /** Server processes. */
  workers?: number
  /** A folder of an earlier server, to start again on its store; it is not removed at the end. */
  dataDir?: string
}

export interface TestServer {
  /** http://127.0.0.1:port, without a slash at the end. */
  url: string
  port: number
  /** API key of the local account; '' when the store had that account already. */
  key: string
  pid: number
  dataDir: string
  /** The environment of the process, for running commands beside it (see `command`). */
  env: Record<string, string>
  /** Everything on stderr so far: the log. */
  log(): string
  /** Everything on stdout so far: the welcome, with the key. */
  output(): string
  /** Runs another command over the same store, and gives its output. */
  command(...args: string[]): Promise<string>
  /** A dashboard session of the local account. */
  session(): Promise<string>
  signal(signal: NodeJS.Signals): void
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>
  /** SIGTERM, wait, and remove the folder and the database. */
  stop(): Promise<void>
}

interface Child {
  process: ChildProcess
  stdout(): string
  stderr(): string
  exited: Promise<number | null>
}

/** Servers that a failed test left running; they must not outlive the suite. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function run(args: string[], env: Record<string, string>): Child {
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return { process: child, stdout: () => stdout, stderr: () => stderr, exited }
}

/** The port that the welcome names. */
async function listening(child: Child): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const port = /answers at \S+:(\d+)/.exec(child.stdout())?.[1]
    // Waits for the whole welcome, not only a part of it.
    if (port !== undefined && child.stdout().endsWith('\n')) return Number(port)
    if (child.process.exitCode !== null) break
    await new Promise((wait) => setTimeout(wait, 20))
  }
  child.process.kill('SIGKILL')
  throw new Error(`the server did not start: ${child.stderr().slice(-2000)}`)
}

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && /^(PATH|HOME|TMPDIR)$/.test(entry[0]),
    ),
  )

async function command(env: Record<string, string>, args: string[]): Promise<string> {
  const child = run(args, env)
  const code = await child.exited
  if (code !== 0) throw new Error(`rolecall ${args.join(' ')}: ${child.stderr()}`)
  return child.stdout().trim()
}

/** A port of the loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'rolecall-test-'))
  const database = options.store === 'postgres' ? await postgresDatabase(ADMIN_URL) : undefined
  const env = {
    ...inherited(),
    PORT: '0',
    HOST: '127.0.0.1',
    ROLECALL_DATA_DIR: dataDir,
    ROLECALL_ENV: 'test',
    ROLECALL_LOCAL_PLAN: options.plan ?? 'scale',
    ROLECALL_DRAIN_MIN_MS: '50',
    // Each thread loads the vocabularies, which is most of what a start costs.
    ROLECALL_WORKERS: '1',
    ...(database?.options.url && { DATABASE_URL: database.options.url }),
    ...options.env,
  }
  const workers = options.workers === undefined ? [] : ['--workers', String(options.workers)]
  const child = run(['serve', ...workers], env)
  const port = await listening(child)

  const stop = async (): Promise<void> => {
    child.process.kill('SIGTERM')
    const late = setTimeout(() => child.process.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await child.exited
    clearTimeout(late)
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    await database?.remove()
  }

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    key: /rc_live_\w+/.exec(child.stdout())?.[0] ?? '',
    pid: child.process.pid ?? 0,
    dataDir,
    env,
    log: child.stderr,
    output: child.stdout,
    command: (...args) => command(env, args),
    session: () => command(env, ['session']),
    signal: (signal) => child.process.kill(signal),
    exited: child.exited,
    stop,
  }
}
