// Times the vocabularies of skills and titles in CPU time: start, one look-up, all skills of a two-page résumé.
// Usage: node bench/taxonomy.mjs (after npm run build); exits with 1 when a bound is passed.
import { readFileSync } from 'node:fs'

const BOUNDS = { lookUpUs: 50, resumeMs: 2 }
const ROUNDS = 400
const WARM_UP = 100

const NAMES = [
  'NodeJS',
  'MS Excel 2016',
  'Strong communication skills',
  'Kubernets',
  'wound care',
  'Enterprise resource planning ERP software',
  'Quuxification of blorps',
  'Amazon Web Services (AWS)',
  'forklift driving licence',
  '__proto__',
]

/** Milliseconds of CPU time so far: others on the machine do not count. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Median time of one call, in milliseconds of CPU time: a busy machine spoils means. */
function median(run, rounds) {
  for (let round = 0; round < WARM_UP; round++) run(round)
  const times = []
  for (let round = 0; round < rounds; round++) {
    const started = cpuMs()
    run(round)
    times.push(cpuMs() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]
}

const TITLES = [
  'Sr. SW Eng II (Remote)',
  'Registered Nurse',
  'Assistant Manager - Human Resources',
  'Embedded Linux Software Engineer',
  'Glimmer Screen Operator',
  'Director of Photography',
  'Electrician and Plumber',
  'Managed a team of twelve people',
  'Acme Widgets Ltd',
  '__proto__',
]

const heapBefore = process.memoryUsage().heapUsed
const loadStarted = cpuMs()
const { allSkills, findSkills, normalizeSkill } = await import('../dist/taxonomy/skills/skills.js')
const loadMs = cpuMs() - loadStarted
const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1e6
normalizeSkill('a name that makes the index of typing slips')
const titlesStarted = cpuMs()
const { canonicalTitles, normalizeTitle } = await import(
  '../dist/taxonomy/titles/normalize-title.js'
)
const { titleLikelihood } = await import('../dist/taxonomy/titles/title-likelihood.js')
const titlesMs = cpuMs() - titlesStarted

const resume = readFileSync(new URL('./taxonomy-resume.txt', import.meta.url), 'utf8')
/** Median microseconds of one call, for the slowest of the names. */
function slowest(names, call) {
  const times = names.map((name) => {
    const hundred = () => {
      for (let turn = 0; turn < 100; turn++) call(name)
    }
    return 10 * median(hundred, ROUNDS)
  })
  return Math.max(...times)
}
const lookUpUs = slowest(NAMES, normalizeSkill)
const titleUs = slowest(TITLES, normalizeTitle)
const likelihoodUs = slowest(TITLES, titleLikelihood)
const resumeMs = median(() => findSkills(resume, { kind: 'prose' }), ROUNDS)

console.log(
  `vocabulary of ${allSkills().length} skills: ${loadMs.toFixed(0)} ms, ${heapMb.toFixed(0)} MB of heap`,
)
console.log(
  `one look-up (slowest of ${NAMES.length}): ${lookUpUs.toFixed(1)} µs (bound ${BOUNDS.lookUpUs})`,
)
console.log(`all skills of a two-page résumé: ${resumeMs.toFixed(2)} ms (bound ${BOUNDS.resumeMs})`)
console.log(
  `${canonicalTitles().length} titles: ${titlesMs.toFixed(0)} ms; one look-up ${titleUs.toFixed(1)} µs, likelihood ${likelihoodUs.toFixed(1)} µs (slowest of ${TITLES.length}, bound ${BOUNDS.lookUpUs})`,
)
const slowestUs = Math.max(lookUpUs, titleUs, likelihoodUs)
if (slowestUs > BOUNDS.lookUpUs || resumeMs > BOUNDS.resumeMs) process.exitCode = 1
