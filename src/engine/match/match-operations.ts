// Operations on a candidate and a role: each side parsed where it is a document, then redacted, then scored.
import type { Candidate } from '../../contract/candidate.js'
import type { MatchEvidence, MatchResult, RequirementResults } from '../../contract/match.js'
import type { Role } from '../../contract/role.js'
import { toRole } from '../../job/parse-job.js'
import { readJob } from '../../job/read-job.js'
import { findMatch } from '../../matching/find-match.js'
import { matchResult, requirementResults } from '../../matching/results.js'
import { toScoringInput } from '../../redaction/to-scoring-input.js'
import { RolecallError } from '../../runtime/errors.js'
import { readCandidate } from '../parse/resume-operations.js'
import type { CandidateSide, OperationContext, RoleSide } from '../types.js'
import { completeCandidate, completeRole } from './complete-input.js'
import { matchEvidence } from './match-evidence.js'
import { isSaid } from './said-text.js'

export interface MatchPayload {
  candidate: CandidateSide
  role: RoleSide
  asOf: string
  explain: boolean
  evidence: boolean
}

export type RequirementsPayload = Pick<MatchPayload, 'candidate' | 'role' | 'asOf'>

/** A refusal tells which of the two documents it is about. */
async function namedBy<T>(field: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (field === undefined || !(error instanceof RolecallError)) throw error
    throw error.saying(`${field}: ${error.publicMessage}`)
  }
}

/** A parsed document and a Candidate that a caller sent are treated alike from here on. */
async function candidateOf(
  side: CandidateSide,
  asOf: string,
  context: OperationContext,
): Promise<Candidate> {
  if ('candidate' in side) return completeCandidate(side.candidate, asOf)
  const options = { asOf, documentId: side.documentId, evidence: false }
  const { candidate } = await namedBy(side.field, () =>
    readCandidate({ source: side.resume, options }, context),
  )
  return completeCandidate(candidate, asOf)
}

async function roleOf(side: RoleSide, context: OperationContext): Promise<Role> {
  if ('role' in side) return completeRole(side.role)
  const job = await namedBy(side.field, async () => readJob(await context.read(side.job)))
  return completeRole(toRole(job, { roleId: side.documentId }))
}

export async function matchOperation(
  payload: MatchPayload,
  context: OperationContext,
): Promise<MatchResult & { evidence?: MatchEvidence }> {
  const { asOf } = payload
  const candidate = await candidateOf(payload.candidate, asOf, context)
  const role = await roleOf(payload.role, context)
  const scoringInput = toScoringInput(candidate)
  const match = findMatch(scoringInput, role, asOf)
  const result = matchResult(match, isSaid(candidate), payload.explain)
  if (!payload.evidence) return result
  const score = (other: Candidate) => findMatch(toScoringInput(other), role, asOf).score
  return {
    ...result,
    evidence: matchEvidence(match, { candidate, role, scoringInput, asOf, score }),
  }
}

export async function requirementsOperation(
  payload: RequirementsPayload,
  context: OperationContext,
): Promise<RequirementResults> {
  const candidate = await candidateOf(payload.candidate, payload.asOf, context)
  const role = await roleOf(payload.role, context)
  return requirementResults(findMatch(toScoringInput(candidate), role, payload.asOf))
}
