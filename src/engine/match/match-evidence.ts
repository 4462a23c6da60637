// What ?include=evidence adds to a match: contributions, band changes, parity proof, receipt.
import type { Candidate } from '../../contract/candidate.js'
import type { MatchEvidence } from '../../contract/match.js'
import { bandChanges } from '../../matching/band-change.js'
import type { Match } from '../../matching/find-match.js'
import { parityVariants, SWAPPED } from './parity-variants.js'
import { type Hashed, receiptOf } from './receipt.js'

const round = (value: number): number => Math.round(value * 100) / 100

export interface EvidenceInputs extends Hashed {
  candidate: Candidate
  asOf: string
  /** Scores another candidate in the same way: redaction first. */
  score(candidate: Candidate): number
}

function parityOf({ candidate, score }: EvidenceInputs, own: number): MatchEvidence['parity'] {
  const scores = parityVariants(candidate).map(score)
  const differences = scores.map((other) => Math.abs(other - own))
  return {
    swapped: [...SWAPPED],
    variants: scores.length,
    largest_difference: Math.max(0, ...differences),
  }
}

export function matchEvidence(match: Match, inputs: EvidenceInputs): MatchEvidence {
  return {
    requirements: match.findings.verdicts.map((verdict) => ({
      requirement: verdict.wish.requirement,
      severity: verdict.wish.severity,
      status: verdict.status,
      strength: round(verdict.strength),
      ground: verdict.ground,
      place: verdict.place,
      months: verdict.months,
      evidence: verdict.evidence,
    })),
    contributions: match.parts.map((part) => ({
      part: part.part,
      weight: round(part.weight),
      value: round(part.value),
      points: round(part.points),
    })),
    ceilings: match.ceilings.map(({ reason, ceiling }) => ({ reason, ceiling: round(ceiling) })),
    band_change: bandChanges(match),
    parity: parityOf(inputs, match.score),
    receipt: receiptOf(inputs, inputs.asOf),
  }
}
