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

/**
 * All pairs are tried among this many candidates, which is under 300 scores. Nine in ten postings
 * of the labelled set ask for at most 25 things, so few are left out. Larger sets grow greedily.
 */
const PAIRS_OF_MAX = 24
/** Nobody can act on a longer list of changes. By eye: a change of band mostly takes one to three. */
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
  // Every set of one or two has been tried. Of larger sets only the strongest candidates together are tried.
  for (let size = 3; size <= Math.min(SET_MAX, candidates.length); size += 1) {
    const set = candidates.slice(0, size)
    if (reaches(scoreWith(match, new Set(set), turn))) return set
  }
  return null
}

/** The candidates, those that move the score most by themselves first. */
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
  const score = scoreWith(match, new Set(set), turn)
  // A missing licence may cost more than one band.
  return { band: bandOf(score), requirements, score }
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
