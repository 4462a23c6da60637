// Lines that are filled in like a form are the head of a position, whatever the labeller took them
// for: an employer's label with a title's or a duration's beside it.
import type { Labelled } from '../../core/crf/decode.js'
import type { SeenLine } from '../labels/line-features.js'
import { entryLabel, type LabelKind } from './entry-labels.js'

/** Lines that may stand between two labels of one position. */
const APART_MAX = 2
const PROMOTED = 0.8

interface Form {
  lines: number[]
  kinds: Set<LabelKind>
}

/** Labelled lines that stand together; a label that comes again begins the next form. */
function forms(seen: SeenLine[]): Form[] {
  const out: Form[] = []
  seen.forEach((line, index) => {
    const label = line.source.heading === null ? entryLabel(line) : null
    if (!label) return
    const open = out.at(-1)
    const near = open && index - (open.lines.at(-1) ?? 0) <= APART_MAX + 1
    if (open && near && !open.kinds.has(label.kind)) {
      open.lines.push(index)
      open.kinds.add(label.kind)
    } else out.push({ lines: [index], kinds: new Set([label.kind]) })
  })
  return out
}

const isPosition = ({ kinds }: Form): boolean =>
  kinds.has('employer') && (kinds.has('title') || kinds.has('dates'))

export function promoteLabelled(seen: SeenLine[], labels: Labelled[]): Labelled[] {
  const out = [...labels]
  for (const form of forms(seen).filter(isPosition)) {
    const [first = 0] = form.lines
    const last = form.lines.at(-1) ?? first
    for (let index = first; index <= last; index++) {
      out[index] = { label: index === first ? 'W+' : 'W', probability: PROMOTED }
    }
  }
  return out
}
