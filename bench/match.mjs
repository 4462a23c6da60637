// Times a match: on parsed input, and with two inline texts.
// Usage: node bench/match.mjs [--against CHECKOUT] (after npm run build); exits with 1 when a bound is passed.
// The median of many batches on the clock is held to the bound: what a caller waits for on a machine
// that does nothing else. Another program on the same machine swells it, so run it on a quiet one; the
// fastest batch is told too, and a median far from it says that the machine was not.
// With --against a second checkout, built, is measured in the same run, batch by batch in turn, on the
// same Candidate and Role; what is compared is CPU, which a busy machine changes little.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const BOUNDS = { parsedMs: 3, inlineMs: 40 }
/** Two runs of one checkout differ by this much. */
const NOISE = 1.05
const WARM_UP = 150
const BATCHES = 40
const CALLS = 5
const AS_OF = '2025-06-01'

const { values } = parseArgs({ options: { against: { type: 'string' } } })
const home = fileURLToPath(new URL('..', import.meta.url))

const resumeText = readFileSync(new URL('./taxonomy-resume.txt', import.meta.url), 'utf8')
const jobText = readFileSync(new URL('./match-job.txt', import.meta.url), 'utf8')
const options = { asOf: AS_OF, documentId: '', evidence: false }
const flags = { asOf: AS_OF, explain: true, evidence: false }
const resume = { kind: 'text', text: resumeText }
const job = { kind: 'text', text: jobText }

/** The calls of one checkout: what reads, what parses, what matches. */
async function openCheckout(checkout) {
  const load = (path) => import(pathToFileURL(resolve(checkout, 'dist', path)).href)
  const { matchOperation } = await load('engine/match-operations.js')
  const { readSource } = await load('engine/read-source.js')
  const { parseResumeOperation } = await load('engine/resume-operations.js')
  const { parseJobOperation } = await load('engine/job-operations.js')
  const context = { read: (source) => readSource(source) }
  return {
    parseResume: () => parseResumeOperation({ source: resume, options }, context),
    parseJob: () => parseJobOperation({ source: job, options }, context),
    match: (payload) => matchOperation(payload, context),
  }
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Clock and CPU of one call in each of many batches, in milliseconds; the checkouts take turns. */
async function timesOf(checkouts, payload) {
  for (const { match } of checkouts) {
    for (let round = 0; round < WARM_UP; round += 1) await match(payload)
  }
  const times = checkouts.map(() => ({ clock: [], cpu: [] }))
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const [at, { match }] of checkouts.entries()) {
      const [clock, cpu] = [performance.now(), cpuMs()]
      for (let call = 0; call < CALLS; call += 1) await match(payload)
      times[at].clock.push((performance.now() - clock) / CALLS)
      times[at].cpu.push((cpuMs() - cpu) / CALLS)
    }
  }
  return times
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function report(name, [own, other], bound) {
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

const own = await openCheckout(home)
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
