// What a piece of text needs to be part of an address, with a label or without.
import { fieldOfLabel, isOtherLabel } from '../labels/fields.js'
import { isReachable, isSentence, type Piece } from './contact-pieces.js'
import { isOffice } from './no-address.js'
import { isProse } from './prose.js'

/** How many lines one address may go on over. */
export const LINES_MAX = 8
/** In points; the columns of a line are farther apart. */
export const COLUMN_TOLERANCE = 12
/** In heights of a line: a wider gap ends an address. */
export const GAP_MAX = 1.6
/** Begins with the number of a house or a flat: "12/4,", "#7 ", "B-302". */
export const HOUSE =
  /^\W{0,2}(?:#?\d{1,5}[A-Za-z]?(?:[-/]\d{1,5}[A-Za-z]?)*\b[,\s]|[A-Z]{1,2}-?\d{1,4}\b)/

/** Labels that stand within an address, or before any detail of the contact block. */
const INNER_KINDS = new Set<string>(['part', 'contact'])

/** "Date of Birth", "Languages known": the label of another field, alone on its line. */
const isFormLabel = (text: string): boolean =>
  (fieldOfLabel(text)?.category ?? 'address') !== 'address' || isOtherLabel(text)

/** Whether this piece may belong to an address. */
export function mayBelong(piece: Piece): boolean {
  if (piece.heading === 'section' || piece.text === '') return false
  if (piece.label !== null && !INNER_KINDS.has(piece.label.kind)) return false
  if (isReachable(piece.text) || isSentence(piece.text) || isFormLabel(piece.text)) return false
  if (isOffice(piece.text)) return false
  return HOUSE.test(piece.text) || !isProse(piece.text)
}
