// Fills what a caller left out of a Candidate or a Role: unknown content scores as absent. Months
// are counted anew for the day in question, since a Candidate may be sent years after it was
// parsed.
import { type Candidate, DEGREE_LEVELS, type DegreeLevel } from '../../contract/candidate.js'
import type { CandidateInput, RoleInput } from '../../contract/match-input.js'
import { EMPLOYMENT_TYPES, type EmploymentType, type Role } from '../../contract/role.js'
import { parseDate } from '../../dates/months.js'
import type { PartialDate } from '../../dates/types.js'
import { asOfDate, tenureMonths, totalMonths } from '../../resume/experience.js'

type Item<T, K extends keyof T> = NonNullable<T[K]> extends readonly (infer I)[] ? I : never

const degreeLevel = (text: string | null | undefined): DegreeLevel =>
  DEGREE_LEVELS.find((level) => level === text) ?? ''

const employmentType = (text: string | null | undefined): EmploymentType =>
  EMPLOYMENT_TYPES.find((type) => type === text) ?? ''

type WorkEntry = Candidate['work_history'][number]

const completeWork = (work: Item<CandidateInput, 'work_history'>): WorkEntry => ({
  employer: '',
  employer_normalized: '',
  title: '',
  title_normalized: '',
  seniority: null,
  start: '',
  // A missing end is unknown; only a stated null means a current position.
  end: '',
  tenure_months: 0,
  skills: [],
  highlights: [],
  ...work,
})

const isDated = ({ start, end }: WorkEntry): boolean =>
  parseDate(start) !== null && (end === null || parseDate(end) !== null)

/** Counts months by the dates: months without dates are nothing that a quote could show. */
function workEntry(work: Item<CandidateInput, 'work_history'>, today: PartialDate): WorkEntry {
  const entry = completeWork(work)
  return { ...entry, tenure_months: tenureMonths(entry.start, entry.end, today) }
}

/** The months of a candidate without any dated position are those that the caller states. */
const experienceMonths = (
  work: readonly WorkEntry[],
  stated: number,
  today: PartialDate,
): number => (work.some((entry) => isDated(entry)) ? totalMonths([...work], today) : stated)

const educationEntry = (
  entry: Item<CandidateInput, 'education'>,
): Candidate['education'][number] => ({
  institution: '',
  institution_normalized: '',
  degree: '',
  field: '',
  field_normalized: '',
  start: null,
  end: null,
  ...entry,
  degree_level: degreeLevel(entry.degree_level),
})

/** A skill may come with only one of its two names. */
const skill = (given: Item<CandidateInput, 'skills'>): Candidate['skills'][number] => ({
  raw: given.raw ?? given.canonical ?? '',
  canonical: given.canonical ?? given.raw ?? '',
  taxonomy_id: given.taxonomy_id ?? null,
})

/** @param asOf YYYY-MM-DD: the day on which "present" is read */
export function completeCandidate(input: CandidateInput, asOf: string): Candidate {
  const today = asOfDate(asOf)
  const work = (input.work_history ?? []).map((entry) => workEntry(entry, today))
  return {
    candidate_id: input.candidate_id ?? '',
    contact: { name: '', email: '', phone: '', location: '', links: [], ...input.contact },
    summary: input.summary ?? '',
    total_experience_months: experienceMonths(work, input.total_experience_months ?? 0, today),
    seniority: input.seniority ?? null,
    work_history: work,
    education: (input.education ?? []).map(educationEntry),
    skills: (input.skills ?? []).map(skill),
    certifications: (input.certifications ?? []).map((given) => ({
      name: '',
      issuer: '',
      ...given,
    })),
    languages: input.languages ?? [],
  }
}

export function completeRole(input: RoleInput): Role {
  return {
    role_id: input.role_id ?? '',
    title: input.title ?? input.title_normalized ?? '',
    title_normalized: input.title_normalized ?? '',
    seniority: input.seniority ?? null,
    location: input.location ?? '',
    employment_type: employmentType(input.employment_type),
    must_have_skills: (input.must_have_skills ?? []).map((given) => ({
      canonical: '',
      taxonomy_id: null,
      min_years: null,
      ...given,
    })),
    nice_to_have_skills: (input.nice_to_have_skills ?? []).map((given) => ({
      canonical: '',
      taxonomy_id: null,
      ...given,
    })),
    responsibilities: input.responsibilities ?? [],
    qualifications: input.qualifications ?? [],
    min_experience_months: input.min_experience_months ?? 0,
  }
}
