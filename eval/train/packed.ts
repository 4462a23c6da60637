// Sequences as training uses them: only features that enough documents have, numbered from 0.
import type { Random } from './random.js'
import type { Sequence } from './sequence.js'

export interface Packed {
  kinds: Uint8Array
  features: Int32Array
  starts: Int32Array
  gold: Uint8Array
  /** How much the sequence counts. */
  weight: number
}

/** Numbers from 0 for the features that enough documents have; -1 for the others. */
export function keptFeatures(sequences: readonly Sequence[], count: number, minCount: number) {
  const documents = new Int32Array(count)
  const last = new Int32Array(count).fill(-1)
  const groups = new Map<string, number>()
  const ordered = [...sequences].sort((a, b) => (a.group < b.group ? -1 : 1))
  for (const { group, features } of ordered) {
    const number = groups.get(group) ?? groups.size
    groups.set(group, number)
    for (const id of features) {
      if (last[id] === number) continue
      last[id] = number
      documents[id] = (documents[id] as number) + 1
    }
  }
  const index = new Int32Array(count).fill(-1)
  let kept = 0
  for (let id = 0; id < count; id++) if ((documents[id] as number) >= minCount) index[id] = kept++
  return { index, kept }
}

export function pack(sequence: Sequence, index: Int32Array, labelOf: Map<string, number>): Packed {
  const starts = new Int32Array(sequence.starts.length)
  const features: number[] = []
  for (let item = 0; item + 1 < starts.length; item++) {
    const to = sequence.starts[item + 1] as number
    for (let at = sequence.starts[item] as number; at < to; at++) {
      const id = index[sequence.features[at] as number] as number
      if (id >= 0) features.push(id)
    }
    starts[item + 1] = features.length
  }
  const gold = Uint8Array.from(sequence.labels, (label) => labelOf.get(label) ?? 0)
  const { steps: kinds, weight = 1 } = sequence
  return { features: Int32Array.from(features), starts, gold, kinds, weight }
}

/** The items without a share of their features, which differs in each round. */
export function thinned(
  features: Int32Array,
  starts: Int32Array,
  share: number,
  random: Random,
): Pick<Packed, 'features' | 'starts'> {
  if (share === 0) return { features, starts }
  const kept = new Int32Array(features.length)
  const keptStarts = new Int32Array(starts.length)
  let to = 0
  for (let item = 0; item + 1 < starts.length; item++) {
    for (let at = starts[item] as number; at < (starts[item + 1] as number); at++)
      if (random() >= share) kept[to++] = features[at] as number
    keptStarts[item + 1] = to
  }
  return { features: kept, starts: keptStarts }
}
