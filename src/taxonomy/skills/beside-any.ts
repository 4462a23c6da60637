// Tells whether the names around a skill belong to its field: this settles a name with several
// meanings.
import { areaOfSkill, fieldOfArea } from './skill-areas.js'
import type { IsBeside } from './types.js'
import { wordSet } from './word-table.js'

type Ids = readonly (string | null)[]

/** Areas of words from every trade: no field of work. */
const OPEN = wordSet('open-areas')

const areasOf = (ids: Ids): string[] =>
  ids
    .flatMap((id) => (id === null ? [] : [areaOfSkill(id)]))
    .filter((area) => area !== '' && !OPEN.has(area))

/**
 * Whether a skill shares its field with one of these: "SEM" beside SEO is marketing, beside XRD a
 * microscope.
 */
export function besideAny(ids: Ids): IsBeside {
  // Few lists hold a name in doubt, so the fields are looked up only for the first one.
  let near: Record<'area' | 'kindred', ReadonlySet<string>> | null = null
  return (skillId, nearness) => {
    if (near === null) {
      const areas = areasOf(ids)
      near = { area: new Set(areas), kindred: new Set(areas.map(fieldOfArea)) }
    }
    const area = areaOfSkill(skillId)
    return area !== '' && near[nearness].has(nearness === 'area' ? area : fieldOfArea(area))
  }
}

/**
 * Whether a skill belongs to the field of most skills of the document. This serves a word on a line
 * by itself; initials get no help from so far away.
 */
export function besideMost(ids: Ids): IsBeside {
  let most: string | null = null
  return (skillId, nearness) => {
    if (nearness === 'area') return false
    most ??= mostCommon(areasOf(ids).map(fieldOfArea))
    return most !== '' && fieldOfArea(areaOfSkill(skillId)) === most
  }
}

/** The most frequent field, the first of several; '' for an empty list. */
function mostCommon(fields: readonly string[]): string {
  const counts = new Map<string, number>()
  let best = ''
  for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1)
  for (const [field, count] of counts) if (count > (counts.get(best) ?? 0)) best = field
  return best
}

/**
 * For a list that is read apart from its document: any of its skills settles initials, most of them
 * must settle a word of several fields.
 */
export function besideListed(ids: Ids): IsBeside {
  const ofAny = besideAny(ids)
  const ofMost = besideMost(ids)
  return (skillId, nearness) =>
    nearness === 'area' ? ofAny(skillId, nearness) : ofMost(skillId, nearness)
}
