// Match: the result of /match and of /score/requirements. Evidence for a human decision, never a verdict.
import { type Static, Type } from 'typebox'
import { choice } from './choice.js'
import { maybeText, text, texts } from './fields.js'

export const BANDS = ['weak', 'fair', 'good', 'strong', 'excellent'] as const
export type Band = (typeof BANDS)[number]
const Band = choice(BANDS, {
  $id: 'Band',
  description: 'weak 0-39, fair 40-54, good 55-69, strong 70-84, excellent 85-100',
})

export const SEVERITIES = ['must_have', 'nice_to_have'] as const
export type Severity = (typeof SEVERITIES)[number]
export const Severity = choice(SEVERITIES, {
  $id: 'Severity',
  description: 'Whether it is asked for, or welcome',
})

export const SENIORITY_FITS = ['match', 'under', 'over', 'unknown'] as const
export type SeniorityFit = (typeof SENIORITY_FITS)[number]

export const REQUIREMENT_STATUSES = ['met', 'partial', 'missed'] as const
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number]
const Status = choice(REQUIREMENT_STATUSES, {
  $id: 'RequirementStatus',
  description: 'Whether the candidate meets it: in full, in part, or not',
})

const fraction = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })
const Requirement = text('The requirement: a skill, with its years where some are asked for')

export const MetRequirement = Type.Object(
  {
    requirement: Requirement,
    evidence: text('Quoted from the résumé'),
    verified: Type.Boolean({ description: 'True when it is met in full by what is quoted' }),
  },
  { $id: 'MetRequirement', description: 'A requirement that is met, in full or in part' },
)
export const MissedRequirement = Type.Object(
  { requirement: Requirement, severity: Severity },
  { $id: 'MissedRequirement', description: 'A requirement that nothing in the résumé supports' },
)

const BandStep = Type.Object(
  {
    band: Band,
    requirements: texts('Requirements that would have to change'),
    score: Type.Integer({ minimum: 0, maximum: 100, description: 'The score then' }),
  },
  { $id: 'BandStep', description: 'The smallest change that leads to another band' },
)
const bandStep = (description: string) => Type.Union([BandStep, Type.Null()], { description })

const JudgedRequirement = Type.Object(
  {
    requirement: Requirement,
    severity: Severity,
    status: Status,
    strength: fraction('How much of it is met'),
    ground: choice(['named', 'implied', 'broader', 'related', 'computed', 'none'], {
      description: 'How the quote supports the requirement',
    }),
    place: Type.Union(
      [choice(['work', 'credential', 'list'], { description: 'Part of the résumé' }), Type.Null()],
      { description: 'Where the quote stands' },
    ),
    months: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Months of the positions that used it, where years are asked for',
    }),
    evidence: maybeText('Quoted from the résumé; null when nothing supports it'),
  },
  { $id: 'JudgedRequirement', description: 'A requirement, its verdict and the ground for it' },
)

const Contribution = Type.Object(
  {
    part: text('Part of the score'),
    weight: Type.Number({ description: 'Points that it can give' }),
    value: fraction('How much of them it gives'),
    points: Type.Number({ description: 'The points that it gives' }),
  },
  { $id: 'Contribution', description: 'What one part adds to the score' },
)

const Ceiling = Type.Object(
  {
    reason: text('Why the score cannot be higher'),
    ceiling: Type.Number({ description: 'The highest score that is left' }),
  },
  { $id: 'Ceiling', description: 'A bound on the score' },
)

const ParityProof = Type.Object(
  {
    swapped: texts('What was exchanged in the candidate'),
    variants: Type.Integer({ description: 'Candidates that were scored for it' }),
    largest_difference: Type.Number({ description: 'Between any of them and the score' }),
  },
  { $id: 'ParityProof', description: 'The same candidate under other names, ages and places' },
)

