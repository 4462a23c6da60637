// Reads the public corpora as candidates and roles, as the service would.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Compiled code of the engine, by its path below dist/. */
export const engineAt = (dist) => (path) => import(pathToFileURL(join(dist, path)).href)

const AS_OF = '2020-01-01'

export async function readResumes(load, folder) {
  const [{ readSource }, { readResume }, { toCandidate }, { toScoringInput }] = await Promise.all([
    load('engine/read-source.js'),
    load('resume/read-resume.js'),
    load('resume/parse-resume.js'),
    load('redaction/to-scoring-input.js'),
  ])
  const resumes = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
    const document = await readSource({ kind: 'bytes', bytes: readFileSync(join(folder, file)) })
    const candidate = toCandidate(readResume(document), { asOf: AS_OF, candidateId: '' })
    const profession = file.replace(/-\d+\.pdf$/, '')
    resumes.push({ profession, candidate, input: toScoringInput(candidate) })
  }
  return resumes
}

/** A posting as the page that it comes from would carry it. */
const asPage = (json) =>
  `<html><body><script type="application/ld+json">${json}</script></body></html>`

function* jobTexts(folder) {
  for (const name of readdirSync(join(folder, 'ads'))) {
    yield readFileSync(join(folder, 'ads', name), 'utf8').replace(
      /^(?:Webindex|Company):.*\n/gm,
      '',
    )
  }
  for (const name of readdirSync(join(folder, 'jobposting-jsonld'))) {
    yield asPage(readFileSync(join(folder, 'jobposting-jsonld', name), 'utf8'))
  }
}

/** The parser refuses what is no job description; the service would answer 422. */
function refused(error) {
  if (error.code === 'parse_failed') return null
  throw error
}

export async function readRoles(load, folder) {
  const [{ readSource }, { readJob }, { toRole }] = await Promise.all([
    load('engine/read-source.js'),
    load('job/read-job.js'),
    load('job/parse-job.js'),
  ])
  const roles = []
  for (const text of jobTexts(folder)) {
    const job = await readSource({ kind: 'text', text }).then(readJob).catch(refused)
    if (job === null) continue
    roles.push(toRole(job, { roleId: '' }))
  }
  return roles
}

export { AS_OF }
