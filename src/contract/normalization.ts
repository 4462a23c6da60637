// Results of /normalize/title and /normalize/skill.
import { type Static, Type } from 'typebox'
import { Seniority } from './seniority.js'
import { TaxonomyId } from './skill.js'

export const NormalizedTitle = Type.Object(
  { canonical: Type.String(), seniority: Seniority },
  { $id: 'NormalizedTitle' },
)
export type NormalizedTitle = Static<typeof NormalizedTitle>

export const NormalizedSkill = Type.Object(
  { canonical: Type.String(), taxonomy_id: TaxonomyId, aliases: Type.Array(Type.String()) },
  { $id: 'NormalizedSkill' },
)
export type NormalizedSkill = Static<typeof NormalizedSkill>
