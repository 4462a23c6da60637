// A network that scores lines or words, as it is stored and as the build bakes it. Its weights are learned
// offline (eval/train/net); here they are only read.

import { bakedTable } from '../../tables/baked-table.js'
import { dataJson, dataName } from '../../tables/data-file.js'
import { TextIndex, type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import { TextList, type TextListTable, textListTable } from '../../tables/text-list.js'
import { FeatureIndex, type StepModel, scaled, stepFactors } from '../crf/model.js'

/** Weights are stored as whole numbers of this part of one: sums over features are exact. */
export const NET_SCALE = 4096

/** How many lines above and below a line's neighbours reach. */
export const REACH = 2

/** A line by itself and its neighbours: each number weighed by distance, then all mixed. */
export interface Near<Numbers> {
  /** Row by row, from the farthest line above to the farthest below. */
  spread: Numbers
  /** Row by row: what each number adds to the others. */
  mix: Numbers
  bias: Numbers
}

/** A line by itself and the mean of all lines of the same looks. */
export interface Alike<Numbers> {
  own: Numbers
  mean: Numbers
  bias: Numbers
}

/** All layers but the sums of features; the lines that look alike are asked before the last `near`. */
export interface Layers<Numbers> {
  bias: Numbers
  near: Near<Numbers>[]
  alike: Alike<Numbers>
  told: { mix: Numbers; bias: Numbers }
}

export interface StoredNet extends Layers<number[]> {
  labels: string[]
  /** In thousandths, as those of a chain. */
  transitions: number[]
  starts: number[]
  ends: number[]
  features: Record<string, number[]>
}

export interface Net extends StepModel, Layers<Float64Array> {
  /** Numbers that a line is made into. */
  width: number
  features: FeatureIndex
  /** A row of `width` numbers for each feature, times the scale. */
  weights: Int16Array
}

type NetTable = {
  labels: TextListTable
  features: TextIndexTable
  weights: Int16Array
  steps: { transitions: Float64Array; starts: Float64Array; ends: Float64Array }
  bias: Float64Array
  near: { [place: string]: Near<Float64Array> & { [name: string]: Float64Array } }
  alike: Alike<Float64Array> & { [name: string]: Float64Array }
  told: { mix: Float64Array; bias: Float64Array }
}

const floats = (numbers: readonly number[]) =>
  Float64Array.from(numbers, (number) => number / NET_SCALE)

function netTable(stored: StoredNet): NetTable {
  const { labels, transitions, starts, ends, features, bias, near, alike, told } = stored
  const names = Object.keys(features)
  const weights = new Int16Array(names.length * bias.length)
  names.forEach((name, at) => {
    weights.set(features[name] ?? [], at * bias.length)
  })
  const nears = near.map(({ spread, mix, bias }) => ({
    spread: floats(spread),
    mix: floats(mix),
    bias: floats(bias),
  }))
  return {
    labels: textListTable(labels),
    features: textIndexTable(names),
    weights,
    steps: { transitions: scaled(transitions), starts: scaled(starts), ends: scaled(ends) },
    bias: floats(bias),
    near: Object.fromEntries(nears.entries()),
    alike: { own: floats(alike.own), mean: floats(alike.mean), bias: floats(alike.bias) },
    told: { mix: floats(told.mix), bias: floats(told.bias) },
  }
}

function netOf({ labels, features, steps, near, bias, ...rest }: NetTable): Net {
  const width = bias.length
  return {
    ...rest,
    ...steps,
    labels: [...new TextList(labels)],
    factors: stepFactors(steps),
    features: new FeatureIndex(new TextIndex(features), width),
    near: Object.values(near),
    bias,
    width,
  }
}

export const loadNet = (stored: StoredNet): Net => netOf(netTable(stored))

/** The network of a data file, given relative to the calling module's `import.meta.url`. */
export const readNet = (path: string, moduleUrl: string): Net =>
  netOf(
    bakedTable(dataName(path, moduleUrl), () => netTable(dataJson(path, moduleUrl) as StoredNet)),
  )
