// A server of some checkout as a child process: starts it, calls it, measures it with its own
// children, ends it.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CLOCK_TICK_MS = 10
const KIBIBYTES_A_MEGABYTE = 1000 / 1.024
const ADDRESS = /answers at (\S+)/
const TRIES_MAX = 10
/** A document that is read and then refused took as much work as any other. */
const REFUSED = 422

/** The fields of /proc/<pid>/stat behind the command's name. */
const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []

/** A process, its children, and theirs. */
function family(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const parent = Number(statOf(entry)[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)])
    } catch {
      // The process has gone since the folder was read.
    }
  }
  const all = [pid]
  for (const one of all) all.push(...(children.get(one) ?? []))
  return all
}

/** User and system time of all threads, ended children included. */
function cpuMs(pid: number): number {
  const ticks = family(pid).flatMap((one) => statOf(one).slice(11, 15).map(Number))
  return ticks.reduce((sum, one) => sum + one, 0) * CLOCK_TICK_MS
}

function residentMb(pid: number): number {
  const kibibytes = family(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  })
  return kibibytes.reduce((sum, one) => sum + one, 0) / KIBIBYTES_A_MEGABYTE
}

export interface Call {
  path: string
  /** The body as JSON. */
  body: string
}

export interface RunningServer {
  /**
   * Sends a document until it is answered or refused: a busy machine may turn it away several
   * times.
   */
  call(call: Call): Promise<void>
  cpuMs(): number
  residentMb(): number
  end(): Promise<void>
}

/** Starts the server of a checkout over a new store; answers once its welcome is printed. */
export async function startServer(
  checkout: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const main = join(checkout, 'dist/cli/main.js')
  if (!existsSync(main)) throw new Error(`${checkout} is not built`)
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-startup-'))
  const keyFile = join(folder, 'key')
  const place = { PORT: '0', HOST: '127.0.0.1', ROLECALL_DATA_DIR: folder }
  const server = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, ...place, ROLECALL_KEY_FILE: keyFile, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  let told = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      told += chunk
      if (ADDRESS.test(told)) resolve()
    })
    server.once('error', reject)
    ended.then(() => reject(new Error(`${checkout}: the server ended before it listened`)))
  })
  const [, url = ''] = ADDRESS.exec(told) ?? []
  const { pid } = server
  if (pid === undefined) throw new Error(`${checkout}: the server did not start`)
  const key = readFileSync(keyFile, 'utf8').trim()
  return {
    async call({ path, body }) {
      const headers = { 'content-type': 'application/json', 'x-access-key': key }
      for (let tries = 1; ; tries++) {
        const response = await fetch(url + path, { method: 'POST', headers, body })
        const text = await response.text()
        if (response.ok || response.status === REFUSED) return
        if (tries === TRIES_MAX) throw new Error(`${path}: ${response.status} ${text}`)
      }
    },
    cpuMs: () => cpuMs(pid),
    residentMb: () => residentMb(pid),
    async end() {
      server.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
