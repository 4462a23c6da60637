// Redaction: the categories of removals, their placeholders, and the result of /redact.
import { type Static, Type } from 'typebox'

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

export const Removal = Type.Object({
  category: Type.Enum(REMOVAL_CATEGORIES),
  original: Type.String(),
})
export type Removal = Static<typeof Removal>

export const RedactionResult = Type.Object(
  { redacted_text: Type.String(), removed: Type.Array(Removal) },
  { $id: 'RedactionResult' },
)
export type RedactionResult = Static<typeof RedactionResult>
