// Every weight, ceiling and threshold of the score, read from one data file (docs/scoring.md).
import type { SeniorityLevel } from '../contract/seniority.js'
import { dataJson } from '../tables/data-file.js'

/** Points of a broken line: [x, y], x rising. */
export type Curve = readonly (readonly [number, number])[]

export interface Weights {
  /**
   * The points of each part if the role asks for all of them. If it does not ask for one, the
   * others share its points.
   */
  weights: Record<'must_have' | 'nice_to_have' | 'experience' | 'similarity' | 'seniority', number>
  /** What evidence is worth, 0 to 1. */
  strength: {
    shown: number
    listed: number
    implied: number
    related: number
    /** A different skill near it counts as missed, but as less far away. */
    near: number
    short_years_floor: number
  }
  /**
   * Skills that tell people apart poorly weigh less: soft skills, skills that every trade shares,
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
  /**
   * Must-haves of this weight together are a full set. A smaller set leaves more to the other parts
   * and caps less.
   */
  mustHaveFull: number
  /** For the ceiling, a must-have that is met in part counts as this share of a missed one. */
  partialShare: number
  /** No score is higher while any must-have is missed. */
  missingCeiling: number
  /** From the share of a full set of must-haves that is missed to the highest score. */
  mustHaveCeiling: Curve
  /** From experience found / asked for to the highest score. */
  experienceCeiling: Curve
  overQualifiedCeiling: number
  underLevelCeiling: { steps: number; ceiling: number }
  /**
   * The highest score if no must-have is met or a licence is missing: the band is weak, whatever
   * else is met.
   */
  weakCeiling: number
  /** For a role that asks for nothing: no skill, no duty, no degree, no years. */
  nothingAskedCeiling: number
  /**
   * Under that ceiling, each listed must-have has this many points set aside, up to `upTo` of them.
   * They count by the share of must-haves that is met, so every missed one lowers the score.
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
    /** The share of must-haves that must be met, at least in part. */
    coverageMin: number
  }
  /** The value by steps below and above the level that is asked for. */
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
    /** Fields that name no trade, since every trade has leaders. */
    leadingFields: readonly string[]
    factor: Curve
  }
  similarity: {
    title: number
    skills: number
    field: number
    sameGroup: number
    /** How many skills of a field a title's word is worth. */
    titleWord: number
    /** The same for a skill that is only listed, and the most that all listed ones together are worth. */
    listedSkill: number
    listedMax: number
    /** With this many skills of a field it is known in full. */
    wellKnown: number
    /** The least that a role's title is worth for its field, in skills. */
    roleTitleMin: number
    /** How much fields count that every trade has to do with, such as management. */
    broadShare: number
    /** The power by which a role's main field outweighs the others. */
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
