// Fills what a caller left out of a Candidate or a Role: unknown content scores as absent.
import { type Candidate, DEGREE_LEVELS, type DegreeLevel } from '../contract/candidate.js'
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import { EMPLOYMENT_TYPES, type EmploymentType, type Role } from '../contract/role.js'

type Item<T, K extends keyof T> = NonNullable<T[K]> extends readonly (infer I)[] ? I : never

const degreeLevel = (text: string | null | undefined): DegreeLevel =>
  DEGREE_LEVELS.find((level) => level === text) ?? ''

const employmentType = (text: string | null | undefined): EmploymentType =>
  EMPLOYMENT_TYPES.find((type) => type === text) ?? ''

const workEntry = (
  work: Item<CandidateInput, 'work_history'>,
): Candidate['work_history'][number] => ({
  employer: '',
  employer_normalized: '',
  title: '',
  title_normalized: '',
  seniority: null,
  start: '',
  // Only a stated null is a current position.
  end: '',
  tenure_months: 0,
  skills: [],
  highlights: [],
  ...work,
})

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

/** A skill may come with its name alone, in either field. */
const skill = (given: Item<CandidateInput, 'skills'>): Candidate['skills'][number] => ({
  raw: given.raw ?? given.canonical ?? '',
  canonical: given.canonical ?? given.raw ?? '',
  taxonomy_id: given.taxonomy_id ?? null,
})

export function completeCandidate(input: CandidateInput): Candidate {
  return {
    candidate_id: input.candidate_id ?? '',
    contact: { name: '', email: '', phone: '', location: '', links: [], ...input.contact },
    summary: input.summary ?? '',
    total_experience_months: input.total_experience_months ?? 0,
    seniority: input.seniority ?? null,
    work_history: (input.work_history ?? []).map(workEntry),
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
