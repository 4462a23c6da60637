// A linear-chain conditional random field: which features speak for which labels, and which labels
// follow one another. The weights are learned offline (eval/train); here they are only read.

import { dataText } from '../data-file.js'

/** As stored: each feature has its labels' weights, zero ones left out. */
export interface StoredModel {
  labels: string[]
  /** Row by row: weight of going from label i to label j. */
  transitions: number[]
  starts: number[]
  ends: number[]
  /** Feature → [label, weight, label, weight, …]; weights are thousandths. */
  features: Record<string, number[]>
}

export interface StepFactors {
  starts: Float64Array
  ends: Float64Array
  steps: Float64Array
}

export interface CrfModel {
  labels: string[]
  transitions: Float64Array
  starts: Float64Array
  ends: Float64Array
  /** The weights of first, last and neighbouring labels as factors, for sums over all paths. */
  factors: StepFactors
  /** Where the weights of a feature begin: one for each label. */
  features: Map<string, number>
  /** In thousandths and in one piece: an object per feature would cost a walk through memory each. */
  weights: Int32Array
}

/** Stored weights are whole numbers of thousandths: their sums are exact, in any order. */
export const SCALE = 1000

export const loadModel = (stored: StoredModel): CrfModel => loadModels([stored])[0] as CrfModel

/** Models of the same labels under one index: what one of them was asked for is found in all. */
export function loadModels(list: readonly StoredModel[]): CrfModel[] {
  const features = new Map<string, number>()
  const size = list[0]?.labels.length ?? 0
  for (const stored of list) {
    for (const name of Object.keys(stored.features))
      if (!features.has(name)) features.set(name, features.size * size)
  }
  const scaled = (weights: number[]) => Float64Array.from(weights, (weight) => weight / SCALE)
  return list.map((stored) => {
    const weights = new Int32Array(features.size * size)
    for (const [name, pairs] of Object.entries(stored.features)) {
      const row = features.get(name) ?? 0
      for (let i = 0; i + 1 < pairs.length; i += 2)
        weights[row + (pairs[i] ?? 0)] = pairs[i + 1] ?? 0
    }
    const [transitions, starts, ends] = [stored.transitions, stored.starts, stored.ends].map(
      scaled,
    ) as [Float64Array, Float64Array, Float64Array]
    const factors = {
      starts: starts.map(Math.exp),
      ends: ends.map(Math.exp),
      steps: transitions.map(Math.exp),
    }
    return { labels: stored.labels, transitions, starts, ends, factors, features, weights }
  })
}

const stored = (path: string, moduleUrl: string): StoredModel =>
  JSON.parse(dataText(path, moduleUrl)) as StoredModel

/** The model of a data file, given relative to the calling module's `import.meta.url`. */
export const readModel = (path: string, moduleUrl: string): CrfModel =>
  loadModel(stored(path, moduleUrl))

/** Models of the same labels, under one index. */
export const readModels = (paths: readonly string[], moduleUrl: string): CrfModel[] =>
  loadModels(paths.map((path) => stored(path, moduleUrl)))
