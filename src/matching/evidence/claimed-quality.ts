// Whether a common word is claimed as a quality: "excellent communication and planning skills", "I am an
// organised person". Alone the word may speak of anything.
import { anyOf } from '../../languages/words.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { SkillMention } from '../../taxonomy/skills/types.js'

/** "excellent", or "good listening and": praise, and up to one more quality. */
const PRAISED = new RegExp(
  String.raw`\b(?:${anyOf('match:praise')})\s+(?:[\p{Alpha}-]+(?:,|\s+(?:${anyOf('match:joints')})|\s*&)\s+)?$`,
  'iu',
)
/** "skills", or "and customer management skills": the word for it, behind up to one more quality. */
const SKILLS_BEHIND = new RegExp(
  String.raw`^\s+(?:(?:(?:${anyOf('match:joints')})|&)\s+(?:[\p{Alpha}-]+\s+){1,3})?(?:${anyOf('match:quality-words')})\b`,
  'iu',
)
/** "a highly organised person": what somebody is. */
const PERSON_BEHIND = new RegExp(
  String.raw`^\s+(?:[\p{Alpha}-]+\s+)?(?:${anyOf('match:person-words')})\b`,
  'iu',
)
/** As far as praise reaches before the word, and the word for it behind. */
const REACH_CHARS = 48

export function isClaimedQuality(text: string, { id, start, end }: SkillMention): boolean {
  if (skillById(id)?.kind !== 'soft') return false
  const behind = text.slice(end, end + REACH_CHARS)
  if (PERSON_BEHIND.test(behind)) return true
  const before = text.slice(Math.max(0, start - REACH_CHARS), start)
  return PRAISED.test(before) && SKILLS_BEHIND.test(behind)
}
