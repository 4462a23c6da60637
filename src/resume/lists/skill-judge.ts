// How likely each candidate is a skill: a logistic model, learned offline (eval/lists).
import { dataText } from '../../core/data-file.js'
import type { SkillCandidate } from './skill-candidates.js'
import { documentTraits, passageTraits, skillFeatures } from './skill-features.js'

export interface SkillModel {
  /** What it was trained on, with which options, and how it scored in cross-validation. */
  trained: Record<string, unknown>
  /** Chance from which a candidate counts. */
  threshold: number
  /** Thousandths per feature. */
  weights: Record<string, number>
}

const SCALE = 1000

/** The features of every candidate of one document, in order. */
export function featuresOf(candidates: SkillCandidate[]): string[][] {
  const document = documentTraits(candidates)
  const passages = passageTraits(candidates)
  return candidates.map((candidate) => {
    const traits = passages.get(candidate.passage)
    return traits ? [...skillFeatures(candidate, document, traits), ...traits.shared] : []
  })
}

export const chance = (sum: number): number => 1 / (1 + Math.exp(-sum))

export interface SkillJudge {
  threshold: number
  /** The chance of each candidate, in order. */
  judge(candidates: SkillCandidate[]): number[]
}

export function skillJudge({ threshold, weights }: SkillModel): SkillJudge {
  const table = new Map(Object.entries(weights))
  const sumOf = (features: string[]): number => {
    let sum = 0
    for (const feature of features) sum += table.get(feature) ?? 0
    return sum
  }
  return {
    threshold,
    judge: (candidates) => {
      const document = documentTraits(candidates)
      const passages = passageTraits(candidates)
      const shared = new Map([...passages].map(([own, traits]) => [own, sumOf(traits.shared)]))
      return candidates.map((candidate) => {
        const traits = passages.get(candidate.passage)
        if (!traits) return 0
        const sum = sumOf(skillFeatures(candidate, document, traits))
        return chance((sum + (shared.get(candidate.passage) ?? 0)) / SCALE)
      })
    },
  }
}

export const ownJudge: SkillJudge = skillJudge(
  JSON.parse(dataText('./data/skill-model.json', import.meta.url)) as SkillModel,
)
