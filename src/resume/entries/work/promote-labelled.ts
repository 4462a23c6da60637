// Makes lines that are filled in like a form the head of a position, whatever the labeller took
// them for: an employer's label with a title's or a duration's label beside it.
import type { Labelled } from '../../../sequence/crf/decode.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import { entryLabel, type LabelKind } from './entry-labels.js'

/**
 * Lines that may stand between two labels of one position: an address or a project; further on
 * another position begins.
 */
const APART_MAX = 2
/** Labels are nearly as sure as the labeller at its surest. */
const PROMOTED = 0.8

interface Form {
  lines: number[]
  kinds: Set<LabelKind>
}

/** The labeller is sure that a position begins here, which a form above it cannot have. */
const isOpening = (labelled: Labelled | undefined): boolean =>
  labelled?.label === 'W+' && labelled.probability >= PROMOTED

/**
 * Labelled lines that stand together. A label that comes again begins the next form, and no form
 * runs over a heading. A form about a referee looks the same but tells the referee's position, so
 * it is left out.
 */
function forms(clued: CluedLine[], labels: Labelled[]): Form[] {
  const out: Form[] = []
  let open: Form | null = null
  clued.forEach((line, index) => {
    const { heading, section } = line.source
    if (heading === 'section') open = null
    const label = heading === null && section !== 'references' ? entryLabel(line) : null
    if (!label) return
    const near = open !== null && index - (open.lines.at(-1) ?? 0) <= APART_MAX + 1
    if (open && near && !open.kinds.has(label.kind) && !isOpening(labels[index])) {
      open.lines.push(index)
      open.kinds.add(label.kind)
      return
    }
    open = { lines: [index], kinds: new Set([label.kind]) }
    out.push(open)
  })
  return out
}

const isPosition = ({ kinds }: Form): boolean =>
  kinds.has('employer') && (kinds.has('title') || kinds.has('dates'))

export function promoteLabelled(clued: CluedLine[], labels: Labelled[]): Labelled[] {
  const out = [...labels]
  for (const form of forms(clued, labels).filter(isPosition)) {
    const [first = 0] = form.lines
    const last = form.lines.at(-1) ?? first
    for (let index = first; index <= last; index++) {
      out[index] = { label: index === first ? 'W+' : 'W', probability: PROMOTED }
    }
  }
  return out
}
