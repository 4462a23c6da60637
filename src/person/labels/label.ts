// A label of a page with its value, and the parts of a résumé where such labels are.
import type { PageLine } from '../page/make-page.js'
import type { LinePart } from '../types.js'
import type { Field } from './fields.js'

export interface Label {
  field: Field
  line: PageLine
  start: number
  end: number
  /** Start of the value; the value is empty when nothing follows. */
  valueStart: number
  valueEnd: number
  /** Whether the value is on the next line. */
  below: boolean
  /** Whether the value is a cell of its own, beside the label or under it. */
  apart: boolean
}

/**
 * Whether the label is a column's name in the header of an exported table: rows print only values,
 * so such a label has no text of its own.
 */
export const isColumn = ({ start, end }: Label): boolean => start === end

/** Parts with personal details. An unknown part is none of them: there only patterns count. */
const PERSONAL: ReadonlySet<LinePart | undefined> = new Set([
  'top',
  'personal',
  'references',
  'declaration',
])

export function isPersonal(part: LinePart | undefined): boolean {
  return PERSONAL.has(part)
}
