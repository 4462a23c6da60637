// Skills that every trade shares: knowing Microsoft Word makes nobody an accountant.
import { dataLines } from '../tables/data-file.js'

export const SHARED_SKILL_IDS: readonly string[] = dataLines(
  './data/shared-skills.txt',
  import.meta.url,
).flatMap((line) => line.split(' ').map((id) => `skill_${id}`))

const shared: ReadonlySet<string> = new Set(SHARED_SKILL_IDS)

export const isSharedSkill = (id: string): boolean => shared.has(id)
