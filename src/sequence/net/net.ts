// A network that scores lines or words, as it is stored and as the build bakes it. Its weights are learned
// offline (eval/train/net); here they are only read.

import { bakedTable } from '../../tables/baked-table.js'
import { dataJson, dataName } from '../../tables/data-file.js'
import { TextIndex, type TextIndexTable, textIndexTable } from '../../tables/text-index.js'
import { TextList, type TextListTable, textListTable } from '../../tables/text-list.js'
import { FeatureIndex, type StepModel, scaled, stepFactors } from '../crf/model.js'
import { FeatureSums } from './feature-sums.js'
import { type Address, workshop } from './kernels.js'

/** Weights are stored as whole numbers, this many to one, so that sums over features are exact. */
export const NET_SCALE = 4096

/** How many lines above and below count as a line's neighbours. */
export const REACH = 2

/**
 * A layer that combines a line with its neighbours: each number is weighed by distance, then all
 * are mixed.
 */
export interface Near<Numbers> {
  /** Row by row, from the farthest line above to the farthest below. */
  spread: Numbers
  /** Row by row: what each number adds to the others. */
  mix: Numbers
  bias: Numbers
}

/** A layer that combines a line with the mean of all lines of the same looks. */
export interface Alike<Numbers> {
  own: Numbers
  mean: Numbers
  bias: Numbers
}

/** The layers of one network; the layer for lines that look alike comes before the last `near`. */
export interface Layers<Numbers> {
  near: Near<Numbers>[]
  alike: Alike<Numbers>
  told: { mix: Numbers; bias: Numbers }
}

/** One network without the weights of features. */
export interface Member<Numbers> extends Layers<Numbers> {
  /** Is added to the sums of features. */
  bias: Numbers
}

/** Several networks that learned the same in different orders. The mean of their scores counts. */
export interface StoredNet {
  labels: string[]
  /** In thousandths, as in a chain. */
  transitions: number[]
  starts: number[]
  ends: number[]
  members: Member<number[]>[]
  /** For each feature, its numbers in the first member, then in the next. */
  features: Record<string, number[]>
}

export interface Net extends StepModel {
  /** How many numbers a member makes of a line. */
  width: number
  /** Where each member's layers lie in the workshop. */
  members: Layers<Address>[]
  features: FeatureIndex
  /** Of rows of `width` numbers for each member, times the scale. */
  sums: FeatureSums
}

type MemberTable = {
  near: { [place: string]: Near<Float32Array> & { [name: string]: Float32Array } }
  alike: Alike<Float32Array> & { [name: string]: Float32Array }
  told: { mix: Float32Array; bias: Float32Array }
}

type NetTable = {
  labels: TextListTable
  features: TextIndexTable
  weights: Int16Array
  biases: Int32Array
  steps: { transitions: Float64Array; starts: Float64Array; ends: Float64Array }
  members: { [place: string]: MemberTable }
}

const floats = (numbers: readonly number[], parts = 1) =>
  Float32Array.from(numbers, (number) => number / NET_SCALE / parts)

/**
 * `count` is the number of members. Each member's scores are divided by it, so that they need only
 * be added.
 */
function memberTable({ near, alike, told }: Layers<number[]>, count: number): MemberTable {
  const nears = near.map(({ spread, mix, bias }) => ({
    spread: floats(spread),
    mix: floats(mix),
    bias: floats(bias),
  }))
  return {
    near: Object.fromEntries(nears.entries()),
    alike: { own: floats(alike.own), mean: floats(alike.mean), bias: floats(alike.bias) },
    told: { mix: floats(told.mix, count), bias: floats(told.bias, count) },
  }
}

function netTable({ labels, transitions, starts, ends, features, members }: StoredNet): NetTable {
  const names = Object.keys(features)
  const width = members.reduce((sum, { bias }) => sum + bias.length, 0)
  const weights = new Int16Array(names.length * width)
  names.forEach((name, at) => {
    weights.set(features[name] ?? [], at * width)
  })
  const tables = members.map((member) => memberTable(member, members.length))
  return {
    labels: textListTable(labels),
    features: textIndexTable(names),
    weights,
    biases: Int32Array.from(members.flatMap(({ bias }) => bias)),
    steps: { transitions: scaled(transitions), starts: scaled(starts), ends: scaled(ends) },
    members: Object.fromEntries(tables.entries()),
  }
}

/** Copies a member's weights into the workshop. */
function placed({ near, alike, told }: MemberTable): Layers<Address> {
  const width = alike.bias.length
  const keep = (numbers: Float32Array) => workshop.keep(numbers, width)
  return {
    near: Object.values(near).map(({ spread, mix, bias }) => ({
      spread: keep(spread),
      mix: keep(mix),
      bias: keep(bias),
    })),
    alike: { own: keep(alike.own), mean: keep(alike.mean), bias: keep(alike.bias) },
    told: {
      mix: workshop.keep(told.mix, told.bias.length),
      bias: workshop.keep(told.bias, told.bias.length),
    },
  }
}

function netOf({ labels, features, weights, biases, steps, members }: NetTable): Net {
  const tables = Object.values(members)
  const width = biases.length / tables.length
  return {
    ...steps,
    width,
    sums: new FeatureSums({ weights, biases }),
    members: tables.map(placed),
    labels: [...new TextList(labels)],
    factors: stepFactors(steps),
    features: new FeatureIndex(new TextIndex(features), biases.length),
  }
}

export const loadNet = (stored: StoredNet): Net => netOf(netTable(stored))

/**
 * Reads the network of a data file; the path is relative to the calling module's `import.meta.url`.
 */
export const readNet = (path: string, moduleUrl: string): Net =>
  netOf(
    bakedTable(dataName(path, moduleUrl), () => netTable(dataJson(path, moduleUrl) as StoredNet)),
  )
