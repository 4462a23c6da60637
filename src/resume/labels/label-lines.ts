// Labels every line of a résumé: heading, head or body of a position, of an education entry, other.
// Two passes: by the lines themselves, then by what lines of the same looks were taken for.
import { type Labelled, labelSequence } from '../../core/crf/decode.js'
import { type CrfModel, readModel } from '../../core/crf/model.js'
import { consistencyFeatures } from './consistency.js'
import type { SeenLine } from './line-features.js'
import { lineFeatures } from './neighbour-features.js'

/** `+` opens an entry, a bare letter continues its head, `b` is its body. */
export type LineLabel = 'H' | 'O' | 'W+' | 'W' | 'Wb' | 'E+' | 'E' | 'Eb'

const load = (name: string): CrfModel => readModel(`./data/${name}-model.json`, import.meta.url)

const FIRST = load('lines')
const SECOND = load('lines-again')

export function labelLines(seen: SeenLine[]): Labelled[] {
  const features = lineFeatures(seen)
  const first = labelSequence(FIRST, features)
  const more = consistencyFeatures(seen, first)
  return labelSequence(
    SECOND,
    features.map((list, index) => [...list, ...(more[index] ?? [])]),
  )
}
