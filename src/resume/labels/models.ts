// The labellers' models: those that ship with the code, and how others take their place in training.
import { type CrfModel, loadModels, readModels, type StoredModel } from '../../core/crf/model.js'
import type { Feature } from './feature-names.js'
import { rowReader } from './feature-rows.js'

/** First and second look, under one index, and where they have the weights of features. */
export interface TwoLooks {
  first: CrfModel
  second: CrfModel
  rowsOf: (items: readonly Feature[][]) => number[][]
}

export const LABELLERS = ['lines', 'work', 'education'] as const
export type Labeller = (typeof LABELLERS)[number]

export type ResumeModels = Record<Labeller, TwoLooks>
export type StoredLooks = Record<'first' | 'second', StoredModel>
export type StoredModels = Record<Labeller, StoredLooks>

const twoLooks = ([first, second]: CrfModel[]): TwoLooks => ({
  first: first as CrfModel,
  second: second as CrfModel,
  rowsOf: rowReader(first as CrfModel),
})

export const openLooks = ({ first, second }: StoredLooks): TwoLooks =>
  twoLooks(loadModels([first, second]))

export const openModels = (stored: StoredModels): ResumeModels => ({
  lines: openLooks(stored.lines),
  work: openLooks(stored.work),
  education: openLooks(stored.education),
})

/** As the build has baked them. */
const shipped = (name: Labeller): TwoLooks =>
  twoLooks(
    readModels([`./data/${name}-model.json`, `./data/${name}-again-model.json`], import.meta.url),
  )

/** The models that ship with the code. */
export const SHIPPED: ResumeModels = {
  lines: shipped('lines'),
  work: shipped('work'),
  education: shipped('education'),
}
