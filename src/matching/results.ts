// From a match to the answers of /match and /score/requirements.
import type { MatchResult, RequirementResults } from '../contract/match.js'
import type { Match } from './find-match.js'
import { experienceLine, levelLine } from './gap-lines.js'
import { notesOf } from './notes.js'
import { coverageOf, roundedSignal as round } from './score.js'
import type { Verdict } from './types.js'

/** Whether a quote is in the Candidate word for word. */
export type IsSent = (quote: string) => boolean

/**
 * Whether the quotes prove that the wish is met in full; a wish that is met in part keeps its
 * quotes but is unverified.
 */
const isVerified = ({ status, pieces }: Verdict, isSent: IsSent): boolean =>
  status === 'met' && pieces.every(isSent)

const found = (verdicts: readonly Verdict[]): (Verdict & { evidence: string })[] =>
  verdicts.filter(
    (verdict): verdict is Verdict & { evidence: string } =>
      verdict.status !== 'missed' && verdict.evidence !== null,
  )

const notFound = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ status, evidence }) => status === 'missed' || evidence === null)

export function matchResult(match: Match, isSent: IsSent, explain: boolean): MatchResult {
  const { findings, score, band } = match
  const { verdicts, level } = findings
  const lines = [...verdicts, ...experienceLine(match)]
  return {
    score,
    band,
    explanation: {
      met: found(lines).map((verdict) => ({
        requirement: verdict.wish.requirement,
        evidence: verdict.evidence,
        verified: isVerified(verdict, isSent),
      })),
      missed: notFound(lines).map(({ wish }) => ({
        requirement: wish.requirement,
        severity: wish.severity,
      })),
      over_qualified: findings.overQualified,
      under_qualified: findings.underQualified,
      seniority_fit: level.fit,
      ...(explain && { notes: notesOf(match) }),
    },
    signals: {
      must_have_coverage: round(coverageOf(verdicts, 'must_have')),
      nice_to_have_coverage: round(coverageOf(verdicts, 'nice_to_have')),
      skill_similarity: round(findings.similarity),
      seniority_gap: level.gap,
    },
    fairness: { scored_on_redacted_input: true, parity_tested: true },
  }
}

export function requirementResults(match: Match): RequirementResults {
  const { verdicts } = match.findings
  const lines = [...verdicts, ...experienceLine(match), ...levelLine(match)]
  const told = ({ wish, status }: Verdict) => ({
    requirement: wish.requirement,
    severity: wish.severity,
    status,
  })
  return {
    met: found(lines).map((verdict) => ({ ...told(verdict), evidence: verdict.evidence })),
    missed: notFound(lines).map((verdict) => ({
      ...told(verdict),
      status: 'missed' as const,
      evidence: verdict.evidence,
    })),
    coverage: {
      must_have: round(coverageOf(verdicts, 'must_have')),
      nice_to_have: round(coverageOf(verdicts, 'nice_to_have')),
    },
  }
}
