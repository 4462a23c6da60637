#!/usr/bin/env node
// CPU of every text endpoint on texts that repeat one piece, at sizes that double up to 1 MB:
//   npm run bench:growth [-- --only WORD] [--endpoint NAME] [--sizes 0.125,0.25,0.5,1] [--all]
// A text must be answered within CPU_MS_MAX at the largest size, and a doubling may cost at most
// GROWTH_MAX times as much. Prints those that break a bound (with --all every one); exits with 1 then.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LIMITS } from '../dist/core/limits.js'
import { operations } from '../dist/engine/operations.js'
import { readSource } from '../dist/engine/read-source.js'
import { normalizeSkill } from '../dist/taxonomy/skills/skills.js'
import { normalizeTitle } from '../dist/taxonomy/titles/normalize-title.js'
import { patterns } from './growth-patterns.mjs'

const { values: args } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    endpoint: { type: 'string', default: '' },
    sizes: { type: 'string', default: '0.125,0.25,0.5,1' },
    all: { type: 'boolean', default: false },
  },
})
const CPU_MS_MAX = 2000
/** Linear is 2. What is above is the noise of one run: caches, collection of garbage. */
const GROWTH_MAX = 2.6
/** Below this a doubling tells nothing. */
const GROWTH_FLOOR_MS = 150
const MEGABYTE = 1024 * 1024
const AS_OF = '2026-01-01'

const JOB = readFileSync(new URL('./match-job.txt', import.meta.url), 'utf8')
const RESUME = readFileSync(new URL('./taxonomy-resume.txt', import.meta.url), 'utf8')
const text = (content) => ({ kind: 'text', text: content })
const context = { read: (source) => readSource(source) }
const options = { asOf: AS_OF, documentId: 'doc_bench', evidence: true }
const document = (name) => (content) =>
  operations[name]({ source: text(content), options }, context)
const sides = (resume, job) => ({
  candidate: { resume: text(resume), documentId: 'cand_bench' },
  role: { job: text(job), documentId: 'role_bench' },
  asOf: AS_OF,
  explain: true,
  evidence: true,
})

/** What an endpoint does with a text, and the largest text that it takes. */
const ENDPOINTS = {
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

async function cpuMs(work) {
  const start = process.cpuUsage()
  // A refusal costs what it costs: it is measured like an answer.
  await work().catch(() => null)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Costs at each size, and what is wrong with them. */
async function measure({ run, bytesMax }, make) {
  const costs = []
  for (const share of args.sizes.split(',').map(Number)) {
    const content = make(Math.floor(share * bytesMax))
    costs.push({ share, ms: await cpuMs(() => run(content)) })
  }
  const last = costs.at(-1)
  const growth = costs.slice(1).map(({ share, ms }, index) => {
    const before = costs[index]
    return ms < GROWTH_FLOOR_MS
      ? 1
      : (ms / Math.max(before.ms, GROWTH_FLOOR_MS / 4)) ** (1 / Math.log2(share / before.share))
  })
  const problems = []
  if (last.ms > CPU_MS_MAX) problems.push('SLOW')
  if (Math.max(1, ...growth) > GROWTH_MAX) problems.push('GROWS')
  return { costs, growth: Math.max(1, ...growth), problems }
}

/** A first round, until the code is compiled. */
for (const { run, bytesMax } of Object.values(ENDPOINTS)) {
  for (let round = 0; round < 10; round++) await run(RESUME.slice(0, bytesMax)).catch(() => null)
}

const endpoints = Object.entries(ENDPOINTS).filter(([name]) => name.includes(args.endpoint))
const chosen = patterns.filter(({ name }) => name.includes(args.only))
let broken = 0
for (const [name, endpoint] of endpoints) {
  let slowest = { ms: 0, pattern: '' }
  let steepest = { growth: 1, pattern: '' }
  for (const { name: pattern, make } of chosen) {
    const { costs, growth, problems } = await measure(endpoint, make)
    const { ms } = costs.at(-1)
    if (ms > slowest.ms) slowest = { ms, pattern }
    if (growth > steepest.growth) steepest = { growth, pattern }
    if (problems.length > 0) broken++
    if (problems.length === 0 && !args.all) continue
    const told = costs.map((cost) => cost.ms.toFixed(0)).join(' ')
    console.log(
      `  ${problems.join(' ').padEnd(10)} ${name} ${pattern}: ${told} ms, growth ${growth.toFixed(2)}`,
    )
  }
  console.log(
    `${name}: ${chosen.length} patterns, slowest ${slowest.ms.toFixed(0)} ms (${slowest.pattern}), steepest ${steepest.growth.toFixed(2)} a doubling (${steepest.pattern})`,
  )
}
console.log(broken === 0 ? 'all within their bounds' : `${broken} beyond their bounds`)
process.exitCode = broken === 0 ? 0 : 1
