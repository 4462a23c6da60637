// The one table of operations: a line here makes a function callable through the worker pool.

import { matchOperation, requirementsOperation } from './match/match-operations.js'
import { parseJobOperation } from './parse/job-operations.js'
import { extractOperation, parseResumeOperation } from './parse/resume-operations.js'
import { redactOperation } from './redact/redact.js'
import type { DocumentSource, OperationContext, OperationWork } from './types.js'

export const operations = {
  /** Any document → ReadableDocument. */
  read_document: (payload: { source: DocumentSource }, context: OperationContext) =>
    context.read(payload.source),

  /** Résumé → Candidate, or one part of it. */
  parse_resume: parseResumeOperation,
  extract_skills: extractOperation('skills'),
  extract_experience: extractOperation('work_history'),
  extract_education: extractOperation('education'),
  extract_contact: extractOperation('contact'),

  /** Job description → Role. */
  parse_job: parseJobOperation,

  /** Any document → RedactionResult. */
  redact: redactOperation,

  /** A candidate and a role, each parsed or as a document → MatchResult, RequirementResults. */
  match: matchOperation,
  score_requirements: requirementsOperation,
} satisfies Record<string, OperationWork<never>>

export type OperationName = keyof typeof operations
export type OperationPayload<Name extends OperationName> = Parameters<(typeof operations)[Name]>[0]
