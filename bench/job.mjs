// CPU of parsing a job description of two pages, and how cost grows with length up to 10 MB:
//   node bench/job.mjs [--rounds N]
// Exits with 1 when a bound is broken.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readSource } from '../dist/engine/read-source.js'
import { parseJob } from '../dist/job/parse-job.js'

const { values: args } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const CPU_MS_MAX = 10
const SIZES_MB = [0.1, 0.3, 1, 3, 10]
/** From one size to the next the cost may grow by this much more than the length. */
const GROWTH_SLACK = 1.6
const MB = 1024 * 1024

const text = readFileSync(new URL('./job-description.txt', import.meta.url), 'utf8')
const parse = async (source) =>
  parseJob(await readSource({ kind: 'text', text: source }), { roleId: 'role_bench' })

async function cpuMs(work) {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Until the code is compiled: a server is warm after its first hundreds of calls. */
const WARM_UP_ROUNDS = 300
for (let round = 0; round < WARM_UP_ROUNDS; round++) await parse(text)
const rounds = Number(args.rounds)
const each = []
for (let round = 0; round < rounds; round++) each.push(await cpuMs(() => parse(text)))
each.sort((a, b) => a - b)
const median = each[rounds >> 1]
console.log(
  `two pages (${text.split(/\s+/).length} words): median ${median.toFixed(2)} ms CPU, p95 ${each[Math.floor(rounds * 0.95)].toFixed(2)} ms, bound ${CPU_MS_MAX} ms`,
)
let failed = median > CPU_MS_MAX

const SHAPES = {
  'the ad again and again': (size) => text.repeat(Math.ceil(size / text.length)).slice(0, size),
  'one line': (size) =>
    text
      .replace(/\n+/g, ' ')
      .repeat(Math.ceil(size / text.length))
      .slice(0, size),
  'a list of skills': (size) => `Requirements\n${'- Python, SQL or Java\n'.repeat(size / 22)}`,
}
for (const [shape, make] of Object.entries(SHAPES)) {
  let previous = null
  for (const size of SIZES_MB) {
    const source = make(Math.floor(size * MB))
    const ms = await cpuMs(() => parse(source).catch(() => null))
    const bound = previous && (previous.ms * size * GROWTH_SLACK) / previous.size
    const broken = bound !== null && ms > Math.max(bound, 200)
    console.log(
      `${shape}, ${size} MB: ${ms.toFixed(0)} ms CPU${broken ? ' GROWS FASTER THAN ITS LENGTH' : ''}`,
    )
    failed ||= broken
    previous = { size, ms }
  }
}
process.exitCode = failed ? 1 : 0