const Receipt = Type.Object(
  {
    engine_version: text('Version of the software'),
    taxonomy_version: text('Version of the vocabularies'),
    weights_version: text('Version of the weights'),
    as_of: text('The day on which "present" was read'),
    candidate_sha256: text('Hash of the candidate'),
    role_sha256: text('Hash of the role'),
    scoring_input_sha256: text('Hash of the redacted view that was scored'),
  },
  { $id: 'Receipt', description: 'What lets anyone compute the score again' },
)

/** With ?include=evidence: how the score came about, and what lets anyone compute it again. */
export const MatchEvidence = Type.Object(
  {
    requirements: Type.Array(JudgedRequirement, { description: 'Every requirement, judged' }),
    contributions: Type.Array(Contribution, { description: 'What the score is made of' }),
    ceilings: Type.Array(Ceiling, { description: 'What bounds the score' }),
    band_change: Type.Object(
      { up: bandStep('To the next band up'), down: bandStep('To the next band down') },
      { description: 'What would change the band; null where nothing does' },
    ),
    parity: ParityProof,
    receipt: Receipt,
  },
  { $id: 'MatchEvidence', description: 'How the score came about' },
)
export type MatchEvidence = Static<typeof MatchEvidence>

const Explanation = Type.Object(
  {
    met: Type.Array(MetRequirement, { description: 'Met, in full or in part' }),
    missed: Type.Array(MissedRequirement, { description: 'Not met' }),
    over_qualified: Type.Boolean({ description: 'Well above what the role asks for' }),
    under_qualified: Type.Boolean({ description: 'Below what the role asks for' }),
    seniority_fit: choice(SENIORITY_FITS, {
      description: 'The candidate’s level against the role’s',
    }),
    notes: Type.Optional(text('The same in prose, with explain')),
  },
  { description: 'The requirements and how the candidate meets them' },
)

const Signals = Type.Object(
  {
    must_have_coverage: fraction('Share of the must-haves that are met; in part counts half'),
    nice_to_have_coverage: fraction('Share of the nice-to-haves that are met'),
    skill_similarity: fraction('How close the two lists of skills are'),
    seniority_gap: Type.Number({
      description: 'Candidate minus role, in steps of the scale; 0 when either is unknown',
    }),
  },
  { description: 'The figures behind the score' },
)

const Fairness = Type.Object(
  {
    scored_on_redacted_input: Type.Literal(true, { description: 'Always true' }),
    parity_tested: Type.Literal(true, { description: 'Always true' }),
  },
  { description: 'What holds for every score' },
)

export const MatchResult = Type.Object(
  {
    score: Type.Integer({ minimum: 0, maximum: 100, description: 'Fit, 0 to 100' }),
    band: Band,
    explanation: Explanation,
    signals: Signals,
    fairness: Fairness,
  },
  { $id: 'MatchResult', description: 'How a candidate fits a role' },
)
export type MatchResult = Static<typeof MatchResult>

export const MetVerdict = Type.Object(
  {
    requirement: Requirement,
    severity: Severity,
    status: Status,
    evidence: text('Quoted from the résumé'),
  },
  { $id: 'MetVerdict', description: 'A requirement that is met, in full or in part' },
)
export const MissedVerdict = Type.Object(
  {
    requirement: Requirement,
    severity: Severity,
    status: Status,
    evidence: maybeText('null when nothing supports it'),
  },
  { $id: 'MissedVerdict', description: 'A requirement that is not met' },
)

export const RequirementResults = Type.Object(
  {
    met: Type.Array(MetVerdict, { description: 'Met, in full or in part' }),
    missed: Type.Array(MissedVerdict, { description: 'Not met' }),
    coverage: Type.Object(
      {
        must_have: fraction('Share of the must-haves that are met'),
        nice_to_have: fraction('Share of the nice-to-haves that are met'),
      },
      { description: 'Shares of the listed skills; what is met in part counts half' },
    ),
  },
  { $id: 'RequirementResults', description: 'Every requirement of a role, judged' },
)
export type RequirementResults = Static<typeof RequirementResults>
