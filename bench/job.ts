// CPU of parsing a job description of two pages, and how cost grows with length up to 10 MB:
//   npm run bench:job [-- --rounds N]
// Exits with 1 when a bound is broken.
import { parseArgs } from 'node:util'
import { readSource } from '#engine/engine/read-source.js'
import { parseJob } from '#engine/job/parse-job.js'
import { benchText } from './checkout.js'
import { cpuMsOf, median, quantile } from './measure.js'

const { values: args } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const CPU_MS_MAX = 10
const SIZES_MB = [0.1, 0.3, 1, 3, 10]
/** From one size to the next, the cost may grow by this factor more than the length. */
const GROWTH_SLACK = 1.6
/** Below this, growth tells nothing. */
const GROWTH_FLOOR_MS = 200
const MB = 1024 * 1024

const text = benchText('job-description.txt')
const parse = async (source: string) =>
  parseJob(await readSource({ kind: 'text', text: source }), { roleId: 'role_bench' })

/** Rounds until the code is compiled: a server is warm after its first hundreds of calls. */
const WARM_UP_ROUNDS = 300
for (let round = 0; round < WARM_UP_ROUNDS; round++) await parse(text)
const rounds = Number(args.rounds)
const each: number[] = []
for (let round = 0; round < rounds; round++) each.push(await cpuMsOf(() => parse(text)))
const middle = median(each)
console.log(
  `two pages (${text.split(/\s+/).length} words): median ${middle.toFixed(2)} ms CPU, p95 ${quantile(each, 0.95).toFixed(2)} ms, bound ${CPU_MS_MAX} ms`,
)
let failed = middle > CPU_MS_MAX

const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'the ad again and again': (size) => text.repeat(Math.ceil(size / text.length)).slice(0, size),
  'one line': (size) =>
    text
      .replace(/\n+/g, ' ')
      .repeat(Math.ceil(size / text.length))
      .slice(0, size),
  'a list of skills': (size) => `Requirements\n${'- Python, SQL or Java\n'.repeat(size / 22)}`,
}
for (const [shape, make] of Object.entries(SHAPES)) {
  let previous: { size: number; ms: number } | null = null
  for (const size of SIZES_MB) {
    const source = make(Math.floor(size * MB))
    const ms = await cpuMsOf(() => parse(source).catch(() => null))
    const bound: number | null = previous && (previous.ms * size * GROWTH_SLACK) / previous.size
    const broken = bound !== null && ms > Math.max(bound, GROWTH_FLOOR_MS)
    console.log(
      `${shape}, ${size} MB: ${ms.toFixed(0)} ms CPU${broken ? ' GROWS FASTER THAN ITS LENGTH' : ''}`,
    )
    failed ||= broken
    previous = { size, ms }
  }
}
process.exitCode = failed ? 1 : 0
