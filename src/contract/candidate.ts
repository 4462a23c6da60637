// Candidate: what a résumé becomes, and what match and requirement scoring take.
import { type Static, Type } from 'typebox'
import { Seniority } from './seniority.js'
import { Skill } from './skill.js'

const PartialDate = Type.String({ description: 'YYYY-MM, YYYY, or "" when unknown' })

export const DEGREE_LEVELS = [
  'high_school',
  'certificate',
  'diploma',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const
export type DegreeLevel = (typeof DEGREE_LEVELS)[number] | ''

export const Contact = Type.Object(
  {
    name: Type.String(),
    email: Type.String(),
    phone: Type.String({ description: 'E.164' }),
    location: Type.String({ description: 'City, region, country' }),
    links: Type.Array(Type.String()),
  },
  { $id: 'Contact' },
)
export type Contact = Static<typeof Contact>

export const WorkEntry = Type.Object(
  {
    employer: Type.String(),
    employer_normalized: Type.String(),
    title: Type.String(),
    title_normalized: Type.String(),
    seniority: Seniority,
    start: PartialDate,
    end: Type.Union([PartialDate, Type.Null()], {
      description: 'null for a current position, "" when unknown',
    }),
    tenure_months: Type.Integer({ minimum: 0 }),
    skills: Type.Array(Type.String()),
    highlights: Type.Array(Type.String()),
  },
  { $id: 'WorkEntry' },
)
export type WorkEntry = Static<typeof WorkEntry>

export const EducationEntry = Type.Object(
  {
    institution: Type.String(),
    institution_normalized: Type.String(),
    degree: Type.String(),
    degree_level: Type.Enum([...DEGREE_LEVELS, '']),
    field: Type.String(),
    field_normalized: Type.String(),
    start: Type.Union([PartialDate, Type.Null()]),
    end: Type.Union([PartialDate, Type.Null()]),
  },
  { $id: 'EducationEntry' },
)
export type EducationEntry = Static<typeof EducationEntry>

export const Certification = Type.Object(
  {
    name: Type.String(),
    issuer: Type.String(),
    year: Type.Optional(Type.Integer()),
  },
  { $id: 'Certification' },
)
export type Certification = Static<typeof Certification>

export const ScoringView = Type.Object(
  {
    redacted_fields: Type.Array(Type.String()),
    features: Type.Object({
      skills: Type.Array(Type.String()),
      seniority: Seniority,
      total_experience_months: Type.Integer({ minimum: 0 }),
    }),
  },
  { $id: 'ScoringView' },
)
export type ScoringView = Static<typeof ScoringView>

export const Candidate = Type.Object(
  {
    candidate_id: Type.String({ description: 'Prefix cand_' }),
    contact: Contact,
    summary: Type.String(),
    total_experience_months: Type.Integer({ minimum: 0 }),
    seniority: Seniority,
    work_history: Type.Array(WorkEntry),
    education: Type.Array(EducationEntry),
    skills: Type.Array(Skill),
    certifications: Type.Array(Certification),
    languages: Type.Array(Type.String()),
    scoring_view: Type.Optional(ScoringView),
  },
  { $id: 'Candidate' },
)
export type Candidate = Static<typeof Candidate>
