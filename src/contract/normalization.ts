// Results of /normalize/title and /normalize/skill.
import { type Static, Type } from 'typebox'
import { Seniority } from './seniority.js'
import { TaxonomyId } from './skill.js'

export const NormalizedTitle = Type.Object(
  { canonical: Type.String({ description: 'Canonical job title' }), seniority: Seniority },
  { $id: 'NormalizedTitle', description: 'A job title in its canonical form' },
)
export type NormalizedTitle = Static<typeof NormalizedTitle>

export const NormalizedSkill = Type.Object(
  {
    canonical: Type.String({ description: 'Canonical name; the input itself when unknown' }),
    taxonomy_id: TaxonomyId,
    aliases: Type.Array(Type.String(), { description: 'Other names of the skill' }),
  },
  { $id: 'NormalizedSkill', description: 'A skill in its canonical form' },
)
export type NormalizedSkill = Static<typeof NormalizedSkill>
