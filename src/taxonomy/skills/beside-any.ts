// Whether the names around one are of its field: what settles a short name that means several things.
import { areaOfSkill } from './skill-areas.js'

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
