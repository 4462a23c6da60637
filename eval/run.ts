// Scores the service against a labelled set, over HTTP, as a user would call it:
//   npm run eval -- --set DIR [--only resumes,jds,redact] [--misses] [--json OUT]
// Starts the service on a temporary folder, runs the scorer that lies beside the set, and stops the
// service.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { neededFolder } from './shared-folder.js'

const USAGE = 'usage: npm run eval -- --set DIR [scorer options]'
const START_MS_MAX = 30_000
const LOG_CHARS_SHOWN = 500

const args = process.argv.slice(2)
const at = args.indexOf('--set')
const given = at < 0 ? undefined : args[at + 1]
if (!given) throw new Error(USAGE)
const set = resolve(neededFolder(given))
const scratch = mkdtempSync(join(tmpdir(), 'rolecall-eval-'))
const keyFile = join(scratch, 'key')

/** The port that the server says it listens on. */
const portOf = (child: ChildProcess, log: Readable): Promise<string> =>
  new Promise((found, failed) => {
    let told = ''
    log.on('data', (chunk: Buffer) => {
      told += chunk
      const port = /"port":(\d+)/.exec(told)?.[1]
      if (port) found(port)
    })
    child.once('exit', () =>
      failed(new Error(`the service did not start: ${told.slice(-LOG_CHARS_SHOWN)}`)),
    )
    setTimeout(() => failed(new Error('the service did not start in time')), START_MS_MAX).unref()
  })

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((done) => child.once('exit', (code) => done(code ?? 1)))

const server = spawn(process.execPath, ['dist/cli/main.js', 'serve'], {
  stdio: ['ignore', 'ignore', 'pipe'],
  env: {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    ROLECALL_DATA_DIR: scratch,
    ROLECALL_KEY_FILE: keyFile,
    ROLECALL_LOCAL_PLAN: 'scale',
  },
})
const port = await portOf(server, server.stderr)
const key = readFileSync(keyFile, 'utf8').trim()
const scorer = spawn(
  process.execPath,
  [
    join(dirname(set), 'score.mjs'),
    ...args.with(at + 1, set),
    ...['--base-url', `http://127.0.0.1:${port}`, '--key', key],
  ],
  { stdio: 'inherit' },
)
process.exitCode = await exitOf(scorer)
server.removeAllListeners('exit')
server.kill('SIGTERM')
await exitOf(server)
rmSync(scratch, { recursive: true, force: true })
