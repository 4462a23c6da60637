// Finds years of experience that a technology is too young for.
import { dataRows } from '../../tables/data-file.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import type { JobCheck, Requirement } from '../types.js'

interface Born {
  name: string
  year: number
}

const BORN = new Map<string, Born>()
for (const [name = '', year = ''] of dataRows('./data/technology-years.tsv', import.meta.url)) {
  const id = normalizeSkill(name).taxonomyId ?? name.toLowerCase()
  if (!BORN.has(id)) BORN.set(id, { name, year: Number(year) })
}

export function impossibleYears(requirements: readonly Requirement[], asOf: string): JobCheck[] {
  const thisYear = Number(asOf.slice(0, 4))
  return requirements.flatMap(({ canonical, taxonomyId, minYears, span }) => {
    const born = BORN.get(taxonomyId ?? '') ?? BORN.get(canonical.toLowerCase())
    const isSame = born && normalizeSkill(canonical).taxonomyId === taxonomyId
    if (!born || !isSame || minYears === null || minYears <= thisYear - born.year) return []
    const age = Math.max(0, thisYear - born.year)
    const message = `${minYears} years of ${canonical} are asked for; ${born.name} has been out since ${born.year}, for ${age} years.`
    return [{ kind: 'impossible_years' as const, message, span }]
  })
}
