// Judges whether somebody has held the occupation that a role's title names.
import type { TitleTraits } from './title-closeness.js'
import { isOfBranch, kinship } from './title-kinship.js'
import type { Position, Verdict, Wish } from './types.js'
import { missedVerdict, shownVerdict } from './verdicts.js'

/** The post that has most words of the wanted one: for a web developer a software developer before an engineer. */
const closest = <One extends { position: Position }>(
  { stems }: TitleTraits,
  posts: readonly One[],
): One | undefined => {
  const shared = ({ position: { traits } }: One): number =>
    [...traits.stems].filter((stem) => stems.has(stem)).length
  return posts.reduce<One | undefined>(
    (best, one) => (best === undefined || shared(one) > shared(best) ? one : best),
    undefined,
  )
}

export function judgeOccupation(
  wish: Wish,
  wanted: TitleTraits,
  positions: readonly Position[],
): Verdict {
  const near = positions.map((position) => ({ position, kin: kinship(wanted, position.traits) }))
  const same = near.find(({ kin }) => kin === 'same')
  const kin = near.filter(
    ({ kin, position }) => kin === 'kin' && isOfBranch(wanted, position.traits),
  )
  const found = same ?? closest(wanted, kin)
  if (found === undefined) return missedVerdict(wish)
  const { line, title } = found.position
  const isWhole = same !== undefined
  return shownVerdict(wish, { isWhole, evidence: line, pieces: [title], place: 'work' })
}
