// Times a match: on parsed input, and with two inline texts.
// Usage: node bench/match.mjs [--dist=dist] (after npm run build); exits with 1 when a bound is passed.
// The median of many batches on the clock is held to the bound: what a caller waits for on a machine
// that does nothing else. Another program on the same machine swells it, so run it on a quiet one; the
// fastest batch is told too, and a median far from it says that the machine was not.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const BOUNDS = { parsedMs: 3, inlineMs: 40 }
const WARM_UP = 150
const BATCHES = 40
const CALLS = 5
const AS_OF = '2025-06-01'

const dist = process.argv.find((option) => option.startsWith('--dist='))?.slice(7) ?? 'dist'
const load = (path) => import(pathToFileURL(resolve(dist, path)).href)
const { matchOperation } = await load('engine/match-operations.js')
const { readSource } = await load('engine/read-source.js')
const { parseResumeOperation } = await load('engine/resume-operations.js')
const { toRole } = await load('job/parse-job.js')
const { readJob } = await load('job/read-job.js')

const resumeText = readFileSync(new URL('./taxonomy-resume.txt', import.meta.url), 'utf8')
const jobText = readFileSync(new URL('./match-job.txt', import.meta.url), 'utf8')
const context = { read: (source) => readSource(source) }
const options = { asOf: AS_OF, documentId: '', evidence: false }
const resume = { kind: 'text', text: resumeText }
const job = { kind: 'text', text: jobText }

const candidate = await parseResumeOperation({ source: resume, options }, context)
const role = toRole(readJob(await readSource(job)), { roleId: '' })
const flags = { asOf: AS_OF, explain: true, evidence: false }
const parsed = { candidate: { candidate }, role: { role }, ...flags }
const inline = {
  candidate: { resume, documentId: 'cand_x' },
  role: { job, documentId: 'role_x' },
  ...flags,
}

/** Median and least over batches of the clock time of one call, in milliseconds. */
async function timesOf(payload) {
  for (let round = 0; round < WARM_UP; round += 1) await matchOperation(payload, context)
  const times = []
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const started = performance.now()
    for (let call = 0; call < CALLS; call += 1) await matchOperation(payload, context)
    times.push((performance.now() - started) / CALLS)
  }
  times.sort((a, b) => a - b)
  return { medianMs: times[Math.floor(BATCHES / 2)], leastMs: times[0] }
}

function report(name, { medianMs, leastMs }, bound) {
  const times = `${medianMs.toFixed(2)} ms, the fastest batch ${leastMs.toFixed(2)} ms`
  console.log(`${name}  median ${times} (bound ${bound})`)
  return medianMs <= bound
}

const isParsedFast = report('match on parsed input', await timesOf(parsed), BOUNDS.parsedMs)
const isInlineFast = report('match of two texts   ', await timesOf(inline), BOUNDS.inlineMs)
process.exitCode = isParsedFast && isInlineFast ? 0 : 1
