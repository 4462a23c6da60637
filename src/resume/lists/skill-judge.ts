// How likely each candidate is a skill: a logistic model, learned offline (eval/lists).

import { bakedTable } from '../../tables/baked-table.js'
import { dataJson, dataName } from '../../tables/data-file.js'
import { TextIndex, type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import type { SkillCandidate } from './skill-candidates.js'
import { skillFeatures } from './skill-features.js'
import { documentTraits, passageTraits } from './skill-traits.js'

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

/** A model as the build bakes it. */
type JudgeTable = { threshold: Float64Array; features: TextIndexTable; weights: Int32Array }

const judgeTable = ({ threshold, weights }: SkillModel): JudgeTable => ({
  threshold: Float64Array.of(threshold),
  features: textIndexTable(Object.keys(weights)),
  weights: Int32Array.from(Object.values(weights)),
})

export const skillJudge = (model: SkillModel): SkillJudge => judgeOf(judgeTable(model))

function judgeOf({ threshold, features: names, weights }: JudgeTable): SkillJudge {
  const index = new TextIndex(names)
  const sumOf = (features: string[]): number => {
    let sum = 0
    for (const feature of features) {
      const place = index.find(feature)
      if (place >= 0) sum += weights[place] as number
    }
    return sum
  }
  return {
    threshold: threshold[0] as number,
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

const OWN = './data/skill-model.json'

export const ownJudge: SkillJudge = judgeOf(
  bakedTable(dataName(OWN, import.meta.url), () =>
    judgeTable(dataJson(OWN, import.meta.url) as SkillModel),
  ),
)
