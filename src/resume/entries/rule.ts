// Rules: what is mended by hand after the labellers, as declared lists. Each stays because
// cross-validation reads worse without it (docs/accuracy.md has the figures).
import type { Labelled } from '../../sequence/crf/decode.js'
import type { CluedLine } from '../labels/clued-lines.js'

/** Mends what was read of one entry. */
export interface EntryRule<Draft> {
  name: string
  /** What it is for, as an example. */
  example: string
  when: (draft: Draft) => boolean
  mend: (draft: Draft) => Partial<Draft>
}

export function applyRules<Draft>(rules: readonly EntryRule<Draft>[], draft: Draft): Draft {
  let mended = draft
  for (const { when, mend } of rules) if (when(mended)) mended = { ...mended, ...mend(mended) }
  return mended
}

/** Gives lines another label before they are grouped into entries. */
export interface LineRule {
  name: string
  example: string
  mend: (clued: CluedLine[], labels: Labelled[]) => Labelled[]
}

export const relabel = (
  rules: readonly LineRule[],
  clued: CluedLine[],
  labels: Labelled[],
): Labelled[] => rules.reduce((known, { mend }) => mend(clued, known), labels)
