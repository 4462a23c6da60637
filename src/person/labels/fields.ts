// Labelled fields of a résumé ("Date of birth: …", "Familienstand …"): what each label announces.
import type { Placeholder, RemovalCategory } from '../../contract/redaction.js'
import { eachOf } from '../../languages/words.js'
import { dataJson } from '../../tables/data-file.js'
import { foldedLetters, foldInPlace } from '../../text/fold-in-place.js'
import { PhraseList } from '../page/phrase-list.js'
import { MisspeltLabels } from './misspelt.js'

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

/** "DateofBirth", "MaritalStatus": labels that have lost their spaces. */
const GLUED_CHARS_MIN = 7
const NOT_IN_A_WORD = /[^\p{L}']/gu

export const labelList = new PhraseList<Field>()
const spelt: [string, Field][] = []

for (const [name, row] of Object.entries(rows)) {
  const { category, placeholder, value, label_category, label_placeholder } = row
  const field: Field = {
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
  for (const label of eachOf(`form:${name}`)) {
    labelList.add(label, field)
    spelt.push([foldInPlace(label), field])
    if (!label.includes(' ')) continue
    const glued = label.replace(NOT_IN_A_WORD, '')
    if (glued.length >= GLUED_CHARS_MIN) labelList.add(glued, field)
  }
}

/**
 * "Race / Religion", "Hometown & Tribe": two labels of one value. The first says what it is, and two
 * in a row are no everyday words.
 */
const byLabel = new Map(spelt)
const joint = eachOf('form:joint')
for (const first of joint) {
  const field = byLabel.get(first)
  if (!field) continue
  const both: Field = { ...field, alone: false, value: 'short' }
  for (const second of joint) if (second !== first) labelList.add(`${first} ${second}`, both)
}

export const misspeltLabels = new MisspeltLabels(spelt)

const OTHER_LABELS: ReadonlySet<string> = new Set(
  eachOf('form:nothing-personal').map(foldedLetters),
)
const FIELD_OF = new Map(spelt.map(([label, field]) => [foldedLetters(label), field]))

/** The field of a line that holds only its label. */
export const fieldOfLabel = (line: string): Field | null =>
  FIELD_OF.get(foldedLetters(line)) ?? null

/**
 * Whether a line is only a label of a form that asks for nothing personal ("Languages known :").
 */
export const isOtherLabel = (line: string): boolean => OTHER_LABELS.has(foldedLetters(line))
