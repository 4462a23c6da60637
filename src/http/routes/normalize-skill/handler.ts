// Normalises the name of a skill.
import type { NormalizedSkill } from '../../../contract/normalization.js'
import { operation } from '../../endpoint.js'
import { normalizeSkillSchema } from './schema.js'

export const normalizeSkillRoute = operation({
  ...normalizeSkillSchema,
  run: async ({ input }): Promise<NormalizedSkill> => {
    // Loaded at the first call, so that a start does not wait for vocabularies.
    const { normalizeAsked } = await import('../../../taxonomy/skills/normalize-asked.js')
    const { canonical, taxonomyId, aliases } = normalizeAsked(input.skill)
    return { canonical, taxonomy_id: taxonomyId, aliases: [...aliases] }
  },
})
