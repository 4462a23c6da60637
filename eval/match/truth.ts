// Is every answer of /match right on real documents? For résumés × postings of the training set it
// checks that two documents and their parsed JSON give the same bytes; that a verified quote shows
// the requirement in its own words, an alias or an implied form; that no line is quoted for a skill
// that it denies; and that a missed requirement stays missed when the résumé denies it.
// Usage: node dist/eval/match/truth.js [--set DIR] [--pairs 500] [--show N]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Candidate } from '#engine/contract/candidate.js'
import type { MatchResult } from '#engine/contract/match.js'
import type { Role } from '#engine/contract/role.js'
import { matchOperation } from '#engine/engine/match/match-operations.js'
import { parseJobOperation } from '#engine/engine/parse/job-operations.js'
import {
  type DocumentPayload,
  parseResumeOperation,
} from '#engine/engine/parse/resume-operations.js'
import { readSource } from '#engine/engine/read-source.js'
import type {
  CandidateSide,
  DocumentSource,
  OperationContext,
  RoleSide,
} from '#engine/engine/types.js'
import { namesIn } from '../read-files.js'
import { unlessRefused } from '../refusals.js'
import { neededFolder, SETS } from '../shared-folder.js'
import { showsRequirement } from './shows-requirement.js'

const { values: args } = parseArgs({
  options: {
    set: { type: 'string', default: SETS.train },
    pairs: { type: 'string', default: '500' },
    show: { type: 'string', default: '0' },
  },
})
const AS_OF = '2025-06-01'
const DOCUMENTS = 125
/** Words that deny what follows them. */
const DENIAL =
  /\b(?:no experience|never used|not responsible|did not|does not|without any|unfamiliar with|would like to learn|hope to)\b/i

const context: OperationContext = { read: (source) => readSource(source) }
const options = { asOf: AS_OF, documentId: 'x', evidence: false }

interface Parsed<T> {
  source: DocumentSource
  parsed: T
}

const set = neededFolder(args.set)
const textsIn = (name: string): DocumentSource[] =>
  namesIn(join(set, name), '.txt').map((file) => ({
    kind: 'text',
    text: readFileSync(join(set, name, file), 'utf8'),
  }))

const every = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, index) => index % Math.max(1, Math.floor(list.length / count)) === 0)

/** Parses each document once; documents that the parser refuses are left out. */
async function parsedOf<T>(
  sources: readonly DocumentSource[],
  parse: (payload: DocumentPayload, context: OperationContext) => Promise<T>,
): Promise<Parsed<T>[]> {
  const found: Parsed<T>[] = []
  for (const source of every(sources, DOCUMENTS)) {
    const parsed = await unlessRefused(() => parse({ source, options }, context))
    if (parsed !== null) found.push({ source, parsed })
  }
  return found
}

const match = (candidate: CandidateSide, role: RoleSide): Promise<MatchResult> =>
  matchOperation({ candidate, role, asOf: AS_OF, explain: true, evidence: false }, context)

/**
 * The candidate with a line that denies a skill, and with the skill in the list, where a parser
 * would put it.
 */
const denying = (candidate: Candidate, skill: string): Candidate => ({
  ...candidate,
  skills: [...candidate.skills, { raw: skill, canonical: skill, taxonomy_id: null }],
  work_history: candidate.work_history.map((work, at) =>
    at > 0 ? work : { ...work, highlights: [...work.highlights, `No experience with ${skill}`] },
  ),
})

/** As a caller holds it: through JSON and back. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const counts = { pairs: 0, different: 0, verified: 0, unshown: 0, denied: 0, tried: 0 }
const examples: string[] = []

/**
 * Tests that a missed requirement stays missed when the résumé says outright that the person lacks
 * it.
 */
async function tryDenial(result: MatchResult, candidate: Candidate, role: Role): Promise<void> {
  const missed = result.explanation.missed.find(({ requirement }) =>
    role.must_have_skills.some(({ canonical }) => canonical === requirement),
  )
  if (missed === undefined || candidate.work_history.length === 0) return
  const answer = await match({ candidate: denying(candidate, missed.requirement) }, { role })
  counts.tried += 1
  const found = answer.explanation.met.find((line) => line.requirement === missed.requirement)
  if (found === undefined) return
  counts.denied += 1
  examples.push(`denied   ${found.requirement} | ${found.evidence}`)
}

function checkQuotes(result: MatchResult, role: Role): void {
  for (const { requirement, evidence, verified } of result.explanation.met) {
    if (DENIAL.test(evidence)) {
      counts.denied += 1
      examples.push(`denied   ${requirement} | ${evidence}`)
    }
    if (!verified) continue
    counts.verified += 1
    if (showsRequirement(requirement, evidence, role)) continue
    counts.unshown += 1
    examples.push(`unshown  ${requirement} | ${evidence}`)
  }
}

async function checkPair(resume: Parsed<Candidate>, job: Parsed<Role>): Promise<void> {
  counts.pairs += 1
  const inline = await match(
    { resume: resume.source, documentId: 'x' },
    { job: job.source, documentId: 'x' },
  )
  const parsed = await match(
    { candidate: throughJson(resume.parsed) },
    { role: throughJson(job.parsed) },
  )
  if (JSON.stringify(inline) !== JSON.stringify(parsed)) counts.different += 1
  await tryDenial(inline, resume.parsed, job.parsed)
  checkQuotes(inline, job.parsed)
}

const resumes = await parsedOf<Candidate>(textsIn('texts'), parseResumeOperation)
const jobs = await parsedOf<Role>(textsIn('jds'), parseJobOperation)
// Pairs each résumé with some postings, and each posting with some résumés.
for (let at = 0; at < Number(args.pairs); at++) {
  const resume = resumes[at % resumes.length]
  const job = jobs[(at * 7 + Math.floor(at / resumes.length)) % jobs.length]
  if (resume && job) await checkPair(resume, job)
}

console.log(`${counts.pairs} pairs of ${resumes.length} résumés and ${jobs.length} postings`)
console.log(`two documents and their JSON differ in ${counts.different}`)
console.log(`${counts.verified} verified lines, ${counts.unshown} of them without the requirement`)
console.log(
  `${counts.denied} quotes deny what they are quoted for, or skills are met although denied (${counts.tried} denials tried)`,
)
for (const example of examples.slice(0, Number(args.show))) console.log(`  ${example}`)
process.exitCode = counts.different + counts.unshown + counts.denied === 0 ? 0 : 1
