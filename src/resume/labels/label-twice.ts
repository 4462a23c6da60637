// Labels the words of a document's heads in two looks: by themselves, then by what others in the same
// slot were taken for.
import { type ItemContext, type Labelled, labelRows } from '../../core/crf/decode.js'
import { consistencyFeatures, type Likeness } from './consistency.js'
import type { Feature } from './feature-names.js'
import type { TwoLooks } from './models.js'

/** A chain of items: the lines of a document, or the words of a head. */
export interface Chain extends ItemContext {
  features: readonly Feature[][]
}

/** `likeness` is over the items of all chains, one after the other. */
export function labelTwice(
  { first, second, rowsOf }: TwoLooks,
  chains: readonly Chain[],
  likeness: Likeness,
): Labelled[][] {
  const rows = chains.map(({ features }) => rowsOf(features))
  const seen = chains.flatMap((chain, at) => labelRows(first, rows[at] ?? [], chain))
  const more = rowsOf(consistencyFeatures(likeness, seen))
  let from = 0
  return chains.map((chain, at) => {
    const both = (rows[at] ?? []).map((own, item) => own.concat(more[from + item] ?? []))
    from += both.length
    return labelRows(second, both, chain)
  })
}
