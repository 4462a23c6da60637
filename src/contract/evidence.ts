// What ?include=evidence adds to a parsed document: where each value stands, and how sure we are.
import { type Static, Type } from 'typebox'
import { DEGREE_LEVELS } from './candidate.js'
import { choice } from './choice.js'
import { text } from './fields.js'
import { Severity } from './match.js'

const Page = Type.Integer({ minimum: 1, description: 'Page, from 1' })

const DOCUMENT_WARNINGS = [
  'read_by_ocr',
  'pages_cut',
  'lines_cut',
  'hidden_text',
  'language_limited',
] as const
const RESUME_WARNINGS = [
  'dates_overlap',
  'no_dates_found',
  'no_name_found',
  'no_contact_found',
] as const

const warnings = <const T extends readonly string[]>(values: T) =>
  Type.Array(choice(values, { description: 'What is odd' }), {
    description: 'What is odd about the document, or about how it was read',
  })

export const Box = Type.Object(
  {
    x: Type.Number({ description: 'From the page’s left edge' }),
    y: Type.Number({ description: 'From the page’s top edge' }),
    width: Type.Number({ description: 'Width' }),
    height: Type.Number({ description: 'Height' }),
  },
  { $id: 'Box', description: 'A place on a page, in points of 1/72 inch' },
)
export type Box = Static<typeof Box>

export const FieldEvidence = Type.Object(
  {
    path: text('Member of the answer: contact.email, work_history[0].title'),
    confidence: Type.Number({ minimum: 0, maximum: 1, description: 'How sure we are' }),
    page: Page,
    quote: text('The words of the document; "" where a page’s posting data says it'),
    box: Type.Union([Box, Type.Null()], { description: 'null for plain text and HTML' }),
  },
  { $id: 'FieldEvidence', description: 'Where one value stands' },
)
export type FieldEvidence = Static<typeof FieldEvidence>

export const DocumentLine = Type.Object(
  {
    text: text('The text of the line, without its bullet'),
    page: Page,
    box: Type.Union([Box, Type.Null()], { description: 'null for plain text and HTML' }),
  },
  { $id: 'DocumentLine', description: 'A line of the document' },
)
export type DocumentLine = Static<typeof DocumentLine>

/** Why a reader of the page does not see a text. */
const HIDDEN_REASONS = [
  'same_color',
  'tiny',
  'off_page',
  'invisible',
  'covered',
  'clipped',
  'squeezed',
  'overprinted',
  'replaced',
  'css',
  'transparent',
  'characters',
  'reordered',
] as const

export const HiddenText = Type.Object(
  {
    text: text('Text that a reader of the page does not see'),
    page: Page,
    reason: choice(HIDDEN_REASONS, { description: 'Why it is not seen' }),
  },
  { $id: 'HiddenText', description: 'Hidden text; it is told, and not read' },
)
export type HiddenText = Static<typeof HiddenText>

/** ISO 639-1 codes of the languages that are read. */
export const LANGUAGES_READ = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const
const language = (description: string) =>
  Type.Union([choice(LANGUAGES_READ, { description: 'Language' }), Type.Null()], { description })

const COMMON = {
  language: language(
    'Language of the document (ISO 639-1); null where too few words tell it. `language_limited` warns where it is read less well than English',
  ),
  second_language: language(
    'Another language that much of it is written in; null when it is in one',
  ),
  fields: Type.Array(FieldEvidence, { description: 'Where the values stand' }),
  lines: Type.Array(DocumentLine, {
    description: 'What was read, in reading order: at most 1,200 lines, no hidden text',
  }),
  hidden: Type.Array(HiddenText, { description: 'Text that is not visible' }),
}

export const ResumeEvidence = Type.Object(
  { ...COMMON, warnings: warnings([...DOCUMENT_WARNINGS, ...RESUME_WARNINGS]) },
  { $id: 'ResumeEvidence', description: 'Evidence of what was read in a résumé' },
)
export type ResumeEvidence = Static<typeof ResumeEvidence>

const AskedDegree = Type.Object(
  {
    level: choice([...DEGREE_LEVELS, ''], { description: 'Level that is asked for' }),
    fields: Type.Array(Type.String(), { description: 'Fields of study that are named' }),
    any_field: Type.Boolean({ description: 'Another field will do' }),
    strength: Severity,
    quote: text('The words of the document'),
    page: Page,
  },
  { $id: 'AskedDegree', description: 'A degree that the posting asks for' },
)

const WordingCheck = Type.Object(
  {
    kind: choice(['contradictory', 'impossible_years', 'age_coded', 'gender_coded'], {
      description: 'What is wrong',
    }),
    message: text('The same in a sentence'),
    quote: text('The words of the document'),
    page: Page,
    line: Type.Integer({ minimum: 0, description: 'Which of `lines`, from 0' }),
    start: Type.Integer({ minimum: 0, description: 'First character in the line' }),
    end: Type.Integer({ minimum: 0, description: 'After the last character in the line' }),
  },
  { $id: 'WordingCheck', description: 'Wording of the posting that is worth a second look' },
)

export const JobEvidence = Type.Object(
  {
    ...COMMON,
    any_of: Type.Array(Type.Array(Type.String()), {
      description: 'Alternatives of which one is enough, as paths',
    }),
    degrees: Type.Array(AskedDegree, { description: 'Degrees that are asked for' }),
    checks: Type.Array(WordingCheck, { description: 'Wording that is worth a second look' }),
    warnings: warnings(DOCUMENT_WARNINGS),
  },
  { $id: 'JobEvidence', description: 'Evidence of what was read in a job description' },
)
export type JobEvidence = Static<typeof JobEvidence>
