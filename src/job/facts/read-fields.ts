// Reads labelled facts: "Location: Leeds", or a label alone with its value on the next line.
import { foldKey } from '../../core/fold.js'
import type { Span, Unit } from '../types.js'
import { type FieldName, namesOf } from './field-labels.js'

export interface Field {
  value: string
  span: Span
}

export type Fields = Partial<Record<FieldName, Field>>

const UNITS_MAX = 400
const VALUE_CHARS_MAX = 160
const LABELLED = /^([^:\n]{2,30}?)\s*:\s*(?=\S)/
/** A one-word label alone belongs to the table at the top of a page; deeper down it is a heading. */
const BARE_LABEL_DEPTH = 60

const EMPTY_VALUE = /^(?:n\/?a|not (?:stated|specified|disclosed)|-|tbc|various)$/i

function put(fields: Fields, label: string, value: string, span: Span): void {
  if (value.length > VALUE_CHARS_MAX || EMPTY_VALUE.test(value.trim())) return
  for (const name of namesOf(label)) {
    if (!fields[name]) fields[name] = { value: value.trim(), span }
  }
}

/** "Experience", then "4 years". */
const isAmount = (unit: Unit | undefined): boolean =>
  /^\d[\d+ –-]*\s*years?$/i.test(unit?.text ?? '')

/** The first value of each field wins. */
export function readFields(units: readonly Unit[]): Fields {
  const fields: Fields = {}
  for (const [index, unit] of units.slice(0, UNITS_MAX).entries()) {
    const labelled = LABELLED.exec(unit.text)
    if (labelled) {
      const from = labelled[0].length
      const span = { ...unit.span, start: unit.span.start + from }
      put(fields, labelled[1] ?? '', unit.text.slice(from), span)
      continue
    }
    const next = units[index + 1]
    const key = foldKey(unit.text)
    const isLabel =
      namesOf(key).length > 0 && (index < BARE_LABEL_DEPTH || key.includes(' ') || isAmount(next))
    if (isLabel && next && !LABELLED.test(next.text)) put(fields, key, next.text, next.span)
  }
  return fields
}
