// The API's answers as the page uses them: the contract's own types, with `evidence`.
import type { Candidate } from '../../../src/contract/candidate.js'
import type { JobEvidence, ResumeEvidence } from '../../../src/contract/evidence.js'
import type { MatchEvidence, MatchResult } from '../../../src/contract/match.js'
import type { Role } from '../../../src/contract/role.js'

export type { EducationEntry, WorkEntry } from '../../../src/contract/candidate.js'
export type { Box, DocumentLine, FieldEvidence } from '../../../src/contract/evidence.js'
export type { Connection, KeySummary, MintedKey } from '../../../src/contract/keys.js'
export type { Account, Usage, UsageByDay } from '../../../src/contract/management.js'
export type { Band, MatchEvidence, MatchResult } from '../../../src/contract/match.js'
export type { RedactionResult } from '../../../src/contract/redaction.js'
export type { Candidate, Role }

/** What a view of either document needs of its evidence. */
export type DocumentEvidence = Pick<ResumeEvidence | JobEvidence, 'fields' | 'hidden'> & {
  warnings: readonly string[]
}

export type ReadCandidate = Candidate & { evidence: ResumeEvidence }
export type ReadRole = Role & { evidence: JobEvidence }
export type ReadMatch = MatchResult & { evidence: MatchEvidence }

export type Severity = MatchEvidence['requirements'][number]['severity']
export type Verdict = MatchEvidence['requirements'][number]
