// What the API answers, as the page uses it. The contract's own types; `evidence` on top.
import type { Candidate } from '../../../src/contract/candidate.js'
import type { MatchEvidence, MatchResult } from '../../../src/contract/match.js'
import type { Role } from '../../../src/contract/role.js'

export type { EducationEntry, WorkEntry } from '../../../src/contract/candidate.js'
export type {
  Account,
  Connection,
  KeySummary,
  MintedKey,
  Usage,
  UsageByDay,
} from '../../../src/contract/management.js'
export type { Band, MatchEvidence, MatchResult } from '../../../src/contract/match.js'
export type { RedactionResult } from '../../../src/contract/redaction.js'
export type { Candidate, Role }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface FieldEvidence {
  path: string
  confidence: number
  page: number
  quote: string
  box: Box | null
}

export interface HiddenText {
  text: string
  page: number
  reason: string
}

export interface DocumentEvidence {
  fields: FieldEvidence[]
  hidden: HiddenText[]
  warnings: string[]
}

export interface JobCheck {
  kind: string
  message: string
  quote: string
  page: number
}

export type ReadCandidate = Candidate & { evidence: DocumentEvidence }
export type ReadRole = Role & { evidence: DocumentEvidence & { checks: JobCheck[] } }
export type ReadMatch = MatchResult & { evidence: MatchEvidence }

export type Severity = MatchEvidence['requirements'][number]['severity']
export type Verdict = MatchEvidence['requirements'][number]
