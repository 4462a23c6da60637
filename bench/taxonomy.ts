// Measures the vocabularies of skills and titles in CPU time: start, one look-up, all skills of a
// two-page résumé.
//   npm run bench:taxonomy
// Exits with 1 when a bound is broken.
import { benchText } from './checkout.js'
import { cpuMsSoFar, median } from './measure.js'

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

/** Median CPU time of one run. */
function usualMs(run: () => unknown): number {
  for (let round = 0; round < WARM_UP; round++) run()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = cpuMsSoFar()
    run()
    times.push(cpuMsSoFar() - started)
  }
  return median(times)
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
const loadStarted = cpuMsSoFar()
const { allSkills, findSkills, normalizeSkill } = await import('#engine/taxonomy/skills/skills.js')
const loadMs = cpuMsSoFar() - loadStarted
const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1e6
normalizeSkill('a name that makes the index of typing slips')
const titlesStarted = cpuMsSoFar()
const { canonicalTitles, normalizeTitle } = await import(
  '#engine/taxonomy/titles/normalize-title.js'
)
const { titleLikelihood } = await import('#engine/taxonomy/titles/title-likelihood.js')
const titlesMs = cpuMsSoFar() - titlesStarted

const resume = benchText('taxonomy-resume.txt')
/** Median microseconds of one call, for the slowest of the names. */
function slowest(names: readonly string[], call: (name: string) => unknown): number {
  const times = names.map((name) => {
    const hundred = () => {
      for (let turn = 0; turn < 100; turn++) call(name)
    }
    return 10 * usualMs(hundred)
  })
  return Math.max(...times)
}
const lookUpUs = slowest(NAMES, normalizeSkill)
const titleUs = slowest(TITLES, normalizeTitle)
const likelihoodUs = slowest(TITLES, titleLikelihood)
const resumeMs = usualMs(() => findSkills(resume, { kind: 'prose' }))

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
