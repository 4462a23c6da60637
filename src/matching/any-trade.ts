// Which skills go with any trade, and so say nothing of the work that a role is about.
import { skillById } from '../taxonomy/skills/skills.js'
import { isHeldKind } from './evidence/support.js'
import { isSharedSkill } from './shared-skills.js'
import type { Wish } from './types.js'

/**
 * Whether a skill is no sign of a trade: a licence or language goes with any work, and all work
 * takes teamwork.
 */
export const tellsNoTrade = (skillId: string | null): boolean =>
  isHeldKind(skillId) ||
  (skillId !== null && (isSharedSkill(skillId) || skillById(skillId)?.kind === 'soft'))

/** Whether a wish goes with any trade: speaking German makes no nurse of a cook. */
export const goesWithAnyTrade = ({ anyOf, occupation, degree }: Wish): boolean =>
  occupation === null && degree === null && anyOf.every(({ skillId }) => tellsNoTrade(skillId))
