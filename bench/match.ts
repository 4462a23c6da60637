// Times a match: on parsed input, and with two inline texts.
//   npm run bench:match [-- --against CHECKOUT]
// Exits with 1 when a bound is broken. The bound is for the median time of many batches: what a
// caller waits for on an idle machine. Other programs increase it, so run it on a quiet machine.
// The fastest batch is printed too: if the median is far from it, the machine was not quiet. With
// --against, the build of a second checkout is measured in the same run, in turn with this one, on
// the same Candidate and Role. That comparison is of CPU time, which a busy machine changes little.
import { parseArgs } from 'node:util'
import type { MatchPayload } from '#engine/engine/match/match-operations.js'
import type { OperationContext } from '#engine/engine/types.js'
import { benchText, HOME, moduleOf } from './checkout.js'
import { cpuMsSoFar, median } from './measure.js'

const BOUNDS = { parsedMs: 3, inlineMs: 40 }
/** Two runs of one checkout may differ by this factor. */
const NOISE = 1.05
const WARM_UP = 150
const BATCHES = 40
const CALLS = 5
const AS_OF = '2025-06-01'

const { values } = parseArgs({ options: { against: { type: 'string' } } })

const options = { asOf: AS_OF, documentId: '', evidence: false }
const flags = { asOf: AS_OF, explain: true, evidence: false }
const resume = { kind: 'text', text: benchText('taxonomy-resume.txt') } as const
const job = { kind: 'text', text: benchText('match-job.txt') } as const

/** The calls of one checkout: the one that parses, and the one that matches. */
async function openCheckout(checkout: string) {
  const { operations } = await moduleOf<typeof import('#engine/engine/operations.js')>(
    checkout,
    'engine/operations.js',
  )
  const { readSource } = await moduleOf<typeof import('#engine/engine/read-source.js')>(
    checkout,
    'engine/read-source.js',
  )
  const context: OperationContext = { read: (source) => readSource(source) }
  return {
    parseResume: () => operations.parse_resume({ source: resume, options }, context),
    parseJob: () => operations.parse_job({ source: job, options }, context),
    match: (payload: MatchPayload) => operations.match(payload, context),
  }
}
/** For each batch, the time and the CPU time of a call. */
interface Times {
  clock: number[]
  cpu: number[]
}
type Checkout = Awaited<ReturnType<typeof openCheckout>>

/**
 * Time and CPU time of one call in each of many batches, in milliseconds; the checkouts take turns.
 */
async function timesOf(checkouts: readonly Checkout[], payload: MatchPayload): Promise<Times[]> {
  for (const { match } of checkouts) {
    for (let round = 0; round < WARM_UP; round += 1) await match(payload)
  }
  const times = checkouts.map((): Times => ({ clock: [], cpu: [] }))
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const [at, { match }] of checkouts.entries()) {
      const [clock, cpu] = [performance.now(), cpuMsSoFar()]
      for (let call = 0; call < CALLS; call += 1) await match(payload)
      times[at]?.clock.push((performance.now() - clock) / CALLS)
      times[at]?.cpu.push((cpuMsSoFar() - cpu) / CALLS)
    }
  }
  return times
}

function report(name: string, [own, other]: readonly Times[], bound: number): boolean {
  if (own === undefined) return false
  const clock = median(own.clock)
  const least = Math.min(...own.clock)
  console.log(
    `${name}  median ${clock.toFixed(2)} ms, the fastest batch ${least.toFixed(2)} ms (bound ${bound})`,
  )
  if (other === undefined) return clock <= bound
  const [mine, theirs] = [median(own.cpu), median(other.cpu)]
  const ratio = mine / theirs
  console.log(
    `${' '.repeat(name.length)}  CPU ${mine.toFixed(2)} ms, ${theirs.toFixed(2)} ms before: ${ratio.toFixed(2)} times (bound ${NOISE})`,
  )
  return ratio <= NOISE
}

const own = await openCheckout(HOME)
const checkouts = values.against ? [own, await openCheckout(values.against)] : [own]
const candidate = await own.parseResume()
const role = await own.parseJob()
const parsed = { candidate: { candidate }, role: { role }, ...flags }
const inline = {
  candidate: { resume, documentId: 'cand_x' },
  role: { job, documentId: 'role_x' },
  ...flags,
}
const isParsedFast = report(
  'match on parsed input',
  await timesOf(checkouts, parsed),
  BOUNDS.parsedMs,
)
const isInlineFast = report(
  'match of two texts   ',
  await timesOf(checkouts, inline),
  BOUNDS.inlineMs,
)
process.exitCode = isParsedFast && isInlineFast ? 0 : 1
