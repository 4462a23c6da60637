// Matches of made-up candidates and roles, for the tests of what an answer says.

import type { MatchResult, RequirementResults } from '../../src/contract/match.js'
import type { CandidateInput, RoleInput } from '../../src/contract/match-input.js'
import { matchOperation, requirementsOperation } from '../../src/engine/match/match-operations.js'
import { readSource } from '../../src/engine/read-source.js'

export const AS_OF = '2025-06-01'
export const context = { read: readSource }
export const flags = { asOf: AS_OF, explain: true, evidence: false }

export const match = (
  candidate: CandidateInput,
  role: RoleInput,
  asOf = AS_OF,
): Promise<MatchResult> =>
  matchOperation({ candidate: { candidate }, role: { role }, ...flags, asOf }, context)

export const requirements = (
  candidate: CandidateInput,
  role: RoleInput,
): Promise<RequirementResults> =>
  requirementsOperation({ candidate: { candidate }, role: { role }, asOf: AS_OF }, context)

export const must = (...names: string[]): RoleInput => ({
  must_have_skills: names.map((canonical) => ({ canonical })),
})

export const worked = (title: string, ...highlights: string[]): CandidateInput => ({
  work_history: [{ title, start: '2015-01', end: '2024-12', highlights }],
})

export const metNames = ({ explanation }: MatchResult) =>
  explanation.met.map(({ requirement }) => requirement)

export const missedNames = ({ explanation }: MatchResult) =>
  explanation.missed.map(({ requirement }) => requirement)

export const engineer = worked(
  'Software Engineer',
  'Built payment services in Python and PostgreSQL on AWS',
)
