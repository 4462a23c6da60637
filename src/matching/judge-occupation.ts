// Judges whether somebody has held the occupation that a role's title names.

import { foldKey } from '../core/fold.js'
import { holdsTitle } from './evidence/occupation.js'
import { type TitleTraits, titleCloseness, titleKey } from './title-closeness.js'
import type { Position, Verdict, Wish } from './types.js'
import { missedVerdict, shownVerdict } from './verdicts.js'
import { WEIGHTS } from './weights.js'
import { fieldsOfTitle } from './work-profile.js'

type Nearness = 'same' | 'kin' | 'none'

/** The same occupation; or one that shares words and a trade with it. */
function nearness(wanted: TitleTraits, { traits, key }: Position): Nearness {
  const closeness = titleCloseness(wanted, traits)
  const isHeld =
    holdsTitle(key, foldKey(wanted.canonical)) ||
    holdsTitle(titleKey(wanted), foldKey(traits.canonical))
  if (closeness === 1 || (isHeld && traits.canonical !== '')) return 'same'
  if (closeness < WEIGHTS.similarity.sameGroup) return 'none'
  const fields = fieldsOfTitle(wanted.wordings)
  const isTrade = [...fieldsOfTitle(traits.wordings)].some((field) => fields.has(field))
  return isTrade ? 'kin' : 'none'
}

export function judgeOccupation(
  wish: Wish,
  wanted: TitleTraits,
  positions: readonly Position[],
): Verdict {
  const near = positions.map((position) => ({ position, nearness: nearness(wanted, position) }))
  const same = near.find((one) => one.nearness === 'same')
  const found = same ?? near.find((one) => one.nearness === 'kin')
  if (found === undefined) return missedVerdict(wish)
  const { line, title } = found.position
  const isWhole = same !== undefined
  return shownVerdict(wish, { isWhole, evidence: line, pieces: [title], place: 'work' })
}
