// Finds years of experience that a technology is too young for.
import { BakedRows, type Row } from '../../tables/baked-rows.js'
import { dataRows } from '../../tables/data-file.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import type { JobCheck, Requirement } from '../types.js'

/** Since when there is a technology, and its name there, by id. */
const BORN = new BakedRows('checks/technology-years', () => {
  const born = new Map<string, [Row]>()
  for (const [name = '', year = ''] of dataRows('./data/technology-years.tsv', import.meta.url)) {
    const id = normalizeSkill(name).taxonomyId ?? name.toLowerCase()
    if (!born.has(id)) born.set(id, [[name, year]])
  }
  return born
})

export function impossibleYears(requirements: readonly Requirement[], asOf: string): JobCheck[] {
  const thisYear = Number(asOf.slice(0, 4))
  return requirements.flatMap(({ canonical, taxonomyId, minYears, span }) => {
    const [born] = BORN.get(taxonomyId ?? '') ?? BORN.get(canonical.toLowerCase()) ?? []
    const isSame = born && normalizeSkill(canonical).taxonomyId === taxonomyId
    if (!born || !isSame || minYears === null) return []
    const [name, year] = born
    if (minYears <= thisYear - Number(year)) return []
    const age = Math.max(0, thisYear - Number(year))
    const message = `${minYears} years of ${canonical} are asked for; ${name} has been out since ${year}, for ${age} years.`
    return [{ kind: 'impossible_years' as const, message, span }]
  })
}
