// Redaction: the categories of removals, their placeholders, and the result of /redact.
import { type Static, Type } from 'typebox'
import { choice } from './choice.js'

export const REMOVAL_CATEGORIES = [
  'name',
  'contact',
  'address',
  'age_proxy',
  'gender_proxy',
  'ethnicity_proxy',
  'nationality_proxy',
  'religion_proxy',
  'family_status_proxy',
  'health_proxy',
  'photo',
  'id_number',
] as const
export type RemovalCategory = (typeof REMOVAL_CATEGORIES)[number]

export const PLACEHOLDERS = [
  'NAME',
  'EMAIL',
  'PHONE',
  'LINK',
  'ADDRESS',
  'AGE',
  'DATE',
  'PRONOUN',
  'GENDER',
  'ETHNICITY',
  'NATIONALITY',
  'RELIGION',
  'FAMILY_STATUS',
  'HEALTH',
  'PHOTO',
  'ID',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export const Removal = Type.Object(
  {
    category: choice(REMOVAL_CATEGORIES, { description: 'Kind of personal data' }),
    original: Type.String({ description: 'The words that were removed' }),
  },
  { $id: 'Removal', description: 'Something that was taken out' },
)
export type Removal = Static<typeof Removal>

export const RedactionResult = Type.Object(
  {
    redacted_text: Type.String({
      description: `The text; what was removed is replaced by ${PLACEHOLDERS.map((name) => `[${name}]`).join(' ')}`,
    }),
    removed: Type.Array(Removal, { description: 'What was taken out' }),
  },
  { $id: 'RedactionResult', description: 'A document without personal data' },
)
export type RedactionResult = Static<typeof RedactionResult>
