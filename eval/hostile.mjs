// Sends every file of a folder through the engine and reports answers, times and memory. What an answer
// costs is told in CPU, the readers of scans included: that is its time on a machine of its own.
// Usage: node eval/hostile.mjs --set DIR [--workers N]
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createEngine } from '../dist/engine/index.js'

const { values } = parseArgs({
  options: { set: { type: 'string' }, workers: { type: 'string', default: '2' } },
})
if (!values.set) throw new Error('--set DIR is needed: a folder of files')

const ANSWER_MS_MAX = 10_000
const GROWTH_MB_MAX = 300
const REFUSALS = new Set(['parse_failed', 'unsupported_format', 'invalid_request'])

const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024)
const engine = createEngine({ workers: Number(values.workers) })

/** CPU milliseconds of a process that this one has started; 0 where there is no /proc. */
function childCpuMs(pid) {
  try {
    const [, rest] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?!.*\))/)
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

function childrenCpuMs() {
  try {
    const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').split(' ')
    return pids.reduce((sum, pid) => sum + childCpuMs(pid), 0)
  } catch {
    return 0
  }
}

/** A reader that went away in between takes its CPU along: then that of this process is what is left. */
function cpuClock() {
  const own = process.cpuUsage()
  const children = childrenCpuMs()
  return () => {
    const { user, system } = process.cpuUsage(own)
    return Math.round((user + system) / 1000 + Math.max(0, childrenCpuMs() - children))
  }
}

/** One file's outcome: read, refused with a code, or broken. */
async function tryFile(path) {
  const started = performance.now()
  const cpu = cpuClock()
  const source = { kind: 'bytes', bytes: readFileSync(path) }
  const outcome = await engine.run('read_document', { source }).then(
    (json) => {
      const { source: how, lines, warnings } = JSON.parse(json)
      return { answer: 'read', how, lines: lines.length, warnings }
    },
    (error) => ({ answer: error.code ?? 'broken', internal: error.internal ?? String(error) }),
  )
  return { ...outcome, ms: Math.round(performance.now() - started), cpuMs: cpu() }
}

// Growth is counted from the first documents on.
await engine.warm()
const before = megabytes()
let peak = before
const results = []
for (const name of readdirSync(resolve(values.set)).sort()) {
  const result = { name, ...(await tryFile(join(resolve(values.set), name))) }
  results.push(result)
  peak = Math.max(peak, megabytes())
  if (process.env.VERBOSE) console.log(JSON.stringify({ ...result, mb: megabytes() }))
}

// The service must still read after all that.
const alive = await engine.run('read_document', { source: { kind: 'text', text: 'Still here' } })
const after = megabytes()
await engine.close()

const slow = results.filter(({ cpuMs }) => cpuMs > ANSWER_MS_MAX)
const broken = results.filter(({ answer }) => answer !== 'read' && !REFUSALS.has(answer))
const count = (answer) => results.filter((result) => result.answer === answer).length
const sorted = (field) => results.map((result) => result[field]).sort((a, b) => a - b)
const times = sorted('ms')
const costs = sorted('cpuMs')
console.log({
  files: results.length,
  read: count('read'),
  byOcr: results.filter(({ how }) => how === 'scan').length,
  parse_failed: count('parse_failed'),
  otherRefusals: count('unsupported_format') + count('invalid_request'),
  msMedian: times[Math.floor(times.length / 2)],
  ms95: times[Math.floor(times.length * 0.95)],
  msMax: times.at(-1),
  cpuMsMedian: costs[Math.floor(costs.length / 2)],
  cpuMsMax: costs.at(-1),
  rssMb: { before, after, peak, growth: after - before },
  aliveAfter: alive.includes('Still here'),
})
for (const result of [...slow, ...broken]) console.log('NOT AS REQUIRED', JSON.stringify(result))
if (slow.length + broken.length > 0 || after - before > GROWTH_MB_MAX) process.exitCode = 1
