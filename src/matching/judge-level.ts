// Seniority and experience: what the role asks for, what the candidate has, and the gap.

import type { ScoringInput } from '../contract/scoring-input.js'
import { SENIORITY_SCALE, type SeniorityLevel } from '../contract/seniority.js'
import { monthsOf } from './read-positions.js'
import type { Findings, Level, Position, ScoringRole } from './types.js'
import { WEIGHTS } from './weights.js'

const rank = (level: SeniorityLevel): number => SENIORITY_SCALE.indexOf(level)

const newestLevel = (input: ScoringInput): SeniorityLevel | null =>
  [...input.work_history].sort((a, b) => (b.end ?? '9999').localeCompare(a.end ?? '9999'))[0]
    ?.seniority ?? null

export function judgeLevel(wanted: SeniorityLevel | null, input: ScoringInput): Level {
  const have = input.seniority ?? newestLevel(input)
  if (wanted === null || have === null) {
    return { role: wanted, candidate: have, gap: 0, fit: 'unknown' }
  }
  const gap = rank(have) - rank(wanted)
  const fit = gap === 0 ? 'match' : gap < 0 ? 'under' : 'over'
  return { role: wanted, candidate: have, gap, fit }
}

export const isOverLevel = ({ gap, role, candidate }: Level): boolean =>
  gap >= WEIGHTS.overLevel.steps || (role === null && candidate === 'exec')

/**
 * Months towards the experience asked for: those of positions near the role in full, a part of the
 * others. Months that are stated but belong to no position get the benefit of the doubt.
 */
export function judgeExperience(
  input: ScoringInput,
  role: ScoringRole,
  positions: readonly Position[],
  isRelevant: (position: number) => boolean,
): Findings['experience'] {
  const listed = monthsOf(positions)
  const relevant = monthsOf(positions.filter((_, index) => isRelevant(index)))
  const unplaced = Math.max(0, input.total_experience_months - listed)
  const { unrelatedShare } = WEIGHTS.experience
  return {
    counted: Math.round(relevant + unplaced + unrelatedShare * (listed - relevant)),
    total: listed + unplaced,
    asked: role.min_experience_months,
  }
}
