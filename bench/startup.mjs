// Times a start of the server until it answers, and weighs all vocabularies together.
// Usage: npm run build && node bench/startup.mjs; exits with 1 when a bound is passed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BOUNDS = { listeningMs: 1500, vocabulariesMb: 150 }
const STARTS = 5
const CLOCK_TICK_MS = 10

const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url))
const weigh = fileURLToPath(new URL('./vocabulary-memory.mjs', import.meta.url))

/** CPU time of a process and its threads so far, where the system tells it. */
function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
  } catch {
    return NaN
  }
}

/** From the call of the command to the welcome, which is printed once the port is open. */
function start(folder) {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const server = spawn(process.execPath, [main, 'serve'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ROLECALL_DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let times
    server.stdout.once('data', () => {
      times = { wallMs: performance.now() - begun, cpuMs: cpuMs(server.pid) }
      server.kill('SIGKILL')
    })
    server.once('error', reject)
    server.once('close', () => (times ? resolve(times) : reject(new Error('no start'))))
  })
}

function output(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.once('error', reject)
    child.once('close', () => resolve(text))
  })
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

const folder = mkdtempSync(join(tmpdir(), 'rolecall-startup-'))
const starts = []
try {
  await start(folder)
  for (let turn = 0; turn < STARTS; turn += 1) starts.push(await start(folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const wallMs = median(starts.map((times) => times.wallMs))
const usedMs = median(starts.map((times) => times.cpuMs))
const megabytes = Number(await output('--expose-gc', weigh))
console.log(
  `start to open port: ${wallMs.toFixed(0)} ms (bound ${BOUNDS.listeningMs}), ${usedMs} ms of CPU time`,
)
console.log(`all vocabularies: ${megabytes.toFixed(0)} MB (bound ${BOUNDS.vocabulariesMb})`)
if (wallMs > BOUNDS.listeningMs || megabytes > BOUNDS.vocabulariesMb) process.exitCode = 1
