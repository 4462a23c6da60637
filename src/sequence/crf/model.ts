// A linear-chain conditional random field: which features speak for which labels, and which labels
// follow one another. The weights are learned offline (eval/train); here they are only read.

import { bakedTable } from '../../tables/baked-table.js'
import { dataJson, dataName } from '../../tables/data-file.js'
import { TextIndex, type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import { TextList, type TextListTable, textListTable } from '../../tables/text-list.js'

/** A model as it is stored: each feature has the weights of its labels, without zeros. */
export interface StoredModel {
  labels: string[]
  /**
   * Row by row, the weight of going from label i to label j. Where there are several kinds of steps
   * (within a piece, over a comma, over a line's end), one such table follows another.
   */
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

/** Which labels follow one another. */
export interface StepModel {
  labels: string[]
  transitions: Float64Array
  starts: Float64Array
  ends: Float64Array
  /** The weights of first, last and neighbouring labels as factors, for sums over all paths. */
  factors: StepFactors
}

export interface CrfModel extends StepModel {
  features: FeatureIndex
  /**
   * In thousandths and in one array: an object per feature would cost a walk through memory each.
   */
  weights: Int32Array
}

/**
 * Where the weights of a feature begin. Each feature has the same number of weights, mostly one for
 * each label.
 */
export class FeatureIndex {
  readonly #names: TextIndex
  readonly #width: number

  constructor(names: TextIndex, width: number) {
    this.#names = names
    this.#width = width
  }

  get size(): number {
    return this.#names.size
  }

  get(name: string): number | undefined {
    const at = this.#names.find(name)
    return at < 0 ? undefined : at * this.#width
  }

  /** Whether a name has weights; `hash` is made as in text-hash.ts. */
  hasHashed(name: string, hash: number): boolean {
    return this.#names.findHashed(name, hash) >= 0
  }
}

/** Stored weights are whole thousandths, so their sums are exact in any order. */
export const SCALE = 1000

/** Models of the same labels, as the build bakes them. */
type ModelTable = {
  labels: TextListTable
  features: TextIndexTable
  models: { [place: string]: WeightTable }
}

type WeightTable = {
  transitions: Float64Array
  starts: Float64Array
  ends: Float64Array
  weights: Int32Array
}

export const scaled = (weights: readonly number[]) =>
  Float64Array.from(weights, (weight) => weight / SCALE)

/** Puts models under one index, so that a feature is looked up once for all of them. */
function modelTable(list: readonly StoredModel[]): ModelTable {
  const labels = list[0]?.labels ?? []
  const names = new Set(list.flatMap(({ features }) => Object.keys(features)))
  const rows = new Map([...names].map((name, at) => [name, at * labels.length]))
  const models = list.map(({ transitions, starts, ends, features }) => {
    const weights = new Int32Array(names.size * labels.length)
    for (const [name, pairs] of Object.entries(features)) {
      const row = rows.get(name) ?? 0
      for (let i = 0; i + 1 < pairs.length; i += 2)
        weights[row + (pairs[i] ?? 0)] = pairs[i + 1] ?? 0
    }
    return {
      transitions: scaled(transitions),
      starts: scaled(starts),
      ends: scaled(ends),
      weights,
    }
  })
  return {
    labels: textListTable(labels),
    features: textIndexTable([...names]),
    models: Object.fromEntries(models.entries()),
  }
}

const exp = (weights: Float64Array) => Float64Array.from(weights, Math.exp)

export const stepFactors = ({
  starts,
  ends,
  transitions,
}: Pick<StepModel, 'starts' | 'ends' | 'transitions'>): StepFactors => ({
  starts: exp(starts),
  ends: exp(ends),
  steps: exp(transitions),
})

function modelsOf(table: ModelTable): CrfModel[] {
  const labels = [...new TextList(table.labels)]
  const features = new FeatureIndex(new TextIndex(table.features), labels.length)
  return Object.values(table.models).map((model) => ({
    ...model,
    labels,
    factors: stepFactors(model),
    features,
  }))
}

export const loadModel = (stored: StoredModel): CrfModel => loadModels([stored])[0] as CrfModel

/** Models of the same labels under one index. */
export const loadModels = (list: readonly StoredModel[]): CrfModel[] => modelsOf(modelTable(list))

/**
 * Reads the model of a data file; the path is relative to the calling module's `import.meta.url`.
 */
export const readModel = (path: string, moduleUrl: string): CrfModel =>
  readModels([path], moduleUrl)[0] as CrfModel

/**
 * Reads models of the same labels under one index; the build bakes every model that is read here.
 */
export const readModels = (paths: readonly string[], moduleUrl: string): CrfModel[] =>
  modelsOf(
    bakedTable(paths.map((path) => dataName(path, moduleUrl)).join(' '), () =>
      modelTable(paths.map((path) => dataJson(path, moduleUrl) as StoredModel)),
    ),
  )
