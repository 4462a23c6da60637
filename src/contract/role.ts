// Role: what a job description becomes, and what match and requirement scoring take.
import { type Static, Type } from 'typebox'
import { Seniority } from './seniority.js'
import { TaxonomyId } from './skill.js'

export const EMPLOYMENT_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'freelance',
  'volunteer',
] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number] | ''

/** Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough. */
const AnyOf = Type.Optional(Type.Integer({ minimum: 1 }))

export const MustHaveSkill = Type.Object(
  {
    canonical: Type.String(),
    taxonomy_id: TaxonomyId,
    min_years: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
    any_of: AnyOf,
  },
  { $id: 'MustHaveSkill' },
)
export type MustHaveSkill = Static<typeof MustHaveSkill>

export const NiceToHaveSkill = Type.Object(
  { canonical: Type.String(), taxonomy_id: TaxonomyId, any_of: AnyOf },
  { $id: 'NiceToHaveSkill' },
)
export type NiceToHaveSkill = Static<typeof NiceToHaveSkill>

export const Role = Type.Object(
  {
    role_id: Type.String({ description: 'Prefix role_' }),
    title: Type.String(),
    title_normalized: Type.String(),
    seniority: Seniority,
    location: Type.String(),
    employment_type: Type.Enum([...EMPLOYMENT_TYPES, '']),
    must_have_skills: Type.Array(MustHaveSkill),
    nice_to_have_skills: Type.Array(NiceToHaveSkill),
    responsibilities: Type.Array(Type.String()),
    qualifications: Type.Array(Type.String()),
    min_experience_months: Type.Integer({ minimum: 0 }),
  },
  { $id: 'Role' },
)
export type Role = Static<typeof Role>
