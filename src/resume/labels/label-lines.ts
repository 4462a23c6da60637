// Labels every line of a résumé: heading, head or body of a position, of an education entry, other.
// Two passes: by the lines themselves, then by what lines of the same looks were taken for.
import { type Labelled, labelRows } from '../../core/crf/decode.js'
import { type CrfModel, readModels } from '../../core/crf/model.js'
import { consistencyFeatures } from './consistency.js'
import { rowReader } from './feature-rows.js'
import type { SeenLine } from './line-features.js'
import { lineFeatures } from './neighbour-features.js'

/** `+` opens an entry, a bare letter continues its head, `b` is its body. */
export type LineLabel = 'H' | 'O' | 'W+' | 'W' | 'Wb' | 'E+' | 'E' | 'Eb'

const [FIRST, SECOND] = readModels(
  ['./data/lines-model.json', './data/lines-again-model.json'],
  import.meta.url,
) as [CrfModel, CrfModel]

/** Both models are under one index. */
const rowsOf = rowReader(FIRST)

export function labelLines(seen: SeenLine[]): Labelled[] {
  const rows = rowsOf(lineFeatures(seen))
  const more = rowsOf(consistencyFeatures(seen, labelRows(FIRST, rows)))
  return labelRows(
    SECOND,
    rows.map((own, index) => own.concat(more[index] ?? [])),
  )
}
