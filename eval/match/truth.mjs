// Does every answer of /match stand up on real documents? Résumés × postings of the training set:
// two documents and their parsed JSON give the same bytes; what is called verified shows the requirement
// in its own words, an alias or an implied form; no line that denies a skill is quoted for it; and what
// is missed stays missed when the résumé denies it.
// Usage: node eval/match/truth.mjs [training folder] [--dist=dist] [--pairs=500] [--show=N]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { engineAt } from './corpora.mjs'
import { shows } from './shows-requirement.mjs'

const AS_OF = '2025-06-01'
const options = process.argv.slice(2)
const value = (name) => options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1]
const folder = options.find((option) => !option.startsWith('--')) ?? '../shared/eval/train'
const pairsWanted = Number(value('pairs') ?? 500)
const shown = Number(value('show') ?? 0)

if (!existsSync(folder)) {
  console.log(`not measured: ${folder} is not there`)
  process.exit(0)
}

const load = engineAt(resolve(value('dist') ?? 'dist'))
const { matchOperation } = await load('engine/match-operations.js')
const { parseResumeOperation } = await load('engine/resume-operations.js')
const { parseJobOperation } = await load('engine/job-operations.js')
const { readSource } = await load('engine/read-source.js')
const showsRequirement = await shows(load)
const context = { read: (source) => readSource(source) }
const flags = { asOf: AS_OF, explain: true, evidence: false }
const parsing = { asOf: AS_OF, documentId: 'x', evidence: false }

const textsIn = (name, ending) =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ kind: 'text', text: readFileSync(join(folder, name, file), 'utf8') }))

/** Parsed once each; what the parser refuses is left out. */
async function parsedOf(sources, parse) {
  const found = []
  for (const source of sources) {
    try {
      found.push({ source, parsed: await parse({ source, options: parsing }, context) })
    } catch (error) {
      if (error.code !== 'parse_failed') throw error
    }
  }
  return found
}

const every = (list, count) =>
  list.filter((_, index) => index % Math.max(1, Math.floor(list.length / count)) === 0)
const resumes = await parsedOf(every(textsIn('texts', '.txt'), 125), parseResumeOperation)
const jobs = await parsedOf(every(textsIn('jds', '.txt'), 125), parseJobOperation)

/** Each résumé with some postings, each posting with some résumés. */
const pairs = Array.from({ length: pairsWanted }, (_, at) => [
  resumes[at % resumes.length],
  jobs[(at * 7 + Math.floor(at / resumes.length)) % jobs.length],
])

const DENIAL =
  /\b(?:no experience|never used|not responsible|did not|does not|without any|unfamiliar with|would like to learn|hope to)\b/i
/** The candidate with a line that denies a skill, and the skill in the list, as a parser would put it there. */
const denying = (candidate, skill) => ({
  ...candidate,
  skills: [...candidate.skills, { raw: skill, canonical: skill, taxonomy_id: null }],
  work_history: candidate.work_history.map((work, at) =>
    at > 0 ? work : { ...work, highlights: [...work.highlights, `No experience with ${skill}`] },
  ),
})
const counts = { pairs: 0, different: 0, verified: 0, unshown: 0, denied: 0, tried: 0 }
const examples = []
for (const [resume, job] of pairs) {
  const inline = await matchOperation(
    {
      candidate: { resume: resume.source, documentId: 'x' },
      role: { job: job.source, documentId: 'x' },
      ...flags,
    },
    context,
  )
  const parsed = await matchOperation(
    {
      // As a caller holds it: through JSON and back.
      candidate: { candidate: JSON.parse(JSON.stringify(resume.parsed)) },
      role: { role: JSON.parse(JSON.stringify(job.parsed)) },
      ...flags,
    },
    context,
  )
  counts.pairs += 1
  const missed = inline.explanation.missed.find(({ requirement }) =>
    job.parsed.must_have_skills.some(({ canonical }) => canonical === requirement),
  )
  if (missed !== undefined && resume.parsed.work_history.length > 0) {
    const candidate = denying(resume.parsed, missed.requirement)
    const answer = await matchOperation(
      { candidate: { candidate }, role: { role: job.parsed }, ...flags },
      context,
    )
    counts.tried += 1
    const found = answer.explanation.met.find((line) => line.requirement === missed.requirement)
    if (found !== undefined) {
      counts.denied += 1
      examples.push(`denied   ${found.requirement} | ${found.evidence}`)
    }
  }
  if (JSON.stringify(inline) !== JSON.stringify(parsed)) counts.different += 1
  for (const { requirement, evidence, verified } of inline.explanation.met) {
    if (DENIAL.test(evidence)) {
      counts.denied += 1
      examples.push(`denied   ${requirement} | ${evidence}`)
    }
    if (!verified) continue
    counts.verified += 1
    if (showsRequirement(requirement, evidence, job.parsed)) continue
    counts.unshown += 1
    examples.push(`unshown  ${requirement} | ${evidence}`)
  }
}

console.log(`${counts.pairs} pairs of ${resumes.length} résumés and ${jobs.length} postings`)
console.log(`two documents and their JSON differ in ${counts.different}`)
console.log(`${counts.verified} verified lines, ${counts.unshown} of them without the requirement`)
console.log(
  `${counts.denied} quotes deny what they are quoted for, or skills are met although denied (${counts.tried} denials tried)`,
)
for (const example of examples.slice(0, shown)) console.log(`  ${example}`)
process.exitCode = counts.different + counts.unshown + counts.denied === 0 ? 0 : 1
