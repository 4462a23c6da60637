// What an item of a list says besides the name of its skill: "Working toward CPA", "CPA (failed)", "SQL basics".
import { findSkills, skillById } from '../../taxonomy/skills/skills.js'
import { isOnTheWay, mayBePart, mayDeny, type Stance, stanceAt } from './stance.js'

/**
 * An item of a list is a name: none of 1,974 listed skills has over 73 characters. A longer item is
 * a text.
 */
export const ITEM_CHARS_MAX = 160

/** Whether the words name a licence that somebody is still on the way to: "CPA candidate". */
export const isPaperToCome = (skillId: string, words: string): boolean =>
  skillById(skillId)?.kind === 'licence' && isOnTheWay(words)

/** @example stanceOfName('CPA candidate', 'skill_cpa') // 'part' */
export function stanceOfName(name: string, skillId: string | null): Stance {
  if (skillId === null || !name.includes(' ')) return 'own'
  const item = name.slice(0, ITEM_CHARS_MAX)
  if (isPaperToCome(skillId, item)) return 'part'
  const cues = { part: mayBePart(item), denied: mayDeny(item), others: false }
  if (!cues.part && !cues.denied) return 'own'
  const found = findSkills(item, { kind: 'list' }).find(({ id }) => id === skillId)
  return found ? stanceAt(item, found.start, found.end, cues) : 'own'
}
