// Positions that are filled in like a form: "Company: Acme Ltd" / "Designation: Buyer" /
// "Duration: May 2014 – June 2016". The labels say what is what.
import { dataText } from '../../core/data-file.js'
import { foldKey } from '../../core/fold.js'
import type { SeenLine } from '../labels/line-features.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'

export type LabelKind = 'employer' | 'title' | 'dates' | 'place'

const table = JSON.parse(dataText('./data/entry-labels.json', import.meta.url)) as Record<
  LabelKind,
  string[]
>
const KIND_OF = new Map<string, LabelKind>()
for (const kind of Object.keys(table) as LabelKind[]) {
  for (const label of table[kind]) KIND_OF.set(foldKey(label), kind)
}

const LABEL_CHARS_MAX = 34
const SURE = 0.85

export interface LabelledLine {
  kind: LabelKind
  /** What stands behind the label; its offset in the line. */
  value: string
  start: number
}

/** The label of a line and what follows it, by a colon, a dash or a wide gap. */
export function entryLabel({ source }: SeenLine): LabelledLine | null {
  const { text, segments } = source.line
  const mark = /^\W*([\p{L}][\p{L}\s./()]{1,33}?)\s*(?::\s*[-–]?|[-–=]\s|[-–]:)\s*/u.exec(text)
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

/** The value behind a label in the head of an entry. */
export function labelledField(head: SeenLine[], kind: 'employer' | 'title'): Found | null {
  for (const seen of head) {
    const found = entryLabel(seen)
    if (found?.kind !== kind) continue
    const value = cleanField(found.value)
    if (!value) continue
    const { index, text } = seen.source.line
    return {
      value,
      spans: [{ line: index, start: found.start, end: text.length }],
      confidence: SURE,
    }
  }
  return null
}
