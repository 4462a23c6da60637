// Learns which candidate is right: a softmax over the candidates of each posting, with an L2 penalty.
import type { RankingModel } from '#engine/job/training.js'
import { seeded } from '../train/random.js'

export interface RankingExample {
  candidates: { features: string[]; isRight: boolean }[]
  weight: number
}

export interface RankingOptions {
  epochs: number
  rate: number
  l2: number
  /** The share of its features that a candidate lacks in each round. */
  dropout: number
  /** How many postings a feature must come from. */
  minCount: number
}

function knownFeatures(examples: readonly RankingExample[], minCount: number): Set<string> {
  const counts = new Map<string, number>()
  for (const { candidates } of examples)
    for (const name of new Set(candidates.flatMap(({ features }) => features)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= minCount).map(([name]) => name))
}

/**
 * Seeds for the order of the postings: with a single order, some titles would be left to chance.
 */
const SEEDS = [3, 5, 7]

/** The mean of what is learned in several orders. */
export function learnRanking(
  examples: readonly RankingExample[],
  options: RankingOptions,
): RankingModel {
  const usable = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  const known = knownFeatures(usable, options.minCount)
  const sums = new Map<string, number>()
  for (const seed of SEEDS)
    for (const [name, weight] of learnOnce(usable, known, options, seed))
      sums.set(name, (sums.get(name) ?? 0) + weight / SEEDS.length)
  const rounded = [...sums]
    .map(([name, weight]) => [name, Math.round(1000 * weight)] as const)
    .filter(([, value]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { weights: Object.fromEntries(rounded) }
}

function learnOnce(
  usable: readonly RankingExample[],
  known: ReadonlySet<string>,
  { epochs, rate, l2, dropout }: RankingOptions,
  seed: number,
): [string, number][] {
  const weights = new Map<string, number>()
  const sums = new Map<string, number>()
  const random = seeded(seed)
  const settledFrom = Math.floor(epochs / 2)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { candidates, weight } of usable) {
      const kept = candidates.map(({ features }) =>
        features.filter((name) => known.has(name) && random() >= dropout),
      )
      const scores = kept.map((features) =>
        features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0),
      )
      const top = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - top))
      const total = shares.reduce((sum, share) => sum + share, 0)
      const right = shares.reduce((sum, s, i) => sum + (candidates[i]?.isRight ? s : 0), 0)
      const step = (rate * weight) / (1 + epoch / 10)
      for (const [i, features] of kept.entries()) {
        const share = shares[i] ?? 0
        const gradient = (candidates[i]?.isRight ? share / right : 0) - share / total
        for (const name of features) {
          const old = weights.get(name) ?? 0
          weights.set(name, old + step * (gradient - (l2 * old) / usable.length))
        }
      }
    }
    if (epoch < settledFrom) continue
    for (const [name, value] of weights) sums.set(name, (sums.get(name) ?? 0) + value)
  }
  // Some features are missing in training, so all of them together would weigh too much.
  const share = (1 - dropout) / (epochs - settledFrom)
  return [...sums].map(([name, sum]) => [name, share * sum])
}
