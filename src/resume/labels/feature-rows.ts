// Where a model has the weights of features: names are looked up, numbers are known from the last time.
import type { CrfModel } from '../../core/crf/model.js'
import { byNumber, type Feature, featureName } from './feature-names.js'

const NOWHERE = -1

/** A reader of rows for one model, or for models of the same index; features that it lacks are left out. */
export function rowReader({ features }: CrfModel): (items: readonly Feature[][]) => number[][] {
  const rowOf = byNumber((feature) => features.get(featureName(feature)) ?? NOWHERE)
  return (items) =>
    items.map((list) => {
      const rows: number[] = []
      for (const feature of list) {
        const row = typeof feature === 'number' ? rowOf(feature) : features.get(feature)
        if (row !== undefined && row !== NOWHERE) rows.push(row)
      }
      return rows
    })
}
