// A skill as it appears in answers: the words of the document and their canonical form.
import { type Static, Type } from 'typebox'

export const TaxonomyId = Type.Union([Type.String(), Type.Null()], {
  description: 'Id in the taxonomy, prefix skill_; null when the taxonomy does not know the skill',
})

export const Skill = Type.Object(
  {
    raw: Type.String({ description: 'Text as found in the document' }),
    canonical: Type.String({
      description: 'Canonical name; the input itself outside the taxonomy',
    }),
    taxonomy_id: TaxonomyId,
  },
  { $id: 'Skill', description: 'A skill, as written and in its canonical form' },
)
export type Skill = Static<typeof Skill>
