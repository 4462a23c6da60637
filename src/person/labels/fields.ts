// Labelled fields of a résumé ("Date of birth: …", "Familienstand …"): what each label announces.
import type { Placeholder, RemovalCategory } from '../../contract/redaction.js'
import { bakedMap, bakedSet } from '../../tables/baked-map.js'
import { BakedRows } from '../../tables/baked-rows.js'
import { dataJson } from '../../tables/data-file.js'
import { foldedLetters } from '../../text/fold-in-place.js'
import { PhraseList } from '../page/phrase-list.js'
import { bakedPhrases } from '../page/phrases-by-first.js'
import { JOINT, labelPhrases, labelsOf, otherLabels } from './label-words.js'
import { labelsByEdge, MisspeltLabels } from './misspelt.js'

/** How much of what follows a label belongs to it. */
export type ValueKind =
  | 'name'
  | 'date'
  | 'short'
  | 'rest'
  | 'id'
  | 'address'
  | 'phone'
  | 'handle'
  | 'photo'

export interface Field {
  name: string
  category: RemovalCategory
  placeholder: Placeholder
  value: ValueKind
  /**
   * The label must open its line or follow a sign, among personal details: "Project name:" is not
   * "name:".
   */
  alone: boolean
  /** The value follows without a sign: "s/o Ramesh". */
  direct: boolean
  /** Only among personal details: "place", "state" and "validity" are everyday words. */
  personal: boolean
  /** The label itself tells something ("husband's name"). */
  label: { category: RemovalCategory; placeholder: Placeholder } | null
}

interface FieldRow {
  category: RemovalCategory
  placeholder: Placeholder
  value: ValueKind
  alone?: boolean
  direct?: boolean
  personal?: boolean
  label_category?: RemovalCategory
  label_placeholder?: Placeholder
}

const rows = dataJson('./data/fields.json', import.meta.url) as Record<string, FieldRow>

const FIELDS = new Map(Object.entries(rows).map(([name, row]) => [name, fieldOf(name, row)]))
const NAMES = [...FIELDS.keys()]

function fieldOf(name: string, row: FieldRow): Field {
  const { category, placeholder, value, label_category, label_placeholder } = row
  return {
    name,
    category,
    placeholder,
    value,
    alone: row.alone ?? false,
    direct: row.direct ?? false,
    personal: row.personal ?? false,
    label:
      label_category && label_placeholder
        ? { category: label_category, placeholder: label_placeholder }
        : null,
  }
}

function named(name: string): Field {
  const field = FIELDS.get(name)
  if (!field) throw new Error(`No field is called ${name}`)
  return field
}

export const labelList = new PhraseList(
  bakedPhrases(
    'labels/phrases',
    () => labelPhrases(NAMES),
    (text): Field => {
      if (!text.endsWith(JOINT)) return named(text)
      return { ...named(text.slice(0, -JOINT.length)), alone: false, value: 'short' }
    },
  ),
)

export const misspeltLabels = new MisspeltLabels(
  new BakedRows('labels/by-edge', () => labelsByEdge(labelsOf(NAMES))),
  named,
)

const FIELD_OF = bakedMap(
  'labels/by-letters',
  () => new Map(labelsOf(NAMES).map(([label, name]) => [foldedLetters(label), name])),
)
const others = bakedSet('labels/nothing-personal', () => otherLabels().map(foldedLetters))

/** The field of a line that holds only its label. */
export function fieldOfLabel(line: string): Field | null {
  const name = FIELD_OF.get(foldedLetters(line))
  return name === undefined ? null : named(name)
}

/**
 * Whether a line is only a label of a form that asks for nothing personal ("Languages known :").
 */
export const isOtherLabel = (line: string): boolean => others.has(foldedLetters(line))
