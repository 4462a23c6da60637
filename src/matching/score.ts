// From findings to a score: weighted parts, then the lowest ceiling in force scales them down.
import { BANDS, type Band, type RequirementStatus } from '../contract/match.js'
import type { Ceiling, Findings, Part, PartName, Score, Verdict } from './types.js'
import { curveAt, WEIGHTS } from './weights.js'

/** Where each band begins, as decided for the contract. */
const BAND_FROM: Record<Band, number> = { weak: 0, fair: 40, good: 55, strong: 70, excellent: 85 }

export const bandOf = (score: number): Band =>
  [...BANDS].reverse().find((band) => score >= BAND_FROM[band]) ?? 'weak'

const isMust = ({ wish }: Verdict): boolean => wish.severity === 'must_have'

const weightOfAll = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { wish }) => sum + wish.weight, 0)

/** The mean worth of the wishes, each counted by its weight; null if there are none. */
function meanStrength(verdicts: readonly Verdict[]): number | null {
  const weight = weightOfAll(verdicts)
  const worth = verdicts.reduce((sum, { wish, strength }) => sum + wish.weight * strength, 0)
  return weight === 0 ? null : worth / weight
}

const experienceRatio = ({ counted, asked }: Findings['experience']): number =>
  Math.min(1, counted / Math.max(1, asked))

function levelValue({ gap, fit }: Findings['level']): number | null {
  if (fit === 'unknown') return null
  const { under, over } = WEIGHTS.seniority
  const steps = gap < 0 ? under : over
  return steps[Math.min(Math.abs(gap), steps.length - 1)] ?? 0
}

/** The value of each part, null where the role does not ask for it. */
function valuesOf(findings: Findings): Record<PartName, number | null> {
  const { verdicts, experience } = findings
  return {
    must_have: meanStrength(verdicts.filter(isMust)),
    nice_to_have: meanStrength(verdicts.filter((verdict) => !isMust(verdict))),
    experience: experience.asked > 0 ? experienceRatio(experience) : null,
    similarity: findings.similarity,
    seniority: levelValue(findings.level),
  }
}

/**
 * Few or soft must-haves fill only a part of a full set, so that a single soft wish does not
 * outweigh everything else.
 */
const mustHaveFill = (verdicts: readonly Verdict[]): number =>
  Math.min(1, weightOfAll(verdicts.filter(isMust)) / WEIGHTS.mustHaveFull)

function partsOf(findings: Findings): Part[] {
  const values = Object.entries(valuesOf(findings)) as [PartName, number | null][]
  const asked = values.filter((entry): entry is [PartName, number] => entry[1] !== null)
  const fill = mustHaveFill(findings.verdicts)
  // The same words mean less in another trade, so everything is scaled by how near the work was.
  const relevance = curveAt(WEIGHTS.relevance.factor, findings.similarity)
  const weightOf = (part: PartName): number =>
    WEIGHTS.weights[part] * (part === 'must_have' ? fill : 1)
  const sum = asked.reduce((total, [part]) => total + weightOf(part), 0)
  return asked.map(([part, value]) => {
    const weight = (100 * weightOf(part)) / sum
    return { part, weight, value, points: weight * value * relevance }
  })
}

/**
 * What share of the must-haves is missing; one that is met in part counts by its share. A short or
 * soft list is compared with a full set, because a role that asks only for "communication" says
 * little.
 */
export function missedShare(verdicts: readonly Verdict[]): number {
  const must = verdicts.filter(isMust)
  const weightOf = (status: RequirementStatus): number =>
    weightOfAll(must.filter((one) => one.status === status))
  const missed = weightOf('missed') + WEIGHTS.partialShare * weightOf('partial')
  return missed / Math.max(WEIGHTS.mustHaveFull, weightOfAll(must))
}

function mustHaveCeiling(verdicts: readonly Verdict[]): number {
  const ceiling = curveAt(WEIGHTS.mustHaveCeiling, missedShare(verdicts))
  const isMissing = verdicts.some((one) => isMust(one) && one.status === 'missed')
  return isMissing ? Math.min(WEIGHTS.missingCeiling, ceiling) : ceiling
}

/** The must-haves on the role's list; if it lists none, the wishes that stand in for them. */
function hardOf(verdicts: readonly Verdict[]): Verdict[] {
  const must = verdicts.filter(isMust)
  const listed = must.filter(({ wish }) => wish.isListed)
  return listed.length > 0 ? listed : must
}

