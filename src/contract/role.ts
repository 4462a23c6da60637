// Role: what a job description becomes, and what match and requirement scoring take.
import { type Static, Type } from 'typebox'
import { choice } from './choice.js'
import { text, texts } from './fields.js'
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

const AnyOf = Type.Optional(
  Type.Integer({
    minimum: 1,
    description:
      'Skills of one list with the same number are alternatives ("AWS or GCP"): one of them is enough',
  }),
)

export const MustHaveSkill = Type.Object(
  {
    canonical: text('Canonical name of the skill'),
    taxonomy_id: TaxonomyId,
    min_years: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
      description: 'Years asked for; null when none are',
    }),
    any_of: AnyOf,
  },
  { $id: 'MustHaveSkill', description: 'A skill that the role asks for' },
)
export type MustHaveSkill = Static<typeof MustHaveSkill>

export const NiceToHaveSkill = Type.Object(
  { canonical: text('Canonical name of the skill'), taxonomy_id: TaxonomyId, any_of: AnyOf },
  { $id: 'NiceToHaveSkill', description: 'A skill that the role would like to see' },
)
export type NiceToHaveSkill = Static<typeof NiceToHaveSkill>

export const Role = Type.Object(
  {
    role_id: text('Prefix role_; the same document in the same account has the same id'),
    title: text('Job title as written'),
    title_normalized: text('Canonical job title'),
    seniority: Seniority,
    location: text('Where the work is done; "" when it is not said'),
    employment_type: choice([...EMPLOYMENT_TYPES, ''], {
      description: 'Kind of employment; "" when it is not said',
    }),
    must_have_skills: Type.Array(MustHaveSkill, { description: 'Skills that are asked for' }),
    nice_to_have_skills: Type.Array(NiceToHaveSkill, { description: 'Skills that are welcome' }),
    responsibilities: texts('What the work is, line by line'),
    qualifications: texts('What the posting asks for, in its own words'),
    min_experience_months: Type.Integer({
      minimum: 0,
      description: 'Months of experience asked for; 0 when none are',
    }),
  },
  { $id: 'Role', description: 'What a job description asks for, in one normalized form' },
)
export type Role = Static<typeof Role>
