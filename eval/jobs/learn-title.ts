// Learns which candidate is the title: a softmax over the candidates of each posting, with an L2 penalty.
import type { TitleModel } from '#engine/job/training.js'
import { seeded } from '../train/random.js'

export interface TitleExample {
  candidates: { features: string[]; isRight: boolean }[]
  weight: number
}

const EPOCHS = 60
const RATE = 0.15
const L2 = 0.01
const DROPOUT = 0.1

export function learnTitle(examples: readonly TitleExample[]): TitleModel {
  const weights = new Map<string, number>()
  const sums = new Map<string, number>()
  const random = seeded(3)
  const usable = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { candidates, weight } of usable) {
      const kept = candidates.map(({ features }) => features.filter(() => random() >= DROPOUT))
      const scores = kept.map((features) =>
        features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0),
      )
      const top = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - top))
      const total = shares.reduce((sum, share) => sum + share, 0)
      const right = shares.reduce((sum, s, i) => sum + (candidates[i]?.isRight ? s : 0), 0)
      const step = (RATE * weight) / (1 + epoch / 10)
      for (const [i, features] of kept.entries()) {
        const share = shares[i] ?? 0
        const gradient = (candidates[i]?.isRight ? share / right : 0) - share / total
        for (const name of features) {
          const old = weights.get(name) ?? 0
          weights.set(name, old + step * (gradient - (L2 * old) / usable.length))
        }
      }
    }
    if (epoch >= EPOCHS / 2)
      for (const [name, value] of weights) sums.set(name, (sums.get(name) ?? 0) + value)
  }
  const rounded = [...sums]
    .map(([name, sum]) => [name, Math.round((1000 * sum) / (EPOCHS / 2))] as const)
    .filter(([, value]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { weights: Object.fromEntries(rounded) }
}
