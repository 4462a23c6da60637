// The labellers' models: those that ship with the code, and how others take their place in training.
import { type CrfModel, loadModels, readModels, type StoredModel } from '../../core/crf/model.js'
import type { Feature } from './feature-names.js'
import { rowReader } from './feature-rows.js'
import { type LineNet, loadNet, readNet, type StoredNet } from './net/line-net.js'

type RowReader = (items: readonly Feature[][]) => number[][]

/** First and second look, under one index, and where they have the weights of features. */
export interface TwoLooks {
  first: CrfModel
  second: CrfModel
  rowsOf: RowReader
}

export interface LineModel {
  net: LineNet
  rowsOf: RowReader
}

export const WORD_LABELLERS = ['work', 'education'] as const
export type WordLabeller = (typeof WORD_LABELLERS)[number]
export const LABELLERS = ['lines', ...WORD_LABELLERS] as const
export type Labeller = (typeof LABELLERS)[number]

export type ResumeModels = { lines: LineModel } & Record<WordLabeller, TwoLooks>
export type StoredLooks = Record<'first' | 'second', StoredModel>
export type StoredModels = { lines: StoredNet } & Record<WordLabeller, StoredLooks>

const twoLooks = ([first, second]: CrfModel[]): TwoLooks => ({
  first: first as CrfModel,
  second: second as CrfModel,
  rowsOf: rowReader(first as CrfModel),
})

const lineModel = (net: LineNet): LineModel => ({ net, rowsOf: rowReader(net) })

export const openLooks = ({ first, second }: StoredLooks): TwoLooks =>
  twoLooks(loadModels([first, second]))

export const openModels = (stored: StoredModels): ResumeModels => ({
  lines: lineModel(loadNet(stored.lines)),
  work: openLooks(stored.work),
  education: openLooks(stored.education),
})

/** As the build has baked them. */
const shipped = (name: WordLabeller): TwoLooks =>
  twoLooks(
    readModels([`./data/${name}-model.json`, `./data/${name}-again-model.json`], import.meta.url),
  )

/** The models that ship with the code. */
export const SHIPPED: ResumeModels = {
  lines: lineModel(readNet('./data/lines-net.json', import.meta.url)),
  work: shipped('work'),
  education: shipped('education'),
}
