// What two learned models together say of every unit that is no heading.
//
// They err in different places. The chain reads prose better, sentence by sentence; the network reads lists better,
// because it sees each item beside the mean of its list. Their mean is better than either (leave one source out).
import { chainScores, rowsOf } from '../../sequence/crf/decode.js'
import { marginals } from '../../sequence/crf/marginals.js'
import type { CrfModel, StepModel } from '../../sequence/crf/model.js'
import type { Net } from '../../sequence/net/net.js'
import { scoreItems } from '../../sequence/net/score-items.js'
import type { Unit, UnitLabel } from '../types.js'
import { unitFeatures, unitLooks } from './unit-features.js'

export interface UnitModels {
  chain: CrfModel
  net: Net
}

export interface Judged {
  label: UnitLabel
  probability: number
}

export function judgeUnits(units: readonly Unit[], { chain, net }: UnitModels): Judged[] {
  const features = unitFeatures(units)
  if (features.length === 0) return []
  const sharesOf = (model: StepModel, scores: Float64Array): Float64Array =>
    marginals(model, scores, new Uint8Array(features.length))
  const byChain = sharesOf(chain, chainScores(chain, features))
  const byNet = sharesOf(net, scoreItems(net, rowsOf(net, features), unitLooks(units)))
  const { labels } = chain
  return features.map((_, at) => {
    let best: Judged = { label: 'O', probability: 0 }
    labels.forEach((label, place) => {
      const from = at * labels.length + place
      const probability = ((byChain[from] ?? 0) + (byNet[from] ?? 0)) / 2
      if (probability > best.probability) best = { label: label as UnitLabel, probability }
    })
    return best
  })
}
