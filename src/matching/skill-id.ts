// Which skill a name of a Candidate or a Role means: by its id, else by its words and what stands beside it.
import { areaOfSkill } from '../taxonomy/skills/skill-areas.js'
import { normalizeSkill, skillById } from '../taxonomy/skills/skills.js'

/** Whether a skill is of the field of one of these: "SEM" beside SEO is marketing, beside XRD a microscope. */
export function besideAny(ids: readonly (string | null)[]): (skillId: string) => boolean {
  // Few lists hold a name in doubt: the fields are looked up with the first one.
  let areas: ReadonlySet<string> | null = null
  return (skillId) => {
    areas ??= new Set(ids.map((id) => (id === null ? '' : areaOfSkill(id))))
    const area = areaOfSkill(skillId)
    return area !== '' && areas.has(area)
  }
}

export const skillIdOf = (
  name: string,
  taxonomyId: string | null,
  isBeside?: (skillId: string) => boolean,
): string | null =>
  taxonomyId !== null && skillById(taxonomyId) !== undefined
    ? taxonomyId
    : normalizeSkill(name, isBeside).taxonomyId
