// CPU of every text endpoint on texts that repeat one piece, from an eighth of a megabyte to a
// whole one:
//   npm run bench:growth [-- --only WORD] [--endpoint NAME] [--part 1/2] [--state FILE]
// At the largest size a text must be answered within CPU_MS_MAX, and a doubling may cost at most
// GROWTH_MAX times as much. Every pair of pattern and endpoint is first measured once at three
// sizes. If that leaves a doubt, it is measured three times at all sizes, and the least counts.
// Prints the worst results of each endpoint and all that break a bound, and exits with 1 if there
// are any. Parts can run side by side on several cores; with a state file a run continues where an
// earlier one ended.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operations } from '#engine/engine/operations.js'
import { readSource } from '#engine/engine/read-source.js'
import type { OperationContext } from '#engine/engine/types.js'
import { LIMITS } from '#engine/runtime/limits.js'
import { normalizeSkill } from '#engine/taxonomy/skills/skills.js'
import { normalizeTitle } from '#engine/taxonomy/titles/normalize-title.js'
import { benchText } from './checkout.js'
import { type Pattern, patterns } from './growth-patterns.js'
import { cpuMsOf } from './measure.js'

const { values: args } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    endpoint: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    state: { type: 'string', default: '' },
  },
})
const CPU_MS_MAX = 2000
/** Linear is 2. The rest is the noise of one run: caches, garbage collection. */
const GROWTH_MAX = 2.6
/** Below this, a doubling tells nothing. */
const GROWTH_FLOOR_MS = 150
/** What the first measurement must show to be believed: clearly within both bounds. */
const CLEAR_MS = CPU_MS_MAX * 0.7
/**
 * Between any two sizes of the first measurement: linear costs stay below, and need not be measured
 * again.
 */
const CLEAR_GROWTH = 2.2
const FIRST_SIZES = [0.125, 0.5, 1]
const SIZES = [0.125, 0.25, 0.5, 1]
/**
 * A heap that is outgrown between two sizes makes one expensive step, since garbage is collected
 * from then on. A cost that truly grows too fast goes on growing, and shows it in texts larger than
 * any that are promised.
 */
const BEYOND = [1, 2, 4]
const ROUNDS = 3
const WORST_SHOWN = 5
const MEGABYTE = 1024 * 1024
const AS_OF = '2026-01-01'

const JOB = benchText('match-job.txt')
const RESUME = benchText('taxonomy-resume.txt')
const text = (content: string) => ({ kind: 'text', text: content }) as const
const context: OperationContext = { read: (source) => readSource(source) }
const options = { asOf: AS_OF, documentId: 'doc_bench', evidence: true }
type OfDocument = Exclude<keyof typeof operations, 'read_document' | 'match' | 'score_requirements'>
const document = (name: OfDocument) => async (content: string) =>
  operations[name]({ source: text(content), options }, context)
const sides = (resume: string, job: string) => ({
  candidate: { resume: text(resume), documentId: 'cand_bench' },
  role: { job: text(job), documentId: 'role_bench' },
  asOf: AS_OF,
  explain: true,
  evidence: true,
})

/** What an endpoint does with a text, and the largest text that it accepts. */
interface Endpoint {
  run: (content: string) => Promise<unknown>
  bytesMax: number
}
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  parse_resume: { run: document('parse_resume'), bytesMax: MEGABYTE },
  extract_skills: { run: document('extract_skills'), bytesMax: MEGABYTE },
  extract_experience: { run: document('extract_experience'), bytesMax: MEGABYTE },
  extract_education: { run: document('extract_education'), bytesMax: MEGABYTE },
  extract_contact: { run: document('extract_contact'), bytesMax: MEGABYTE },
  redact: { run: document('redact'), bytesMax: MEGABYTE },
  parse_job: { run: document('parse_job'), bytesMax: MEGABYTE },
  match_resume: {
    run: (content) => operations.match(sides(content, JOB), context),
    bytesMax: MEGABYTE,
  },
  match_job: {
    run: (content) => operations.match(sides(RESUME, content), context),
    bytesMax: MEGABYTE,
  },
  requirements_job: {
    run: (content) => operations.score_requirements(sides(RESUME, content), context),
    bytesMax: MEGABYTE,
  },
  normalize_skill: {
    run: async (content) => normalizeSkill(content),
    bytesMax: LIMITS.nameCharsMax,
  },
  normalize_title: {
    run: async (content) => normalizeTitle(content),
    bytesMax: LIMITS.nameCharsMax,
  },
}

/** The CPU time at a share of the largest text. */
interface Cost {
  share: number
  ms: number
}
interface Measured {
  costs: Cost[]
  beyond?: Cost[]
}

