// Every weight, ceiling and threshold of the score, read from one data file (docs/scoring.md).
import { dataText } from '../core/data-file.js'

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
    short_years_floor: number
  }
  /** Soft skills and phrases that no vocabulary knows are weak grounds to tell people apart by. */
  kindWeight: { soft: number; unknown: number; known: number }
  /** Must-haves of this weight together fill their part; fewer leave more to the other parts. */
  mustHaveFull: number
  /** How much of a missed must-have one is that is met in part, for the ceiling. */
  partialShare: number
  /** No score is higher while any must-have is missed. */
  missingCeiling: number
  /** Share of must-haves missed → the most that can be scored. */
  mustHaveCeiling: Curve
  /** Experience found / asked for → the most that can be scored. */
  experienceCeiling: Curve
  overQualifiedCeiling: number
  underLevelCeiling: { steps: number; ceiling: number }
  overLevel: { steps: number }
  /** Value by steps below and above the level asked for. */
  seniority: { under: readonly number[]; over: readonly number[] }
  experience: { unrelatedShare: number; shortBelow: number }
  /** A title this near makes a position relevant; similarity → what all points are multiplied by. */
  relevance: { titleMin: number; factor: Curve }
  similarity: {
    title: number
    skills: number
    field: number
    sameGroup: number
    /** Skills of a field by which it is half known. */
    halfKnown: number
  }
  quote: { charsMax: number; listSkillsMin: number }
}

export const WEIGHTS = JSON.parse(dataText('./data/weights.json', import.meta.url)) as Weights

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
