// Every weight, ceiling and threshold of the score, read from one data file (docs/scoring.md).
import type { SeniorityLevel } from '../contract/seniority.js'
import { dataJson } from '../tables/data-file.js'

/** Points of a broken line: [x, y], x rising. */
export type Curve = readonly (readonly [number, number])[]

export interface Weights {
  /** Points of each part when the role asks for all of them; others share out what is not asked. */
  weights: Record<'must_have' | 'nice_to_have' | 'experience' | 'similarity' | 'seniority', number>
  /** What evidence is worth, 0 to 1. */
  strength: {
    shown: number
    listed: number
    implied: number
    related: number
    /** A different skill beside it: missed, but less far away. */
    near: number
    short_years_floor: number
  }
  /**
   * What tells people apart poorly weighs less: soft skills, skills that every trade shares,
   * unknown phrases.
   */
  kindWeight: {
    soft: number
    shared: number
    unknown: number
    known: number
    degree: number
    occupation: number
    duty: number
  }
  /** Must-haves of this weight are a full set; fewer leave more to the other parts and cap less. */
  mustHaveFull: number
  /** How much of a missed must-have one is that is met in part, for the ceiling. */
  partialShare: number
  /** No score is higher while any must-have is missed. */
  missingCeiling: number
  /** Share of a full set of must-haves that is missed → the most that can be scored. */
  mustHaveCeiling: Curve
  /** Experience found / asked for → the most that can be scored. */
  experienceCeiling: Curve
  overQualifiedCeiling: number
  underLevelCeiling: { steps: number; ceiling: number }
  /** Nothing that must be there is, or a licence is missing: the band is weak, whatever else there is. */
  weakCeiling: number
  /**
   * Under that ceiling so many points are set aside for each listed must-have, for at most `upTo` of
   * them. They count by the share of must-haves that is met, so every missed one shows in the score.
   */
  weakStep: { points: number; upTo: number }
  /**
   * Somebody is over-qualified by this many steps of height, or ranks of the profession, if the
   * work is this near.
   */
  overLevel: {
    steps: number
    heights: Record<SeniorityLevel, number>
    ranks: number
    similarityMin: number
    /** Of the must-haves, met or in part. */
    coverageMin: number
  }
  /** Value by steps below and above the level asked for. */
  seniority: { under: readonly number[]; over: readonly number[] }
  experience: { unrelatedShare: number; shortBelow: number; partialFrom: number }
  /**
   * A position is relevant if its title is this near, or if it showed so many requirements. Then:
   * similarity → factor for all points.
   */
  relevance: {
    titleMin: number
    shownMin: number
    /** Major groups of occupations in which people move from one to another; no surgeon becomes a therapist. */
    openGroups: readonly string[]
    /** Fields so wide that sharing them makes no two titles near. */
    wideFields: readonly string[]
    factor: Curve
  }
  similarity: {
    title: number
    skills: number
    field: number
    sameGroup: number
    /** What a title's word tells of a field, in skills. */
    titleWord: number
    /**
     * The same for a skill that is only listed, and the most that all listed ones together tell of
     * a field.
     */
    listedSkill: number
    listedMax: number
    /** Skills of a field by which it is known in full. */
    wellKnown: number
    /** The least that a role's title tells of its field, in skills. */
    roleTitleMin: number
    /** Share of fields that every trade has to do with, such as management. */
    broadShare: number
    /** Power by which a role's main field outweighs the others. */
    focus: number
  }
  quote: { charsMax: number; listSkillsMin: number }
}

export const WEIGHTS = dataJson('./data/weights.json', import.meta.url) as Weights

/** The value of a broken line at x, level beyond its ends. */
export function curveAt(curve: Curve, x: number): number {
  let before = curve[0]
  for (const point of curve) {
    if (before === undefined || x <= point[0]) {
      if (before === undefined || before === point) return point[1]
      const share = (x - before[0]) / (point[0] - before[0])
      return before[1] + Math.max(0, share) * (point[1] - before[1])
    }
    before = point
  }
  return before?.[1] ?? 0
}
