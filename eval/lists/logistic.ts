// Fits a logistic model over named features: stochastic gradient descent with a rate per feature.

export interface Example {
  features: string[]
  isRight: boolean
}

export interface FitOptions {
  /** How many documents must share a feature. */
  documentsMin: number
  epochs: number
  rate: number
  l2: number
}

export type Weights = Map<string, number>

/** Random-looking numbers that are the same every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function sharedFeatures(documents: Example[][], least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    const own = new Set(document.flatMap(({ features }) => features))
    for (const feature of own) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const kept = [...counts].filter(([, count]) => count >= least).map(([feature]) => feature)
  return new Map(kept.map((feature, index) => [feature, index]))
}

export function fitLogistic(documents: Example[][], options: FitOptions): Weights {
  const index = sharedFeatures(documents, options.documentsMin)
  const examples = documents.flat()
  const rows = examples.map(({ features }) =>
    Int32Array.from(features.flatMap((feature) => index.get(feature) ?? [])),
  )
  const weights = new Float64Array(index.size)
  const squares = new Float64Array(index.size).fill(1e-6)
  const order = Int32Array.from(rows.keys())
  const random = seeded(7)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) learn(rows[at] ?? new Int32Array(), examples[at]?.isRight ?? false)
  }
  return new Map([...index].map(([feature, at]) => [feature, weights[at] ?? 0]))

  function learn(row: Int32Array, isRight: boolean): void {
    let sum = 0
    for (const feature of row) sum += weights[feature] ?? 0
    const error = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)
    for (const feature of row) {
      const weight = weights[feature] ?? 0
      const slope = error + options.l2 * weight
      const square = (squares[feature] ?? 0) + slope * slope
      squares[feature] = square
      weights[feature] = weight - (options.rate * slope) / Math.sqrt(square)
    }
  }
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
}
