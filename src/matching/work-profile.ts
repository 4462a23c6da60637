// Which fields of work a set of skills speaks of, and how near two such profiles are.
import { dataText } from '../core/data-file.js'
import { areaOfSkill } from '../taxonomy/skills/skill-areas.js'
import { WEIGHTS } from './weights.js'

const fields = JSON.parse(dataText('./data/fields-of-work.json', import.meta.url)) as Record<
  string,
  string[]
>
/** Areas that every trade shares (office software, soft skills) are in no field and say nothing. */
const fieldsOfArea = new Map<string, string[]>()
for (const [field, areas] of Object.entries(fields)) {
  for (const area of areas) fieldsOfArea.set(area, [...(fieldsOfArea.get(area) ?? []), field])
}

/** Weight by field; a skill of two fields counts half for each. */
export type WorkProfile = ReadonlyMap<string, number>

export function workProfile(skillIds: Iterable<string>): WorkProfile {
  const profile = new Map<string, number>()
  for (const id of skillIds) {
    const found = fieldsOfArea.get(areaOfSkill(id)) ?? []
    for (const field of found) profile.set(field, (profile.get(field) ?? 0) + 1 / found.length)
  }
  return profile
}

/**
 * How much of what the first speaks of the second knows, 0 to 1; null where the first says nothing.
 * Skills of other fields do not dilute it: knowing more never makes anyone less fit.
 */
export function profileCloseness(wanted: WorkProfile, have: WorkProfile): number | null {
  let all = 0
  let known = 0
  for (const [field, weight] of wanted) {
    const count = have.get(field) ?? 0
    all += weight
    known += (weight * count) / (count + WEIGHTS.similarity.halfKnown)
  }
  return all === 0 ? null : known / all
}
