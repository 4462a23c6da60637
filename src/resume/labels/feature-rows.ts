// Finds the rows of a model's weights for features; each number is looked up once.
import type { FeatureIndex } from '../../sequence/crf/model.js'
import { byNumber, type Feature, featureName, learn } from './feature-names.js'

/** The model has no weights for it; rows count from 0. */
const NOWHERE = -1

/** A reader of rows for one model, or for models of the same index; features that it lacks are left out. */
export function rowReader({
  features,
}: {
  features: FeatureIndex
}): (items: readonly Feature[][]) => number[][] {
  learn(features)
  const rowOf = byNumber((feature) => features.get(featureName(feature)) ?? NOWHERE)
  return (items) =>
    items.map((list) => {
      const rows: number[] = []
      for (const feature of list) {
        // A feature that is still a name is known to no model.
        const row = typeof feature === 'number' ? rowOf(feature) : NOWHERE
        if (row !== NOWHERE) rows.push(row)
      }
      return rows
    })
}
