// A softmax over the readings of a résumé and "none of them", learned by AdaGrad from features that
// several résumés share.

export interface Pace {
  epochs: number
  rate: number
  decay: number
  /** A feature that fewer résumés share is not learned. */
  sharedMin: number
}

const WEIGHT_MIN = 0.01

export interface Reading {
  features: string[]
  isRight: boolean
}

export interface Example {
  /** Empty if the résumé prints no answer. */
  wanted: string
  readings: Reading[]
}

export type Weights = Map<string, number>

const pointsOf = (weights: Weights, { features }: Reading): number =>
  features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)

function sharedFeatures(examples: Example[], sharedMin: number): Set<string> {
  const counts = new Map<string, number>()
  for (const { readings } of examples) {
    for (const feature of new Set(readings.flatMap(({ features }) => features))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
    }
  }
  return new Set([...counts].filter(([, count]) => count >= sharedMin).map(([feature]) => feature))
}

/**
 * How far each feature's weight should move for one résumé: the wanted share minus its current
 * share.
 */
function slopes(weights: Weights, { wanted, readings }: Example, shared: Set<string>): Weights {
  const points = readings.map((reading) => pointsOf(weights, reading))
  const most = Math.max(0, ...points)
  const shares = points.map((point) => Math.exp(point - most))
  const all = shares.reduce((sum, share) => sum + share, Math.exp(-most))
  const right = readings.reduce(
    (sum, { isRight }, at) => sum + (isRight ? (shares[at] ?? 0) : 0),
    0,
  )
  const slope: Weights = new Map()
  for (const [at, { features, isRight }] of readings.entries()) {
    const share = shares[at] ?? 0
    const aim = wanted !== '' && isRight ? share / right : 0
    const move = aim - share / all
    for (const feature of features) {
      if (shared.has(feature)) slope.set(feature, (slope.get(feature) ?? 0) + move)
    }
  }
  return slope
}

export function learn(examples: Example[], pace: Pace): Weights {
  const { epochs, rate, decay, sharedMin } = pace
  const shared = sharedFeatures(examples, sharedMin)
  const weights: Weights = new Map()
  const squares: Weights = new Map()
  // A résumé whose answer is in no reading teaches nothing.
  const taught = examples.filter(
    ({ wanted, readings }) => wanted === '' || readings.some(({ isRight }) => isRight),
  )
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of taught) {
      for (const [feature, move] of slopes(weights, example, shared)) {
        const weight = weights.get(feature) ?? 0
        const step = move - decay * weight
        const square = (squares.get(feature) ?? 1e-6) + step * step
        squares.set(feature, square)
        weights.set(feature, weight + (rate * step) / Math.sqrt(square))
      }
    }
  }
  return weights
}

/** The reading with the most points; null if none has more than "none of them". */
export function answerOf(weights: Weights, { readings }: Example): Reading | null {
  let best: Reading | null = null
  let most = 0
  for (const reading of readings) {
    const points = pointsOf(weights, reading)
    if (points > most) {
      best = reading
      most = points
    }
  }
  return best
}

/** The weights as they are stored: by name, rounded, without those of zero. */
export function written(weights: Weights): string {
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN).sort()
  const rounded = kept.map(([feature, weight]) => [feature, Math.round(weight * 1000) / 1000])
  return `${JSON.stringify(Object.fromEntries(rounded), null, 1)}\n`
}
