// What a caller sends. Of each pair, the server checks a body against the first schema. The second
// is published: it also states the alternatives, which a list of optional fields cannot express.
import { type Static, type TSchema, Type } from 'typebox'
import { CandidateInput, RoleInput } from './match-input.js'

export const AsOf = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'The day on which "present" is read, YYYY-MM-DD; today (UTC) by default',
})

const text = (what: string) => Type.String({ description: `${what} as text; HTML is stripped` })
const url = (what: string) => Type.String({ description: `http(s) address of ${what}` })
const file = (what: string) =>
  Type.String({ description: `Bytes of ${what} in base64: PDF or plain text, at most 10 MB` })

type Form = Record<string, TSchema>

/**
 * Bodies of which exactly one fits: a member of each group, with every pairing spelled out. Groups
 * joined by allOf would be shorter, but linters that close every object refuse them.
 */
function exactlyOneOfEach(
  { $id, description }: { $id: string; description: string },
  groups: readonly Form[],
  options: Form,
): TSchema {
  const bodies = groups.reduce<Form[]>(
    (sofar, group) =>
      sofar.flatMap((body) =>
        Object.entries(group).map(([name, schema]) => ({ ...body, [name]: schema })),
      ),
    [{}],
  )
  const oneOf = bodies.map((body) =>
    Type.Object(
      { ...body, ...options },
      { description: `With ${Object.keys(body).join(' and ')}` },
    ),
  )
  return Type.Unsafe({ $id, description, oneOf })
}

const TEXT = text('The document')
const URL = url('a public PDF or web page')
const FILE = file('the document')

export const DocumentFields = Type.Object({
  text: Type.Optional(TEXT),
  url: Type.Optional(URL),
  file: Type.Optional(FILE),
  as_of: Type.Optional(AsOf),
})
export type DocumentFields = Static<typeof DocumentFields>

export const DocumentInput = exactlyOneOfEach(
  { $id: 'DocumentInput', description: 'Exactly one of text, url, file' },
  [{ text: TEXT, url: URL, file: FILE }],
  { as_of: Type.Optional(AsOf) },
)

const RESUME = { text: text('The résumé'), url: url('a résumé'), file: file('the résumé') }
const JOB = {
  text: text('The job description'),
  url: url('a job posting'),
  file: file('the job description'),
}
const MATCH_OPTIONS = {
  explain: Type.Optional(
    Type.Boolean({ description: 'Adds explanation.notes; they are left out by default' }),
  ),
  as_of: Type.Optional(AsOf),
}

export const MatchFields = Type.Object({
  candidate: Type.Optional(CandidateInput),
  resume_text: Type.Optional(RESUME.text),
  resume_url: Type.Optional(RESUME.url),
  resume_file: Type.Optional(RESUME.file),
  role: Type.Optional(RoleInput),
  jd_text: Type.Optional(JOB.text),
  jd_url: Type.Optional(JOB.url),
  jd_file: Type.Optional(JOB.file),
  ...MATCH_OPTIONS,
})
export type MatchFields = Static<typeof MatchFields>

export const MatchInput = exactlyOneOfEach(
  {
    $id: 'MatchInput',
    description:
      'Exactly one of candidate, resume_text, resume_url, resume_file, and exactly one of role, jd_text, jd_url, jd_file. Documents are parsed on the way.',
  },
  [
    {
      candidate: CandidateInput,
      resume_text: RESUME.text,
      resume_url: RESUME.url,
      resume_file: RESUME.file,
    },
    { role: RoleInput, jd_text: JOB.text, jd_url: JOB.url, jd_file: JOB.file },
  ],
  MATCH_OPTIONS,
)

export const RequirementsFields = Type.Object({
  candidate: Type.Optional(CandidateInput),
  role: Type.Optional(RoleInput),
  as_of: Type.Optional(AsOf),
})
export type RequirementsFields = Static<typeof RequirementsFields>

export const RequirementsInput = Type.Object(
  { candidate: CandidateInput, role: RoleInput, as_of: Type.Optional(AsOf) },
  { $id: 'RequirementsInput', description: 'A parsed candidate and a parsed role' },
)
