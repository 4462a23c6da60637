import { describe, expect, it } from 'vitest'
import { chainScores, type Labelled, labelScores } from './decode.js'
import { type CrfModel, loadModel, type StoredModel } from './model.js'

/**
 * A model with two labels: rain and sun each tend to follow themselves, and an umbrella speaks for
 * rain.
 */
const WEATHER: StoredModel = {
  labels: ['rain', 'sun'],
  transitions: [700, -300, -300, 700],
  starts: [0, 200],
  ends: [100, 0],
  features: { umbrella: [0, 2000], hat: [1, 1500], puddle: [0, 500, 1, -500] },
}
const model = loadModel(WEATHER)

const DAYS = [['hat'], ['umbrella', 'puddle'], [], ['hat', 'puddle']]

/** The score of one whole path, computed plainly from the stored model. */
function score(path: number[]): number {
  const size = WEATHER.labels.length
  const emission = (label: number, day: number) =>
    (DAYS[day] ?? []).reduce((sum, feature) => {
      const pairs = WEATHER.features[feature] ?? []
      const at = pairs.findIndex((value, index) => index % 2 === 0 && value === label)
      return sum + (at >= 0 ? (pairs[at + 1] ?? 0) : 0)
    }, 0)
  let sum = WEATHER.starts[path[0] ?? 0] ?? 0
  path.forEach((label, day) => {
    sum += emission(label, day)
    const before = path[day - 1]
    if (before !== undefined) sum += WEATHER.transitions[before * size + label] ?? 0
  })
  return (sum + (WEATHER.ends[path.at(-1) ?? 0] ?? 0)) / 1000
}

const PATHS = Array.from({ length: 2 ** DAYS.length }, (_, code) =>
  DAYS.map((_, day) => (code >> day) & 1),
)

/** By the weights of a chain alone. */
const labelSequence = (chain: CrfModel, items: readonly string[][]): Labelled[] =>
  labelScores(chain, chainScores(chain, items), new Uint8Array(items.length))

describe('a chain', () => {
  it('finds the path that has the highest score of all', () => {
    const best = PATHS.reduce((a, b) => (score(b) > score(a) ? b : a))
    const found = labelSequence(model, DAYS).map(({ label }) => WEATHER.labels.indexOf(label))
    expect(found).toEqual(best)
  })

  it('gives each label the share of all paths that go through it', () => {
    const total = PATHS.reduce((sum, path) => sum + Math.exp(score(path)), 0)
    labelSequence(model, DAYS).forEach(({ label, probability }, day) => {
      const own = PATHS.filter((path) => path[day] === WEATHER.labels.indexOf(label))
      const share = own.reduce((sum, path) => sum + Math.exp(score(path)), 0) / total
      expect(probability).toBeCloseTo(share, 10)
    })
  })

  it.each([1, 2, 3, 7])('%i labels that nothing tells apart share a probability of 1', (count) => {
    const even = loadModel({
      labels: Array.from({ length: count }, (_, at) => `label ${at}`),
      transitions: Array(count * count).fill(250),
      starts: Array(count).fill(-100),
      ends: Array(count).fill(400),
      features: {},
    })
    const probabilities = labelSequence(even, [[], [], []]).map(({ probability }) => probability)
    for (const probability of probabilities) expect(probability * count).toBeCloseTo(1, 10)
  })

  it('the order in which a model lists its labels does not matter', () => {
    const swapped = loadModel({
      labels: ['sun', 'rain'],
      transitions: [700, -300, -300, 700],
      starts: [200, 0],
      ends: [0, 100],
      features: { umbrella: [1, 2000], hat: [0, 1500], puddle: [1, 500, 0, -500] },
    })
    const [one, other] = [labelSequence(swapped, DAYS), labelSequence(model, DAYS)]
    expect(one.map(({ label }) => label)).toEqual(other.map(({ label }) => label))
    one.forEach(({ probability }, at) => {
      expect(probability).toBeCloseTo(other[at]?.probability ?? 0, 10)
    })
  })

  it('an empty sequence has no labels', () => {
    expect(labelSequence(model, [])).toEqual([])
  })

  it('unknown features say nothing', () => {
    expect(labelSequence(model, [['never seen'], ['hat']])).toEqual(
      labelSequence(model, [[], ['hat']]),
    )
  })

  it('a feature named like a property of objects is no feature', () => {
    expect(labelSequence(model, [['constructor', '__proto__']])).toEqual(labelSequence(model, [[]]))
  })

  it('stays finite under huge weights', () => {
    const loud = loadModel({ ...WEATHER, features: { hat: [1, 900_000_000] } })
    for (const { probability } of labelSequence(loud, [['hat'], [], ['hat']])) {
      expect(probability).toBeGreaterThan(0)
      expect(probability).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  it('labels 20,000 items', () => {
    const make = (count: number) => Array.from({ length: count }, (_, at) => DAYS[at % 4] ?? [])
    expect(labelSequence(model, make(20_000))).toHaveLength(20_000)
  })
})

describe('loadModel', () => {
  it('keeps weights as thousandths, and zero where a label has no weight', () => {
    const umbrella = model.features.get('umbrella') ?? -1
    expect([...model.weights.subarray(umbrella, umbrella + 2)]).toEqual([2000, 0])
    expect([...model.transitions]).toEqual([0.7, -0.3, -0.3, 0.7])
    expect([...model.starts]).toEqual([0, 0.2])
  })

  it('keeps several tables of steps apart from starts and ends', () => {
    const kinds = loadModel({ ...WEATHER, transitions: [700, -300, -300, 700, 1, 2, 3, 4] })
    expect([...kinds.transitions].slice(4)).toEqual([0.001, 0.002, 0.003, 0.004])
    expect([...kinds.starts]).toEqual([0, 0.2])
    expect([...kinds.ends]).toEqual([0.1, 0])
  })
})
