// Finds the value of a label that nothing follows: in a cell beside it, under it, or on the next
// line.

import { findDates } from '../../dates/find-dates.js'
import type { Page } from '../page/make-page.js'
import type { Cell, Cells } from './cells.js'
import { isOtherLabel, type ValueKind } from './fields.js'
import { isPersonal, type Label } from './label.js'
import { isLikelyName, isProperWords, mayBeName } from './name-value.js'
import { fitOf } from './value-fit.js'

/** A value below its label fills a cell, not a paragraph. */
const BELOW_CHARS_MAX = 60
/** A cell that opens with another label (after a mark, perhaps) is no value. */
const LABEL_WITHIN_CHARS = 3
/** A value apart from its label has few words. */
const APART_WORDS_MAX = 5
/** An identifying number that fills a line. */
const WHOLE_ID = /^\s*[A-Z]{0,3}[ -]?\d[\dA-Z/ -]{4,18}\s*$/

/** Fields with few possible values: any other line below the label is not theirs. */
const TOLD_BY_VALUE: ReadonlySet<string> = new Set(['gender', 'age'])

export const isBlank = (page: Page, { valueStart, valueEnd }: Label): boolean =>
  !/[\p{Alpha}\p{N}[]/u.test(page.folded.slice(valueStart, valueEnd))

/** Whether a cell can be what a label announces; its position alone is not enough. */
const FITS: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  name: mayBeName,
  date: (text) => findDates(text).length > 0,
  id: (text) => WHOLE_ID.test(text) || /^\W*[\dA-Z/ -]*\d{4}[\dA-Z/ -]*\W*$/.test(text),
  short: (text) => !/[:@]/.test(text) && text.trim().split(/\s+/).length <= APART_WORDS_MAX,
  address: (text) => /[\d,]/.test(text) && !/[:@]/.test(text),
  rest: () => false,
  phone: () => false,
  handle: () => false,
  photo: () => false,
}

/**
 * The value in its own cell: to the right, where labels form a column, or below, in a row of a
 * table.
 */
export function withCell(
  page: Page,
  label: Label,
  cells: Cells,
  starts: ReadonlySet<number>,
  isInColumn: boolean,
): Label {
  const own = cells.at(label.line, label.start)
  if (!own) return label
  const fits = (cell: Cell | undefined): cell is Cell => {
    if (!cell || cell.end - cell.start > BELOW_CHARS_MAX) return false
    for (let at = cell.start; at < cell.start + LABEL_WITHIN_CHARS; at++)
      if (starts.has(at)) return false
    return FITS[label.field.value](page.text.slice(cell.start, cell.end))
  }
  const beside = isInColumn && isPersonal(label.line.part) ? cells.beside(own) : undefined
  const isInRow = own.start > label.line.start || own.end < label.line.end
  const found = [beside, isInRow ? cells.below(own) : undefined].find(fits)
  return found ? { ...label, valueStart: found.start, valueEnd: found.end, apart: true } : label
}

/** A label with nothing after it announces the line below. */
export function withBelow(page: Page, label: Label, opened: ReadonlySet<number>): Label {
  if (!isBlank(page, label) || label.valueEnd < label.line.end) return label
  const next = page.lines[label.line.number + 1]
  if (!next || opened.has(next.number) || next.end - next.start > BELOW_CHARS_MAX) return label
  const text = page.text.slice(next.start, next.end)
  const isMarked = /^\s*:/.test(text)
  // "Languages known :" is the next label, not a value; a heading opens what comes after the form.
  if (/:\s*$/.test(text) || isOtherLabel(text) || page.known.headings?.has(next.number))
    return label
  if (!isMarked && TOLD_BY_VALUE.has(label.field.name) && fitOf(label.field, text) === 0)
    return label
  const isId = label.field.value === 'id' && WHOLE_ID.test(text)
  if (!isMarked && !isId && !isPersonal(next.part)) return label
  const isName = label.field.value === 'name'
  const isRelative = label.field.name === 'relative_name' && isProperWords(text)
  if (isName && !isMarked && !isRelative && !isLikelyName(text)) return label
  return { ...label, valueStart: next.start, valueEnd: next.end, below: true }
}
