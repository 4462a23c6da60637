// Ranks the candidates for a fact by the sum of their features' weights, which were learned over
// many sources.

/** Feature → weight in thousandths. */
export interface RankingModel {
  weights: Record<string, number>
}

export interface Candidate {
  features: string[]
}

/** Weights are stored in thousandths: whole numbers keep the data file short. */
const SCALE = 1000

function scoreOf({ features }: Candidate, { weights }: RankingModel): number {
  let sum = 0
  for (const name of features) sum += weights[name] ?? 0
  return sum / SCALE
}

/** The share of the whole belief that each candidate has; all shares add up to one. */
export function sharesOf(candidates: readonly Candidate[], model: RankingModel): number[] {
  const scores = candidates.map((candidate) => scoreOf(candidate, model))
  const top = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - top))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}

/** The candidate with the largest share, and the sum of the shares of all that say the same. */
export function bestOf<C extends Candidate>(
  candidates: readonly C[],
  model: RankingModel,
  saying: (candidate: C) => string,
): { candidate: C; share: number } | null {
  const shares = sharesOf(candidates, model)
  const at = shares.indexOf(Math.max(...shares))
  const candidate = candidates[at]
  if (!candidate) return null
  const said = saying(candidate)
  const share = shares.reduce(
    (sum, own, other) => sum + (saying(candidates[other] as C) === said ? own : 0),
    0,
  )
  return { candidate, share }
}
