// Skills that every trade shares: knowing Microsoft Word makes nobody an accountant.
import { dataLines } from '../tables/data-file.js'
import { skillById } from '../taxonomy/skills/skills.js'

export const SHARED_SKILL_IDS: readonly string[] = dataLines(
  './data/shared-skills.txt',
  import.meta.url,
).flatMap((line) => line.split(' ').map((id) => `skill_${id}`))

const shared: ReadonlySet<string> = new Set(SHARED_SKILL_IDS)

export const isSharedSkill = (id: string): boolean => shared.has(id)

/** Whether every trade has a skill: one of these, or a soft one, since all work takes teamwork. */
export const isOfEveryTrade = (id: string): boolean =>
  isSharedSkill(id) || skillById(id)?.kind === 'soft'
