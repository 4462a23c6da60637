// Match: the request of /match and its result. Evidence for a human decision, never a verdict.
import { type Static, Type } from 'typebox'

export const BANDS = ['weak', 'fair', 'good', 'strong', 'excellent'] as const
export type Band = (typeof BANDS)[number]

export const SEVERITIES = ['must_have', 'nice_to_have'] as const
export type Severity = (typeof SEVERITIES)[number]
export const Severity = Type.Enum(SEVERITIES)

export const SENIORITY_FITS = ['match', 'under', 'over', 'unknown'] as const
export type SeniorityFit = (typeof SENIORITY_FITS)[number]

export const REQUIREMENT_STATUSES = ['met', 'partial', 'missed'] as const
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number]

const Fraction = Type.Number({ minimum: 0, maximum: 1 })

export const MetRequirement = Type.Object({
  requirement: Type.String(),
  evidence: Type.String({ description: 'Quoted from the résumé' }),
  verified: Type.Boolean(),
})
export const MissedRequirement = Type.Object({ requirement: Type.String(), severity: Severity })

const BandChange = Type.Union([
  Type.Object({
    band: Type.Enum(BANDS),
    requirements: Type.Array(Type.String()),
    score: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
  Type.Null(),
])

/** With ?include=evidence: how the score came about, and what lets anyone compute it again. */
export const MatchEvidence = Type.Object(
  {
    requirements: Type.Array(
      Type.Object({
        requirement: Type.String(),
        severity: Severity,
        status: Type.Enum(REQUIREMENT_STATUSES),
        strength: Fraction,
        ground: Type.Enum(['named', 'implied', 'broader', 'related', 'computed', 'none'], {
          description: 'How the quote supports the requirement',
        }),
        place: Type.Union([Type.Enum(['work', 'credential', 'list']), Type.Null()]),
        months: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Months of the positions that used it, where years are asked for',
        }),
        evidence: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    contributions: Type.Array(
      Type.Object({
        part: Type.String(),
        weight: Type.Number(),
        value: Fraction,
        points: Type.Number(),
      }),
    ),
    ceilings: Type.Array(Type.Object({ reason: Type.String(), ceiling: Type.Number() })),
    band_change: Type.Object({ up: BandChange, down: BandChange }),
    parity: Type.Object({
      swapped: Type.Array(Type.String()),
      variants: Type.Integer(),
      largest_difference: Type.Number(),
    }),
    receipt: Type.Object({
      engine_version: Type.String(),
      taxonomy_version: Type.String(),
      weights_version: Type.String(),
      as_of: Type.String(),
      candidate_sha256: Type.String(),
      role_sha256: Type.String(),
      scoring_input_sha256: Type.String(),
    }),
  },
  { $id: 'MatchEvidence' },
)
export type MatchEvidence = Static<typeof MatchEvidence>

export const MatchResult = Type.Object(
  {
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    band: Type.Enum(BANDS),
    explanation: Type.Object({
      met: Type.Array(MetRequirement),
      missed: Type.Array(MissedRequirement),
      over_qualified: Type.Boolean(),
      under_qualified: Type.Boolean(),
      seniority_fit: Type.Enum(SENIORITY_FITS),
      notes: Type.Optional(Type.String()),
    }),
    signals: Type.Object({
      must_have_coverage: Fraction,
      nice_to_have_coverage: Fraction,
      skill_similarity: Fraction,
      seniority_gap: Type.Number(),
    }),
    fairness: Type.Object({
      scored_on_redacted_input: Type.Literal(true),
      parity_tested: Type.Literal(true),
    }),
    evidence: Type.Optional(MatchEvidence),
  },
  { $id: 'MatchResult' },
)
export type MatchResult = Static<typeof MatchResult>

const RequirementVerdict = (evidence: 'quoted' | 'maybe') =>
  Type.Object({
    requirement: Type.String(),
    severity: Severity,
    status: Type.Enum(REQUIREMENT_STATUSES),
    evidence: evidence === 'quoted' ? Type.String() : Type.Union([Type.String(), Type.Null()]),
  })

export const RequirementResults = Type.Object(
  {
    met: Type.Array(RequirementVerdict('quoted')),
    missed: Type.Array(RequirementVerdict('maybe')),
    coverage: Type.Object({ must_have: Fraction, nice_to_have: Fraction }),
  },
  { $id: 'RequirementResults' },
)
export type RequirementResults = Static<typeof RequirementResults>
