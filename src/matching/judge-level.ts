// Seniority and experience: what the role asks for, what the candidate has, and the gap.

import type { ScoringInput } from '../contract/scoring-input.js'
import { SENIORITY_SCALE, type SeniorityLevel } from '../contract/seniority.js'
import { newestFirst } from '../dates/compare-dates.js'
import { ranksAbove } from './profession-rank.js'
import { monthsOf } from './read-positions.js'
import type { TitleTraits } from './title-closeness.js'
import { titleKey } from './title-closeness.js'
import type { Findings, Level, Position, ScoringRole } from './types.js'
import { WEIGHTS } from './weights.js'

const rank = (level: SeniorityLevel): number => SENIORITY_SCALE.indexOf(level)

const newestLevel = (input: ScoringInput): SeniorityLevel | null =>
  [...input.work_history].sort(newestFirst)[0]?.seniority ?? null

/** The current position, or else the last one. */
export function newestPosition(
  input: ScoringInput,
  positions: readonly Position[],
): Position | undefined {
  const [newest] = input.work_history
    .map(({ end }, index) => ({ end, index }))
    .sort((a, b) => newestFirst(a, b) || a.index - b.index)
  return positions[newest?.index ?? -1]
}

export function judgeLevel(wanted: SeniorityLevel | null, input: ScoringInput): Level {
  const have = input.seniority ?? newestLevel(input)
  if (wanted === null || have === null) {
    return { role: wanted, candidate: have, gap: 0, fit: 'unknown' }
  }
  const gap = rank(have) - rank(wanted)
  const fit = gap === 0 ? 'match' : gap < 0 ? 'under' : 'over'
  return { role: wanted, candidate: have, gap, fit }
}

/** How near the work was, and what share of the must-haves is met. */
interface Nearness {
  similarity: number
  coverage: number
}

/** Whether both titles tell their trades, and they have none in common. */
export const isOtherTrade = (wanted: TitleTraits, held: TitleTraits): boolean =>
  wanted.fields.size > 0 &&
  held.fields.size > 0 &&
  ![...held.fields].some((field) => wanted.fields.has(field))

const isNear = ({ similarity, coverage }: Nearness): boolean =>
  similarity >= WEIGHTS.overLevel.similarityMin && coverage >= WEIGHTS.overLevel.coverageMin

/** Levels are comparable only within a trade: a shop's director is no senior nurse. */
function isSameTrade(wanted: TitleTraits, newest: Position, nearness: Nearness): boolean {
  if (wanted.fields.size === 0 || newest.traits.fields.size === 0) return isNear(nearness)
  return !isOtherTrade(wanted, newest.traits)
}

/** The height of a level. A lead leads seniors and is nearer to them than the steps of the scale say. */
const heightOf = (level: SeniorityLevel): number => WEIGHTS.overLevel.heights[level]

export function isOverQualified(
  level: Level,
  wanted: TitleTraits,
  newest: Position | undefined,
  nearness: Nearness,
): boolean {
  if (newest === undefined) return false
  if (ranksAbove(newest.key, titleKey(wanted)) >= WEIGHTS.overLevel.ranks) return true
  const { role, candidate } = level
  // A role without a level is below a director's only in the director's own work: one word in common
  // ("Health Affairs", "Physical Therapist") is too little.
  if (role === null || candidate === null)
    return candidate === 'exec' && isNear(nearness) && isSameTrade(wanted, newest, nearness)
  const isAbove = heightOf(candidate) - heightOf(role) >= WEIGHTS.overLevel.steps
  return isAbove && isSameTrade(wanted, newest, nearness)
}

/**
 * Months that count towards the experience: positions near the role in full, others in part. Stated
 * months without a position count too, because nothing better is known.
 */
export function judgeExperience(
  input: ScoringInput,
  role: ScoringRole,
  positions: readonly Position[],
  near: readonly Position[],
  close: readonly Position[],
  isAny: boolean,
): Findings['experience'] {
  const listed = monthsOf(positions)
  const relevant = monthsOf(near)
  const unplaced = Math.max(0, input.total_experience_months - listed)
  const { unrelatedShare } = WEIGHTS.experience
  return {
    counted: Math.round(relevant + unplaced + unrelatedShare * (listed - relevant)),
    unplaced,
    close,
    isAny,
    asked: role.min_experience_months,
  }
}
