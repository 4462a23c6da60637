// A label of a page with what it announces, and the parts of a résumé where such labels stand.
import type { PageLine } from '../page/make-page.js'
import type { LinePart } from '../types.js'
import type { Field } from './fields.js'

export interface Label {
  field: Field
  line: PageLine
  start: number
  end: number
  /** What it announces; empty when nothing follows. */
  valueStart: number
  valueEnd: number
  /** The value stands on the next line. */
  below: boolean
  /** The value is a cell of its own, beside the label or under it. */
  apart: boolean
}

/** Parts where a person's details stand. An unknown part is none of them: patterns alone count there. */
const PERSONAL: ReadonlySet<LinePart | undefined> = new Set([
  'top',
  'personal',
  'references',
  'declaration',
])

export function isPersonal(part: LinePart | undefined): boolean {
  return PERSONAL.has(part)
}
