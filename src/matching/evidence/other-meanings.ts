// Names in a text that stand for something other than the person's own skill.
import { anyOf } from '../../languages/words.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { SkillMention } from '../../taxonomy/skills/types.js'

/**
 * In "Veterans Benefits Administration (VBA)" the initials are short for the words before them, and
 * mean nothing else.
 */
export function isShortFor(text: string, { start, end, raw }: SkillMention): boolean {
  if (text[start - 1] !== '(' || text[end] !== ')' || raw !== raw.toUpperCase()) return false
  const words = text
    .slice(0, start - 1)
    .trimEnd()
    .split(/[\s-]+/)
  const initials = words.slice(-raw.length).map((word) => word[0] ?? '')
  return raw.length > 1 && initials.join('').toUpperCase() === raw
}

/** "Worked with CPA on tax returns": the licence is another's. */
const HOLDER_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf('match:holder-before')})\s+(?:${anyOf('match:holder-articles')})?$`,
  'i',
)
/** As far before the licence as these words reach. */
const HOLDER_CHARS_MAX = 24

export const isAnothers = (text: string, { id, start }: SkillMention): boolean =>
  skillById(id)?.kind === 'licence' &&
  HOLDER_BEFORE.test(text.slice(Math.max(0, start - HOLDER_CHARS_MAX), start))
