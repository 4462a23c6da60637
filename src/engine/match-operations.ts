// Operations on a candidate and a role: each side parsed where it is a document, then redacted, then scored.
import type { Candidate } from '../contract/candidate.js'
import type { MatchResult, RequirementResults } from '../contract/match.js'
import { toRole } from '../job/parse-job.js'
import { readJob } from '../job/read-job.js'
import type { ParsedJob } from '../job/types.js'
import { findMatch } from '../matching/find-match.js'
import { type IsSent, matchResult, requirementResults } from '../matching/results.js'
import type { ScoringRole } from '../matching/types.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { completeCandidate, completeRole } from './complete-input.js'
import { matchEvidence } from './match-evidence.js'
import { candidateOf } from './resume-operations.js'
import { inDocument, inJson } from './sent-text.js'
import type { CandidateSide, OperationContext, RoleSide } from './types.js'

export interface MatchPayload {
  candidate: CandidateSide
  role: RoleSide
  asOf: string
  explain: boolean
  evidence: boolean
}

export type RequirementsPayload = Pick<MatchPayload, 'candidate' | 'role' | 'asOf'>

interface ReadCandidate {
  candidate: Candidate
  isSent: IsSent
}

async function readCandidate(
  side: CandidateSide,
  asOf: string,
  context: OperationContext,
): Promise<ReadCandidate> {
  if ('candidate' in side) {
    return { candidate: completeCandidate(side.candidate), isSent: inJson(side.candidate) }
  }
  const options = { asOf, documentId: side.documentId, evidence: false }
  const { candidate, document } = await candidateOf({ source: side.resume, options }, context)
  return { candidate, isSent: inDocument(document) }
}

/** Groups of which one is enough, by the names that the Role gives them. */
function alternativesOf({ requirements }: ParsedJob): string[][] {
  const groups = new Map<number, string[]>()
  for (const { anyOf, canonical } of requirements) {
    if (anyOf === null) continue
    groups.set(anyOf, [...(groups.get(anyOf) ?? []), canonical])
  }
  return [...groups.values()]
}

async function readRole(side: RoleSide, context: OperationContext): Promise<ScoringRole> {
  if ('role' in side) return completeRole(side.role)
  const job = readJob(await context.read(side.job))
  return {
    ...toRole(job, { roleId: side.documentId }),
    alternatives: alternativesOf(job),
    degrees: job.degrees.map(({ text, degree, strength }) => ({
      text,
      degree,
      isWish: strength === 'nice',
    })),
  }
}

export async function matchOperation(
  payload: MatchPayload,
  context: OperationContext,
): Promise<MatchResult> {
  const { asOf } = payload
  const { candidate, isSent } = await readCandidate(payload.candidate, asOf, context)
  const role = await readRole(payload.role, context)
  const scoringInput = toScoringInput(candidate)
  const match = findMatch(scoringInput, role, asOf)
  const result = matchResult(match, isSent, payload.explain)
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
  const { candidate } = await readCandidate(payload.candidate, payload.asOf, context)
  const role = await readRole(payload.role, context)
  return requirementResults(findMatch(toScoringInput(candidate), role, payload.asOf))
}
