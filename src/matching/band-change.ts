// The smallest sets of requirements that would move a match to the next band, up or down.
import { BANDS, type Band } from '../contract/match.js'
import type { Match } from './find-match.js'
import { bandOf, scoreOf } from './score.js'
import type { Verdict } from './types.js'

export interface BandChange {
  band: Band
  requirements: string[]
  score: number
}

/** Sets of two are tried exhaustively up to this many candidates; larger sets grow greedily. */
const PAIRS_OF_MAX = 24
/** A person can act on few changes; a longer list tells nothing. */
const SET_MAX = 8

const asMet = (verdict: Verdict): Verdict => ({ ...verdict, status: 'met', strength: 1 })
const asMissed = (verdict: Verdict): Verdict => ({ ...verdict, status: 'missed', strength: 0 })

type Turn = (verdict: Verdict) => Verdict
type Reaches = (score: number) => boolean

function scoreWith(match: Match, turned: ReadonlySet<Verdict>, turn: Turn): number {
  const { findings } = match
  const verdicts = findings.verdicts.map((one) => (turned.has(one) ? turn(one) : one))
  return scoreOf({ ...findings, verdicts }).score
}

function* smallSets(candidates: readonly Verdict[]): Generator<Verdict[]> {
  for (const one of candidates) yield [one]
  const few = candidates.slice(0, PAIRS_OF_MAX)
  for (const [index, one] of few.entries()) {
    for (const other of few.slice(index + 1)) yield [one, other]
  }
}

function smallest(match: Match, candidates: readonly Verdict[], turn: Turn, reaches: Reaches) {
  for (const set of smallSets(candidates)) {
    if (reaches(scoreWith(match, new Set(set), turn))) return set
  }
  // Sets of one and two were tried in every combination; larger ones only as the strongest together.
  for (let size = 3; size <= Math.min(SET_MAX, candidates.length); size += 1) {
    const set = candidates.slice(0, size)
    if (reaches(scoreWith(match, new Set(set), turn))) return set
  }
  return null
}

/** By how much each alone moves the score, the most first. */
function byEffect(match: Match, candidates: readonly Verdict[], turn: Turn): Verdict[] {
  return candidates
    .map((one) => ({
      one,
      moves: Math.abs(scoreWith(match, new Set([one]), turn) - match.score),
    }))
    .sort((a, b) => b.moves - a.moves)
    .map(({ one }) => one)
}

function change(
  match: Match,
  candidates: readonly Verdict[],
  turn: Turn,
  step: 1 | -1,
): BandChange | null {
  const band = BANDS[BANDS.indexOf(match.band) + step]
  if (band === undefined) return null
  const reaches: Reaches = (score) =>
    BANDS.indexOf(bandOf(score)) * step >= BANDS.indexOf(band) * step
  const set = smallest(match, byEffect(match, candidates, turn), turn, reaches)
  if (set === null) return null
  const requirements = set.map(({ wish }) => wish.requirement)
  return { band, requirements, score: scoreWith(match, new Set(set), turn) }
}

export function bandChanges(match: Match): { up: BandChange | null; down: BandChange | null } {
  const { verdicts } = match.findings
  return {
    up: change(
      match,
      verdicts.filter(({ strength }) => strength < 1),
      asMet,
      1,
    ),
    down: change(
      match,
      verdicts.filter(({ status }) => status !== 'missed'),
      asMissed,
      -1,
    ),
  }
}
