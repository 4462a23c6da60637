// Positions that are filled in like a form: "Company: Acme Ltd" / "Designation: Buyer" /
// "Duration: May 2014 – June 2016". The labels say what is what.
import { eachOf } from '../../../languages/words.js'
import { employerLikelihood } from '../../../taxonomy/employers/employer-likelihood.js'
import { foldKey } from '../../../text/fold.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { TaggedField } from '../../labels/label-words.js'
import { readHeading } from '../../sections/read-heading.js'
import type { Found, Span } from '../../types.js'
import { cleanField } from '../clean-field.js'
import { isLabelBefore, lineAt } from '../entry-lines.js'

export type LabelKind = 'employer' | 'title' | 'dates' | 'place'

const KINDS: readonly LabelKind[] = ['employer', 'title', 'dates', 'place']
const KIND_OF = new Map<string, LabelKind>()
for (const kind of KINDS) {
  for (const label of eachOf(`entry:${kind}`)) KIND_OF.set(foldKey(label), kind)
}

/** A longer text before a colon is no label. */
const LABEL_CHARS_MAX = 34
/** Confidence in a value whose label stands beside it. */
const SURE = 0.85
/** From this likelihood on, words before a colon are an employer's name and no label. */
const NAMED = 0.5

/** "Past Organization", "Growth Path:": the text names what follows and is no value itself. */
export function isLabelOnly(found: Found | null, head: CluedLine[]): boolean {
  if (!found) return false
  if (KIND_OF.has(foldKey(found.value)) || readHeading(found.value)?.exact) return true
  const last = found.spans.at(-1)
  const text = lineAt(head, last?.line)?.source.line.text ?? ''
  return isLabelBefore(text, last?.end ?? text.length) && employerLikelihood(found.value) < NAMED
}

export interface LabelledLine {
  kind: LabelKind
  /** What stands behind the label, and its offset in the line. */
  value: string
  start: number
}

/** The label of a line and what follows it, by a colon, a dash or a wide gap. */
export function entryLabel({ source }: CluedLine): LabelledLine | null {
  const { text, segments } = source.line
  // Not `\W`, which matches letters beyond ASCII too and would try again from each of them.
  const mark =
    /^\P{Alpha}*(\p{Alpha}[\p{Alpha}\s./()]{1,33}?)\s*(?:[:：]\s*[-–]?|[-–=]\s|[-–]:)\s*/u.exec(
      text,
    )
  const first = segments[0]?.text ?? ''
  const ends = [
    mark ? { label: mark[1] ?? '', start: mark[0].length } : null,
    segments.length > 1 ? { label: first, start: first.length + 1 } : null,
  ]
  for (const end of ends) {
    if (!end || end.label.length > LABEL_CHARS_MAX) continue
    const kind = KIND_OF.get(foldKey(end.label.replace(/[:：\s-]+$/, '')))
    const value = text.slice(end.start).replace(/^[\s:：=–-]+/, '')
    if (kind && value) return { kind, value, start: text.length - value.length }
  }
  return null
}

const TAG_OF = { employer: 'EMP', title: 'TTL' } as const

/**
 * The value behind a label in the head of an entry: what the labeller saw there, or else all up to
 * the next mark.
 */
export function labelledField(
  head: CluedLine[],
  kind: 'employer' | 'title',
  fields: TaggedField[],
): Found | null {
  for (const clued of head) {
    const label = entryLabel(clued)
    if (label?.kind !== kind) continue
    const { index } = clued.source.line
    const inside = ({ line, start }: Span) => line === index && start >= label.start
    const tagged = fields.find(({ tag, spans }) => tag === TAG_OF[kind] && spans.some(inside))
    const piece = clued.pieces.find(({ end }) => end > label.start)
    const start = Math.max(label.start, piece?.start ?? label.start)
    const end = piece?.end ?? start
    const value = cleanField(tagged?.value ?? clued.source.line.text.slice(start, end))
    if (!value) continue
    return { value, spans: tagged?.spans ?? [{ line: index, start, end }], confidence: SURE }
  }
  return null
}
