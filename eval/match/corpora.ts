// Reads the public corpora as candidates and roles, as the service would.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Candidate } from '#engine/contract/candidate.js'
import type { Role } from '#engine/contract/role.js'
import type { ScoringInput } from '#engine/contract/scoring-input.js'
import { readSource } from '#engine/engine/read-source.js'
import { toRole } from '#engine/job/parse-job.js'
import { readJob } from '#engine/job/read-job.js'
import { toScoringInput } from '#engine/redaction/to-scoring-input.js'
import { toCandidate } from '#engine/resume/parse-resume.js'
import { readResume } from '#engine/resume/read-resume.js'
import { namesIn, readBytes } from '../read-files.js'
import { unlessRefused } from '../refusals.js'

export const AS_OF = '2020-01-01'

export interface Resume {
  profession: string
  candidate: Candidate
  input: ScoringInput
}

/** The files are named after the profession: "accountant-12.pdf". */
export async function readResumes(folder: string): Promise<Resume[]> {
  const resumes: Resume[] = []
  for (const file of namesIn(folder, '.pdf')) {
    const document = await readSource({ kind: 'bytes', bytes: readBytes(join(folder, file)) })
    const candidate = toCandidate(readResume(document), { asOf: AS_OF, candidateId: '' })
    const profession = file.replace(/-\d+\.pdf$/, '')
    resumes.push({ profession, candidate, input: toScoringInput(candidate) })
  }
  return resumes
}

/** A page that carries the posting, as its source would. */
const asPage = (json: string): string =>
  `<html><body><script type="application/ld+json">${json}</script></body></html>`

function* jobTexts(folder: string): Generator<string> {
  for (const name of namesIn(join(folder, 'ads'))) {
    yield readFileSync(join(folder, 'ads', name), 'utf8').replace(
      /^(?:Webindex|Company):.*\n/gm,
      '',
    )
  }
  for (const name of namesIn(join(folder, 'jobposting-jsonld'))) {
    yield asPage(readFileSync(join(folder, 'jobposting-jsonld', name), 'utf8'))
  }
}

/** Postings that the parser refuses are left out: the service would answer 422. */
export async function readRoles(folder: string): Promise<Role[]> {
  const roles: Role[] = []
  for (const text of jobTexts(folder)) {
    const job = await unlessRefused(async () => readJob(await readSource({ kind: 'text', text })))
    if (job !== null) roles.push(toRole(job, { roleId: '' }))
  }
  return roles
}
