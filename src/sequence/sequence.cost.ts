// A chain over a very long sequence.
import { costCase } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { chainScores, labelScores } from './crf/decode.js'
import { loadModel } from './crf/model.js'

const model = loadModel({
  labels: ['rain', 'sun'],
  transitions: [700, -300, -300, 700],
  starts: [0, 200],
  ends: [100, 0],
  features: { umbrella: [0, 2000], hat: [1, 1500] },
})
const DAYS = [['hat'], ['umbrella'], []]

export const costs: CostCase[] = [
  costCase({
    name: 'labels of a sequence',
    size: 40_000,
    make: (count) => Array.from({ length: count }, (_, at) => DAYS[at % DAYS.length] ?? []),
    work: (items) => labelScores(model, chainScores(model, items), new Uint8Array(items.length)),
  }),
]
