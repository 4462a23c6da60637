// Which skills go with any trade, and so say nothing of the work that a role is about.
import { isHeldKind } from './evidence/support.js'
import { isOfEveryTrade } from './shared-skills.js'
import type { Wish } from './types.js'

/** Whether a skill is no sign of a trade: a licence or language goes with any work, too. */
export const tellsNoTrade = (skillId: string | null): boolean =>
  skillId !== null && (isHeldKind(skillId) || isOfEveryTrade(skillId))

/** Whether a wish goes with any trade: speaking German makes no nurse of a cook. */
export const goesWithAnyTrade = ({ anyOf, occupations, degree }: Wish): boolean =>
  occupations.length === 0 && degree === null && anyOf.every(({ skillId }) => tellsNoTrade(skillId))
