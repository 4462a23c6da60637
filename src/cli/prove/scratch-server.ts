// A server for the proof alone, with a store, a temporary folder and a log that nobody else uses.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ScratchServer {
  url: string
  key: string
  /** Everything on stdout and stderr so far. */
  log(): Buffer
  metrics(): Promise<string>
  stop(): Promise<void>
}

export interface ScratchOptions {
  folder: string
  /** PostgreSQL store instead of the embedded one. */
  databaseUrl: string
  /** Settings that override those of the proof. */
  env: Record<string, string>
}

/** Readers are warm before the server listens. */
const START_TIMEOUT_MS = 120_000
/** A server drains for 30 seconds at most; after that it hangs and is killed. */
const STOP_TIMEOUT_MS = 40_000
const INHERITED = /^(PATH|HOME|LANG|NODE_.*)$/

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** How often the output is checked: nobody notices the delay, and it costs nothing. */
const ASK_EVERY_MS = 20
/** How much of the output a failure shows: a server says in its last lines why it ends. */
const OUTPUT_CHARS_SHOWN = 500

async function welcomed(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const port = /answers at \S+:(\d+)/.exec(output())?.[1]
    // The welcome ends with the key and how to try it.
    if (port !== undefined && output().includes('x-access-key: rc_live_')) {
      return `http://127.0.0.1:${port}`
    }
    await sleep(ASK_EVERY_MS)
  }
  throw new Error(`the server of the proof did not start: ${output().slice(-OUTPUT_CHARS_SHOWN)}`)
}

export async function startScratchServer(options: ScratchOptions): Promise<ScratchServer> {
  const { folder, databaseUrl } = options
  const adminPort = await freePort()
  for (const name of ['tmp', 'home']) mkdirSync(join(folder, name), { recursive: true })
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.test(name))
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'serve'], {
    cwd: join(folder, 'home'),
    env: {
      ...Object.fromEntries(inherited),
      PORT: '0',
      HOST: '127.0.0.1',
      TMPDIR: join(folder, 'tmp'),
      ROLECALL_DATA_DIR: join(folder, 'store'),
      ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
      // Logs as much as possible, since lines that a higher level hides count too.
      ROLECALL_LOG_LEVEL: 'trace',
      ROLECALL_ADMIN_PORT: String(adminPort),
      ROLECALL_WORKERS: '1',
      ROLECALL_DRAIN_MIN_MS: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => heard.push(part))
  }
  const log = () => Buffer.concat(heard)
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await closed
    clearTimeout(late)
  }
  try {
    const url = await welcomed(child, () => log().toString())
    const key = /rc_live_\w+/.exec(log().toString())?.[0] ?? ''
    const metrics = async () => (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
    return { url, key, log, metrics, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
