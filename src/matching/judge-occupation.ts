// Judges whether somebody has held the occupation that a role's title names.
import type { TitleTraits } from './title-closeness.js'
import { isOfBranch, kinship } from './title-kinship.js'
import type { Position, Verdict, Wish } from './types.js'
import { missedVerdict, shownVerdict } from './verdicts.js'

export function judgeOccupation(
  wish: Wish,
  wanted: TitleTraits,
  positions: readonly Position[],
): Verdict {
  const near = positions.map((position) => ({ position, kin: kinship(wanted, position.traits) }))
  const same = near.find(({ kin }) => kin === 'same')
  const found =
    same ?? near.find(({ kin, position }) => kin === 'kin' && isOfBranch(wanted, position.traits))
  if (found === undefined) return missedVerdict(wish)
  const { line, title } = found.position
  const isWhole = same !== undefined
  return shownVerdict(wish, { isWhole, evidence: line, pieces: [title], place: 'work' })
}
