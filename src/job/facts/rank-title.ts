// Weighs candidates for the title: the sum of what their looks say, learned over many sources.
import type { TitleCandidate } from './title-candidates.js'

/** Feature → weight in thousandths. */
export interface TitleModel {
  weights: Record<string, number>
}

const SCALE = 1000

export function titleScore({ features }: TitleCandidate, { weights }: TitleModel): number {
  let sum = 0
  for (const name of features) sum += weights[name] ?? 0
  return sum / SCALE
}

/** The best candidate, and its share among all of them. */
export function bestTitle(
  candidates: readonly TitleCandidate[],
  model: TitleModel,
): { candidate: TitleCandidate; share: number } | null {
  const scores = candidates.map((candidate) => titleScore(candidate, model))
  const top = Math.max(...scores)
  const at = scores.indexOf(top)
  const candidate = candidates[at]
  if (!candidate) return null
  // Two places that say the same thing speak for one another.
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
  const own = candidates.reduce(
    (sum, { text }, i) => sum + (text === candidate.text ? Math.exp((scores[i] ?? 0) - top) : 0),
    0,
  )
  return { candidate, share: own / total }
}
