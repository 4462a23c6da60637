// Labels every line of a résumé: heading, head or body of a position, of an education entry, other.
import { groupScores, type LabelGroup, type Labelled } from '../../sequence/crf/decode.js'
import { scoreItems } from '../../sequence/net/score-items.js'
import type { Chain } from './chain.js'
import type { CluedLine } from './clued-lines.js'
import { lineLooks } from './line-patterns.js'
import { lineSteps } from './line-steps.js'
import type { ResumeModels } from './models.js'
import { lineFeatures } from './neighbour-features.js'

/** `+` opens an entry, a bare letter continues its head, `b` is its body. */
export type LineLabel = 'H' | 'O' | 'W+' | 'W' | 'Wb' | 'E+' | 'E' | 'Eb'

/**
 * The last letter tells what a head names: an employer, a title, a school, a degree, both (x) or
 * neither (d). The labeller keeps them apart because the order depends on it: a title stands under
 * an employer's line, or over it.
 */
const NAMES = /[etigxd]$/

export const plainLabel = (label: string): string => label.replace(NAMES, '')

/** What the labeller of lines goes by, for one document; training learns from the same. */
export function lineChain(clued: CluedLine[]): Chain {
  const looks = clued.map(lineLooks)
  const features = lineFeatures(clued, looks)
  return { features, steps: lineSteps(clued), looks, lengths: [clued.length] }
}

/** A missed head costs a whole entry; a line that is wrongly taken for a head is mostly found out later. */
const HEAD_WEIGHT = 2.5
const HEADS: ReadonlySet<string> = new Set(['W+', 'W', 'E+', 'E'])

/** Labels that differ only in what a head names. */
function groupsOf(labels: readonly string[]): LabelGroup[] {
  const plain = labels.map(plainLabel)
  return [...new Set(plain)].map((label) => ({
    label,
    labels: plain.flatMap((own, at) => (own === label ? [at] : [])),
    weight: HEADS.has(label) ? HEAD_WEIGHT : 1,
  }))
}

export function labelLines(
  clued: CluedLine[],
  { lines: { net, rowsOf } }: Pick<ResumeModels, 'lines'>,
): Labelled[] {
  const { features, steps, looks } = lineChain(clued)
  return groupScores(net, groupsOf(net.labels), scoreItems(net, rowsOf(features), looks), steps)
}