/** A refusal is measured like an answer. */
const cpuMs = (work: () => Promise<unknown>): Promise<number> =>
  cpuMsOf(() => work().catch(() => null))

/** The cost of each doubling between two sizes; 1 where the costs are too small to tell. */
const growthOf = (costs: readonly Cost[]): number =>
  Math.max(
    1,
    ...costs.slice(1).map(({ share, ms }, index) => {
      const before = costs[index]
      if (before === undefined || ms < GROWTH_FLOOR_MS) return 1
      return (
        (ms / Math.max(before.ms, GROWTH_FLOOR_MS / 4)) ** (1 / Math.log2(share / before.share))
      )
    }),
  )

async function costsAt(
  sizes: readonly number[],
  rounds: number,
  { run, bytesMax }: Endpoint,
  make: Pattern['make'],
): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const share of sizes) {
    const content = make(Math.floor(share * bytesMax))
    let ms = Number.POSITIVE_INFINITY
    for (let round = 0; round < rounds; round++) ms = Math.min(ms, await cpuMs(() => run(content)))
    costs.push({ share, ms: Math.round(ms) })
  }
  return costs
}

const largest = (costs: readonly Cost[]): number => costs.at(-1)?.ms ?? 0

async function measure(endpoint: Endpoint, make: Pattern['make']): Promise<Measured> {
  const first = await costsAt(FIRST_SIZES, 1, endpoint, make)
  if (largest(first) <= CLEAR_MS && growthOf(first) <= CLEAR_GROWTH) return { costs: first }
  const costs = await costsAt(SIZES, ROUNDS, endpoint, make)
  if (growthOf(costs) <= GROWTH_MAX || endpoint.bytesMax < MEGABYTE) return { costs }
  return { costs, beyond: await costsAt(BEYOND, ROUNDS, endpoint, make) }
}

/** A first round, so that the code is compiled. */
for (const { run, bytesMax } of Object.values(ENDPOINTS)) {
  for (let round = 0; round < 10; round++) await run(RESUME.slice(0, bytesMax)).catch(() => null)
}

const [part = 1, parts = 1] = args.part.split('/').map(Number)
const endpoints = Object.entries(ENDPOINTS).filter(([name]) => name.includes(args.endpoint))
const chosen = patterns
  .filter(({ name }) => name.includes(args.only))
  .filter((_, index) => index % parts === part - 1)

/** Earlier measurements, by endpoint and pattern. */
const known = new Map<string, Measured>()
if (args.state && existsSync(args.state)) {
  for (const line of readFileSync(args.state, 'utf8').split('\n').filter(Boolean)) {
    const { name, pattern, ...measured } = JSON.parse(line) as Measured & Record<string, string>
    known.set(`${name} ${pattern}`, measured)
  }
}

async function measured(
  name: string,
  endpoint: Endpoint,
  { name: pattern, make }: Pattern,
): Promise<Measured> {
  const before = known.get(`${name} ${pattern}`)
  if (before) return before
  const result = await measure(endpoint, make)
  if (args.state) appendFileSync(args.state, `${JSON.stringify({ name, pattern, ...result })}\n`)
  return result
}

function problemsOf({ ms, growth }: { ms: number; growth: number }): string[] {
  const problems: string[] = []
  if (ms > CPU_MS_MAX) problems.push('SLOW')
  if (growth > GROWTH_MAX) problems.push('GROWS')
  return problems
}

let broken = 0
for (const [name, endpoint] of endpoints) {
  const rows: { pattern: string; costs: Cost[]; ms: number; growth: number }[] = []
  for (const pattern of chosen) {
    const { costs, beyond } = await measured(name, endpoint, pattern)
    const growth = growthOf(beyond ?? costs)
    rows.push({ pattern: pattern.name, costs: beyond ?? costs, ms: largest(costs), growth })
  }
  rows.sort((one, other) => other.ms - one.ms)
  const steepest = Math.max(...rows.map(({ growth }) => growth))
  console.log(`${name}: ${rows.length} patterns, steepest ${steepest.toFixed(2)} a doubling`)
  for (const [at, row] of rows.entries()) {
    const problems = problemsOf(row)
    if (problems.length > 0) broken++
    if (problems.length === 0 && at >= WORST_SHOWN) continue
    const told = row.costs.map(({ share, ms }) => `${share} MB ${ms}`).join(', ')
    console.log(
      `  ${problems.join(' ').padEnd(10)} ${row.pattern}: ${told} ms, growth ${row.growth.toFixed(2)}`,
    )
  }
}
console.log(broken === 0 ? 'all within their bounds' : `${broken} beyond their bounds`)
process.exitCode = broken === 0 ? 0 : 1
