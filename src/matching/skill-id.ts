// Which skill a name of a Candidate or a Role means: by its id, else by its words and what stands beside it.
import { normalizeSkill, skillById } from '../taxonomy/skills/skills.js'
import type { IsBeside } from '../taxonomy/skills/types.js'

export const skillIdOf = (
  name: string,
  taxonomyId: string | null,
  isBeside?: IsBeside,
): string | null =>
  taxonomyId !== null && skillById(taxonomyId) !== undefined
    ? taxonomyId
    : normalizeSkill(name, isBeside).taxonomyId
