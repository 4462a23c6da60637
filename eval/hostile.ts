// Sends every file of a folder through the engine and reports answers, times and memory. The cost
// of an answer is CPU time, including the readers of scans: the time it would take on an idle
// machine.
// Usage: npm run eval:hostile [-- --set DIR --workers N]; VERBOSE=1 prints each file's answer
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEngine } from '#engine/engine/index.js'
import type { ReadableDocument } from '#engine/layout/types.js'
import { namesIn, readBytes } from './read-files.js'
import { isRefusal, toldBy } from './refusals.js'
import { neededFolder, SETS } from './shared-folder.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', default: SETS.hostile },
    workers: { type: 'string', default: '2' },
  },
})
const ANSWER_MS_MAX = 10_000
const GROWTH_MB_MAX = 300
/** One tick of the clock in /proc. */
const TICK_MS = 10

interface Outcome {
  answer: string
  how?: string
  lines?: number
  warnings?: readonly string[]
  internal?: string
}

interface Result extends Outcome {
  name: string
  ms: number
  cpuMs: number
}

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024)
const engine = createEngine({ workers: Number(args.workers) })

/** CPU milliseconds of a process that this one has started; 0 where there is no /proc. */
function childCpuMs(pid: string): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?!.*\))/)
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}

function childrenCpuMs(): number {
  try {
    const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').split(' ')
    return pids.filter(Boolean).reduce((sum, pid) => sum + childCpuMs(pid), 0)
  } catch {
    return 0
  }
}

/** If a reader ended meanwhile, its CPU is missing, and only that of this process counts. */
function cpuClock(): () => number {
  const own = process.cpuUsage()
  const children = childrenCpuMs()
  return () => {
    const { user, system } = process.cpuUsage(own)
    return Math.round((user + system) / 1000 + Math.max(0, childrenCpuMs() - children))
  }
}

/** Read, refused with a code, or broken. */
async function outcomeOf(path: string): Promise<Outcome> {
  try {
    const source = { kind: 'bytes', bytes: readBytes(path) } as const
    const read = JSON.parse(await engine.run('read_document', { source })) as ReadableDocument
    const { source: how, lines, warnings } = read
    return { answer: 'read', how, lines: lines.length, warnings }
  } catch (error) {
    const { code, internal } = toldBy(error)
    return { answer: code ?? 'broken', internal }
  }
}

async function tryFile(folder: string, name: string): Promise<Result> {
  const started = performance.now()
  const cpu = cpuClock()
  const outcome = await outcomeOf(join(folder, name))
  return { name, ...outcome, ms: Math.round(performance.now() - started), cpuMs: cpu() }
}

const folder = neededFolder(args.set)
// Growth is counted after the readers are warm.
await engine.warm()
const before = megabytes()
let peak = before
const results: Result[] = []
for (const name of namesIn(folder)) {
  const result = await tryFile(folder, name)
  results.push(result)
  peak = Math.max(peak, megabytes())
  if (process.env.VERBOSE) console.log(JSON.stringify({ ...result, mb: megabytes() }))
}

// The service must still read documents after all that.
const alive = await engine.run('read_document', { source: { kind: 'text', text: 'Still here' } })
const after = megabytes()
await engine.close()

const slow = results.filter(({ cpuMs }) => cpuMs > ANSWER_MS_MAX)
const broken = results.filter(({ answer }) => answer !== 'read' && !isRefusal(answer))
const count = (answer: string) => results.filter((result) => result.answer === answer).length
const sorted = (field: 'ms' | 'cpuMs') =>
  results.map((result) => result[field]).sort((a, b) => a - b)
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
