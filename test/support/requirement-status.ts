// The verdict on one requirement for a made-up candidate.
import type { CandidateInput } from '../../src/contract/match-input.js'
import { completeCandidate, completeRole } from '../../src/engine/match/complete-input.js'
import { findMatch } from '../../src/matching/find-match.js'
import { requirementResults } from '../../src/matching/results.js'
import { toScoringInput } from '../../src/redaction/to-scoring-input.js'

const AS_OF = '2025-06-01'

export function statusOf(requirement: string, candidate: CandidateInput): string {
  const input = toScoringInput(completeCandidate(candidate, AS_OF))
  const role = completeRole({ must_have_skills: [{ canonical: requirement }] })
  return requirementResults(findMatch(input, role, AS_OF)).met[0]?.status ?? 'missed'
}

/** A candidate of whom one line of work is known. */
export const whoDid = (line: string): CandidateInput => ({
  work_history: [{ title: 'Associate', start: '2020-01', end: '2022-01', highlights: [line] }],
})
