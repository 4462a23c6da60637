// Labels the words of a unit: B opens a phrase that is asked for, I continues it, O is neither.
import { type Labelled, labelScores, rowsOf } from '../../sequence/crf/decode.js'
import type { Net } from '../../sequence/net/net.js'
import { scoreItems } from '../../sequence/net/score-items.js'

/** All words of one unit form one group: the network sees each beside the mean of all. */
const ONE_UNIT = ''

export function labelWords(net: Net, features: readonly string[][]): Labelled[] {
  const looks = features.map(() => ONE_UNIT)
  const scores = scoreItems(net, rowsOf(net, features), looks)
  return labelScores(net, scores, new Uint8Array(features.length))
}