/**
 * Whoever meets nothing of the list, or lacks a licence that the work needs, is a weak match,
 * however short the list is.
 */
function weakCeilings(verdicts: readonly Verdict[]): Ceiling[] {
  const hard = hardOf(verdicts)
  const missed = hard.filter(({ status }) => status === 'missed')
  const ceiling = WEIGHTS.weakCeiling
  return [
    ...(hard.length > 0 && missed.length === hard.length
      ? [{ reason: 'no_must_have' as const, ceiling }]
      : []),
    ...(missed.some(({ wish }) => wish.isLicence)
      ? [{ reason: 'missing_licence' as const, ceiling }]
      : []),
  ]
}

function ceilingsOf(findings: Findings): Ceiling[] {
  const { verdicts, experience, level, overQualified } = findings
  const ceilings: Ceiling[] = [
    ...weakCeilings(verdicts),
    { reason: 'missing_must_have', ceiling: mustHaveCeiling(verdicts) },
  ]
  if (experience.asked > 0) {
    const ceiling = curveAt(WEIGHTS.experienceCeiling, experienceRatio(experience))
    ceilings.push({ reason: 'experience', ceiling })
  }
  if (level.gap <= -WEIGHTS.underLevelCeiling.steps) {
    ceilings.push({ reason: 'level', ceiling: WEIGHTS.underLevelCeiling.ceiling })
  }
  if (overQualified) {
    ceilings.push({ reason: 'over_qualified', ceiling: WEIGHTS.overQualifiedCeiling })
  }
  // Words alike and a level alike are no evidence that somebody fits.
  if (verdicts.length === 0 && experience.asked === 0)
    ceilings.push({ reason: 'nothing_asked', ceiling: WEIGHTS.nothingAskedCeiling })
  return ceilings.filter(({ ceiling }) => ceiling < 100).sort((a, b) => a.ceiling - b.ceiling)
}

/** Reasons that keep the band weak, whatever else is met. */
const WEAK: ReadonlySet<Ceiling['reason']> = new Set(['no_must_have', 'missing_licence'])

/** What a requirement counts for: the contract's signals count a partial one as half. */
const COUNTS = { met: 1, partial: 0.5, missed: 0 } as const

const shareMet = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { status }) => sum + COUNTS[status], 0) / verdicts.length

/**
 * Below the weak ceiling a root lifts low points, so that people of the trade stay ahead of others
 * among those who lack a must. A part of this room is shared equally by the must-haves: every
 * missed one, even a soft one, lowers the score.
 */
function weakScore(points: number, ceiling: number, verdicts: readonly Verdict[]): number {
  const listed = verdicts.filter((one) => isMust(one) && one.wish.isListed)
  const room = WEIGHTS.weakStep.points * Math.min(listed.length, WEIGHTS.weakStep.upTo)
  const kept = listed.length === 0 ? 0 : room * shareMet(listed)
  return Math.min(points, (ceiling - room) * Math.sqrt(points / 100) + kept)
}

/**
 * The lowest ceiling scales the points instead of cutting them off: no score exceeds it, and below
 * it better evidence still counts.
 */
export function scoreOf(findings: Findings): Score {
  const parts = partsOf(findings)
  const ceilings = ceilingsOf(findings)
  const sum = parts.reduce((total, part) => total + part.points, 0)
  const lowest = ceilings.find(({ reason }) => !WEAK.has(reason))?.ceiling ?? 100
  const points = (sum * lowest) / 100
  const weak = ceilings.find(({ reason }) => WEAK.has(reason))?.ceiling
  const score = Math.round(weak === undefined ? points : weakScore(points, weak, findings.verdicts))
  return { score, band: bandOf(score), parts, ceilings }
}

/** The share of the role's listed skills that is met, a partial one by half; 1 if it lists none. */
export function coverageOf(
  verdicts: readonly Verdict[],
  severity: 'must_have' | 'nice_to_have',
): number {
  const listed = verdicts.filter(({ wish }) => wish.severity === severity && wish.isListed)
  if (listed.length === 0) return 1
  return shareMet(listed)
}

/** Three decimal places, as the answers give it. */
export const roundedSignal = (value: number): number => Math.round(value * 1_000) / 1_000
