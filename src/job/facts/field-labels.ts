// Labels of facts ("Location", "Job type", "Reports to") and the kind of fact that each announces.
// If there are several kinds, the first counts.
import { languageFileJson } from '../../languages/read-languages.js'
import { foldKey } from '../../text/fold.js'

export type FieldName =
  | 'title'
  | 'location'
  | 'employment'
  | 'hours'
  | 'workplace'
  | 'seniority'
  | 'company'
  | 'experience'
  | 'salary'
  /** Names another post, not this one. */
  | 'superior'
  | 'other'

const NAMES = new Map<string, FieldName[]>()
const data = languageFileJson('en', 'posting-fields.json') as Record<FieldName, string[]>
for (const [name, labels] of Object.entries(data)) {
  for (const label of labels) NAMES.set(label, [...(NAMES.get(label) ?? []), name as FieldName])
}

/** No label is longer, so whole sentences are not looked up. */
const LABEL_CHARS_MAX = 40

export const namesOf = (label: string): readonly FieldName[] => NAMES.get(foldKey(label)) ?? []

/** The kind of a text that is only a label; '' for other texts. */
export const isFieldLabel = (text: string): FieldName | '' =>
  text.length > LABEL_CHARS_MAX ? '' : (namesOf(text.replace(/\s*:\s*$/, ''))[0] ?? '')
