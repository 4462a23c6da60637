// Reads labelled facts: "Location: Leeds", or a label alone with its value on the next line.
import { anyOf, patternOf } from '../../languages/words.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import type { Span, Unit } from '../types.js'
import { type FieldName, namesOf } from './field-labels.js'
import { placeOfField } from './place-in-field.js'

export interface Field {
  value: string
  span: Span
}

export type Fields = Partial<Record<FieldName, Field>>

/** Bounds the work: what is labelled stands above or below the text, and postings are shorter. */
const UNITS_MAX = 400
/** A longer value is a paragraph behind a colon. */
const VALUE_CHARS_MAX = 160
const LABELLED = /^([^:\n]{2,30}?)\s*:\s*(?=\S)/
/**
 * "Location: Leeds | Type: Full-time" has several facts on one line; "| Role | Cook |" is a table
 * row.
 */
const CELLS = /\s*[|•·\t]+\s*/
/** "Location – Leeds": behind a known label a dash counts as a colon. */
const DASHED = /^([\p{Alpha} /]{3,30}?)\s+[-–—]\s+(?=\S)/u
/**
 * A label of one word alone belongs to the table at the top of a page; further down it is a
 * heading.
 */
const BARE_LABEL_DEPTH = 60

/** Words with which a form says that it has no value. */
const EMPTY_VALUE = new RegExp(`^(?:${anyOf('unit:empty-values')})$`, 'i')

/** "Site: Fern Wing" and then "Town: Leeds": a known place is better than a name that is none. */
const isBetterPlace = (name: FieldName, known: string, value: string): boolean =>
  name === 'location' && placeOfField(known) === '' && placeOfField(value) !== ''

/** "The role" above "The Baker runs our ovens.": a sentence below a label is no title. */
const SENTENCE = /(?:\S+\s+){7}\S+[.!?]$/

function put(fields: Fields, label: string, value: string, span: Span): void {
  if (value.length > VALUE_CHARS_MAX || EMPTY_VALUE.test(value.trim())) return
  for (const name of namesOf(label)) {
    if (name === 'title' && SENTENCE.test(value.trim())) continue
    const known = fields[name]
    if (!known || isBetterPlace(name, known.value, value))
      fields[name] = { value: value.trim(), span }
  }
}

/** A number of years and nothing else. */
const AMOUNT = new RegExp(patternOf('unit-amount'), 'i')

/** Whether the unit is an amount of years, as it stands below the label "Experience". */
const isAmount = (unit: Unit | undefined): boolean => AMOUNT.test(unit?.text ?? '')

/** A label of the title further on in a line that lost its breaks. */
const INLINE_TITLE = new RegExp(patternOf('title-inline-label'), 'i')
/** From this likelihood on a labelled value is a post. */
const POST_SURE = 0.6

/** "Job Title: Head Baker Reporting to: Owner": the value ends where the next label begins. */
function inlineTitle(unit: Unit): Field | null {
  const label = INLINE_TITLE.exec(unit.text)
  if (!label) return null
  const start = label.index + label[0].length
  const [until = '', rest] = unit.text.slice(start, start + VALUE_CHARS_MAX).split(/\s*:/, 2)
  const words = until.split(/\s+/)
  for (let size = LABEL_WORDS_MAX; size > 0 && rest !== undefined; size--) {
    const value = words.slice(0, -size).join(' ')
    if (namesOf(words.slice(-size).join(' ')).length > 0 && titleLikelihood(value) >= POST_SURE)
      return { value, span: { ...unit.span, start: unit.span.start + start } }
  }
  return null
}

interface Piece {
  label: string
  value: string
  /** The offset of the value from the beginning of the unit. */
  start: number
}

/** The cells of a line, each with its label; empty if the line is one fact or none. */
function cellsOf(text: string): Piece[] {
  if (!CELLS.test(text)) return []
  const cells = text.split(CELLS).filter((cell) => cell !== '')
  const out: Piece[] = []
  let from = 0
  for (const [at, cell] of cells.entries()) {
    from = text.indexOf(cell, from)
    const labelled = LABELLED.exec(cell)
    const before = cells[at - 1] ?? ''
    if (labelled) {
      const start = from + labelled[0].length
      out.push({ label: labelled[1] ?? '', value: cell.slice(labelled[0].length), start })
    } else if (at % 2 === 1 && namesOf(before).length > 0)
      out.push({ label: before, value: cell, start: from })
  }
  return out
}

function piecesOf(text: string): Piece[] {
  const cells = cellsOf(text)
  if (cells.length > 0) return cells
  const dashed = DASHED.exec(text)
  const isDashed = dashed !== null && namesOf(dashed[1] ?? '').length > 0
  const labelled = LABELLED.exec(text) ?? (isDashed ? dashed : null)
  if (!labelled) return []
  const start = labelled[0].length
  return [{ label: labelled[1] ?? '', value: text.slice(start), start }]
}

/**
 * "Role Cook", "Office Leeds": cells that lost their border. Only a neighbouring label shows that a
 * word is one. Such tables are near the top.
 */
const TABLE_UNITS = 40
/** A row with more words is a sentence, and a label is as short as "Type of contract". */
const TABLE_WORDS_MAX = 12
const LABEL_WORDS_MAX = 3

function tabled(unit: Unit | undefined): Piece | null {
  const words = unit?.text.split(/\s+/) ?? []
  if (words.length < 2 || words.length > TABLE_WORDS_MAX) return null
  for (let size = Math.min(LABEL_WORDS_MAX, words.length - 1); size > 0; size--) {
    const label = words.slice(0, size).join(' ')
    const value = words.slice(size).join(' ')
    if (
      namesOf(label).length > 0 &&
      /^[\p{Upper}\d£$€]/u.test(label) &&
      /^[\p{Upper}\d£$€]/u.test(value)
    )
      return { label, value, start: label.length + 1 }
  }
  return null
}

const isFact = (unit: Unit | undefined): boolean => {
  const label = LABELLED.exec(unit?.text ?? '')?.[1] ?? tabled(unit)?.label ?? ''
  return namesOf(label).length > 0
}

/** Reads the fields; the first value of each counts. */
export function readFields(units: readonly Unit[]): Fields {
  const fields = labelledFields(units)
  const isSure = fields.title && titleLikelihood(fields.title.value) >= POST_SURE
  const inline = isSure ? null : units.slice(0, TABLE_UNITS).map(inlineTitle).find(Boolean)
  return inline ? { ...fields, title: inline } : fields
}

function labelledFields(units: readonly Unit[]): Fields {
  const fields: Fields = {}
  for (const [index, unit] of units.slice(0, UNITS_MAX).entries()) {
    const pieces = piecesOf(unit.text)
    for (const { label, value, start } of pieces)
      put(fields, label, value, { ...unit.span, start: unit.span.start + start })
    if (pieces.length > 0) continue
    const row = index < TABLE_UNITS ? tabled(unit) : null
    if (row && isFact(units[index + 1]) && (isFact(units[index - 1]) || isFact(units[index + 2]))) {
      put(fields, row.label, row.value, { ...unit.span, start: unit.span.start + row.start })
      continue
    }
    if (row && isFact(units[index - 1]) && isFact(units[index - 2]))
      put(fields, row.label, row.value, { ...unit.span, start: unit.span.start + row.start })
    const next = units[index + 1]
    const key = foldKey(unit.text)
    const isLabel =
      namesOf(key).length > 0 && (index < BARE_LABEL_DEPTH || key.includes(' ') || isAmount(next))
    if (isLabel && next && !LABELLED.test(next.text)) put(fields, key, next.text, next.span)
  }
  return fields
}
