// Times a match: on parsed input, and with two inline texts.
// Usage: node bench/match.mjs [--dist=dist] (after npm run build); exits with 1 when a bound is passed.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const BOUNDS = { parsedMs: 3, inlineMs: 40 }
const WARM_UP = 60
const ROUNDS = 200
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

/** Median time of one call: a busy machine spoils means. */
async function median(payload) {
  const times = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const started = performance.now()
    await matchOperation(payload, context)
    if (round >= WARM_UP) times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
}

const parsedMs = await median(parsed)
const inlineMs = await median(inline)
console.log(`match on parsed input  ${parsedMs.toFixed(2)} ms (bound ${BOUNDS.parsedMs})`)
console.log(`match of two texts     ${inlineMs.toFixed(2)} ms (bound ${BOUNDS.inlineMs})`)
process.exitCode = parsedMs <= BOUNDS.parsedMs && inlineMs <= BOUNDS.inlineMs ? 0 : 1
