// What a caller sends: one document in one of three forms, or the two sides of a match.
import { type Static, Type } from 'typebox'

export const AsOf = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'The day on which "present" is read, YYYY-MM-DD; today (UTC) by default',
})

export const DocumentInput = Type.Object(
  {
    text: Type.Optional(Type.String({ description: 'Raw document text; HTML is stripped' })),
    url: Type.Optional(Type.String({ description: 'http(s) URL of a public PDF or web page' })),
    file: Type.Optional(Type.String({ description: 'Base64 bytes of a PDF or plain text' })),
    as_of: Type.Optional(AsOf),
  },
  { $id: 'DocumentInput', description: 'Exactly one of text, url, file' },
)
export type DocumentInput = Static<typeof DocumentInput>

export const MatchInput = Type.Object(
  {
    candidate: Type.Optional(Type.Unknown()),
    resume_text: Type.Optional(Type.String()),
    resume_url: Type.Optional(Type.String()),
    resume_file: Type.Optional(Type.String()),
    role: Type.Optional(Type.Unknown()),
    jd_text: Type.Optional(Type.String()),
    jd_url: Type.Optional(Type.String()),
    jd_file: Type.Optional(Type.String()),
    explain: Type.Optional(Type.Boolean({ default: false })),
    as_of: Type.Optional(AsOf),
  },
  { $id: 'MatchInput' },
)
export type MatchInput = Static<typeof MatchInput>

export const RequirementsInput = Type.Object(
  {
    candidate: Type.Optional(Type.Unknown()),
    role: Type.Optional(Type.Unknown()),
    as_of: Type.Optional(AsOf),
  },
  { $id: 'RequirementsInput' },
)
export type RequirementsInput = Static<typeof RequirementsInput>
