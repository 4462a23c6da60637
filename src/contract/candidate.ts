// Candidate: what a résumé becomes, and what match and requirement scoring take.
import { type Static, Type } from 'typebox'
import { choice } from './choice.js'
import { text, texts } from './fields.js'
import { Seniority } from './seniority.js'
import { Skill } from './skill.js'

const FORM = 'YYYY-MM, YYYY, or "" when unknown'
const maybeDate = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description: `${description}: ${FORM}` })

export const DEGREE_LEVELS = [
  'high_school',
  'certificate',
  'diploma',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const
export type DegreeLevel = (typeof DEGREE_LEVELS)[number] | ''

const Months = (description: string) => Type.Integer({ minimum: 0, description })

export const Contact = Type.Object(
  {
    name: text('Full name'),
    email: text('E-mail address'),
    phone: text('Telephone number in E.164 form'),
    location: text('City, region, country'),
    links: texts('Absolute addresses of profiles and sites of the person'),
  },
  { $id: 'Contact', description: 'How to reach the person; "" for what the document does not say' },
)
export type Contact = Static<typeof Contact>

export const WorkEntry = Type.Object(
  {
    employer: text('Employer as written'),
    employer_normalized: text('Employer without legal form, in one spelling'),
    title: text('Job title as written'),
    title_normalized: text('Canonical job title'),
    seniority: Seniority,
    start: text(`Begin of the position: ${FORM}`),
    end: maybeDate('End of the position, null for a current one'),
    tenure_months: Months('Months in the position, both end months counted; 0 when undated'),
    skills: texts('Canonical names of the skills that the entry names'),
    highlights: texts('What the person did there, line by line'),
  },
  { $id: 'WorkEntry', description: 'One position' },
)
export type WorkEntry = Static<typeof WorkEntry>

export const EducationEntry = Type.Object(
  {
    institution: text('School or university as written'),
    institution_normalized: text('Institution in one spelling'),
    degree: text('Degree as written'),
    degree_level: choice([...DEGREE_LEVELS, ''], {
      description: 'Level of the degree; "" when unknown',
    }),
    field: text('Field of study as written'),
    field_normalized: text('Field of study in one spelling'),
    start: maybeDate('Begin of the studies'),
    end: maybeDate('End of the studies, or the year of the degree'),
  },
  { $id: 'EducationEntry', description: 'One degree or course of study' },
)
export type EducationEntry = Static<typeof EducationEntry>

export const Certification = Type.Object(
  {
    name: text('Certificate or licence'),
    issuer: text('Who issued it; "" when unknown'),
    year: Type.Optional(
      Type.Integer({ description: 'Year of issue; left out when it is unknown' }),
    ),
  },
  { $id: 'Certification', description: 'A certificate or licence' },
)
export type Certification = Static<typeof Certification>

const ScoringFeatures = Type.Object(
  {
    skills: texts('Canonical names of the skills'),
    seniority: Seniority,
    total_experience_months: Months('Months of experience, overlaps counted once'),
  },
  { description: 'What scoring may look at' },
)

export const ScoringView = Type.Object(
  {
    redacted_fields: texts('Kinds of personal data that were found and taken out'),
    features: ScoringFeatures,
  },
  { $id: 'ScoringView', description: 'The redacted view of the candidate' },
)
export type ScoringView = Static<typeof ScoringView>

export const Candidate = Type.Object(
  {
    candidate_id: text('Prefix cand_; the same document in the same account has the same id'),
    contact: Contact,
    summary: text(
      'Summary or objective in the words of the document; behind it, line by line, strengths and accomplishments that no other field holds',
    ),
    total_experience_months: Months('Months of all positions, overlaps counted once'),
    seniority: Seniority,
    work_history: Type.Array(WorkEntry, { description: 'Positions, in the document’s order' }),
    education: Type.Array(EducationEntry, { description: 'Degrees and courses of study' }),
    skills: Type.Array(Skill, { description: 'Skills, each once' }),
    certifications: Type.Array(Certification, { description: 'Certificates and licences' }),
    languages: texts('Spoken languages'),
    scoring_view: Type.Optional(ScoringView),
  },
  { $id: 'Candidate', description: 'What a résumé says, in one normalized form' },
)
export type Candidate = Static<typeof Candidate>
