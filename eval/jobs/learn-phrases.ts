// Teaches the network that finds what is asked for among the words of a unit.
import type { StoredNet } from '#engine/sequence/net/net.js'
import { type LookedAt, type NetOptions, trainNet } from '../train/net/train-net.js'
import { type Names, sequenceOf } from '../train/sequence.js'

export const PHRASE_OPTIONS: NetOptions = {
  epochs: 10,
  rate: 0.003,
  width: 32,
  layers: 2,
  minCount: 3,
  dropout: 0.7,
  blanked: 0.1,
  members: 3,
}

export interface AskedUnit {
  features: string[][]
  labels: string[]
}

/** The words of all asking units of a posting, each unit as a chain of its own. */
export function phraseLesson(names: Names, units: readonly AskedUnit[], group: string): LookedAt {
  const features = units.flatMap((unit) => unit.features)
  const labels = units.flatMap((unit) => unit.labels)
  return {
    ...sequenceOf(names, { features }, labels, group),
    looks: Int32Array.from(units.flatMap((unit, at) => unit.labels.map(() => at))),
    lengths: units.map((unit) => unit.labels.length),
  }
}

export const learnPhrases = (lessons: readonly LookedAt[], names: Names): StoredNet =>
  trainNet(lessons, names, PHRASE_OPTIONS)
