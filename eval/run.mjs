// Scores the service against a labelled set, over HTTP, as a user would meet it:
//   npm run eval -- --set DIR [--only resumes,jds,redact] [--misses] [--json OUT]
// Starts it on a scratch folder, runs the scorer that lies beside the set, stops it.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
const at = args.indexOf('--set')
if (at < 0 || !args[at + 1]) throw new Error('usage: npm run eval -- --set DIR [scorer options]')
const set = resolve(args[at + 1])
const scratch = mkdtempSync(join(tmpdir(), 'rolecall-eval-'))
const keyFile = join(scratch, 'key')
const START_MS_MAX = 30_000

const server = spawn(process.execPath, [join(root, 'dist/cli/main.js'), 'serve'], {
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

/** The port that the server says it listens on. */
const port = await new Promise((found, failed) => {
  let log = ''
  server.stderr.on('data', (chunk) => {
    log += chunk
    const match = /"port":(\d+)/.exec(log)
    if (match) found(match[1])
  })
  server.once('exit', () => failed(new Error(`the service did not start: ${log.slice(-500)}`)))
  setTimeout(() => failed(new Error('the service did not start in time')), START_MS_MAX).unref()
})

const scorer = spawn(
  process.execPath,
  [
    join(dirname(set), 'score.mjs'),
    ...args.with(at + 1, set),
    '--base-url',
    `http://127.0.0.1:${port}`,
    '--key',
    readFileSync(keyFile, 'utf8').trim(),
  ],
  { stdio: 'inherit' },
)
process.exitCode = await new Promise((done) => scorer.once('exit', (code) => done(code ?? 1)))
server.removeAllListeners('exit')
server.kill('SIGTERM')
await new Promise((done) => server.once('exit', done))
rmSync(scratch, { recursive: true, force: true })
