// The labellers' models: those that ship with the code, and how others take their place in training.
import type { ReadLanguage } from '../../languages/read-languages.js'
import { loadNet, type Net, readNet, type StoredNet } from '../../sequence/net/net.js'
import type { Feature } from './feature-names.js'
import { rowReader } from './feature-rows.js'

/** A network, what it labels, and where it has the weights of features. */
export interface NetModel {
  labeller: Labeller
  net: Net
  rowsOf: (items: readonly Feature[][]) => number[][]
}

export const WORD_LABELLERS = ['work', 'education'] as const
export type WordLabeller = (typeof WORD_LABELLERS)[number]
export const LABELLERS = ['lines', ...WORD_LABELLERS] as const
export type Labeller = (typeof LABELLERS)[number]

export type ResumeModels = Record<Labeller, NetModel>
export type StoredModels = Record<Labeller, StoredNet>

const netModel = (labeller: Labeller, net: Net): NetModel => ({
  labeller,
  net,
  rowsOf: rowReader(net),
})

const each = <Model>(make: (labeller: Labeller) => Model): Record<Labeller, Model> => ({
  lines: make('lines'),
  work: make('work'),
  education: make('education'),
})

export const openModel = (labeller: Labeller, stored: StoredNet): NetModel =>
  netModel(labeller, loadNet(stored))

export const openModels = (stored: StoredModels): ResumeModels =>
  each((labeller) => openModel(labeller, stored[labeller]))

const shipped = (labeller: Labeller, path = `./data/${labeller}-net.json`): NetModel =>
  netModel(labeller, readNet(path, import.meta.url))

const ALL: ResumeModels = each((labeller) => shipped(labeller))

/**
 * The models that ship with the code, as the build has baked them. Positions in English have a
 * model of their own for words: learning from other languages costs English almost a point
 * (docs/accuracy.md).
 */
export const SHIPPED = {
  all: ALL,
  english: { ...ALL, work: shipped('work', './data/english/work-net.json') },
}

/**
 * The models for a document written in these languages. A document without a known language counts
 * as English.
 */
export const modelsFor = (written: readonly ReadLanguage[]): ResumeModels =>
  written.every((language) => language === 'en') ? SHIPPED.english : SHIPPED.all
