// Which titles show a skill that is a trade of its own: a software engineer has done software development.
import { languageFileJson } from '../../languages/read-languages.js'
import { eachOf } from '../../languages/words.js'
import { dataRows } from '../../tables/data-file.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import { foldKey } from '../../text/fold.js'

const AGENTS = new Map(
  Object.entries(languageFileJson('en', 'activity-agents.json') as Record<string, string[]>),
)
const foldedTitles = (list: string): string[] =>
  list
    .split(';')
    .map((title) => foldKey(title))
    .filter((title) => title !== '')

const ROWS = dataRows('../data/occupations.txt', import.meta.url)
const TITLES = new Map<string, string[]>(
  ROWS.map(([id = '', titles = '']) => [`skill_${id}`, foldedTitles(titles)] as const),
)
/**
 * Titles that hold the words of a title above but belong to another trade: a process server serves
 * no guests.
 */
const NOT_TITLES = new Map<string, string[]>(
  ROWS.map(([id = '', , others = '']) => [`skill_${id}`, foldedTitles(others)] as const),
)
/** Titles of another trade, folded; none for most skills. */
export const titlesNotShowing = (skillId: string): readonly string[] =>
  NOT_TITLES.get(skillId) ?? []

/** "Project Management" is what a project manager does. */
function titlesByName(name: string): string[] {
  const words = foldKey(name).split(' ')
  const agents = AGENTS.get(words.at(-1) ?? '') ?? []
  const before = words.slice(0, -1).join(' ')
  // "Back end", "front end" and "full stack" are written in one word as often.
  const spellings = [before, before.replaceAll(' ', '')]
  return agents.flatMap((agent) => spellings.map((words) => `${words} ${agent}`.trim()))
}

/** Alone, these words name no trade; "welder" alone does. */
const BARE = new Set(eachOf('match:bare-agents'))
const known = new Map<string, readonly string[]>()

/** Titles that show a skill, folded; none for most. */
export function titlesShowing(skillId: string): readonly string[] {
  const made = known.get(skillId)
  if (made !== undefined) return made
  const skill = skillById(skillId)
  if (skill === undefined || skill.kind === 'tool' || skill.kind === 'licence') return []
  const titles = [...new Set([...(TITLES.get(skillId) ?? []), ...titlesByName(skill.name)])].filter(
    (title) => !BARE.has(title) || TITLES.get(skillId)?.includes(title),
  )
  known.set(skillId, titles)
  return titles
}
