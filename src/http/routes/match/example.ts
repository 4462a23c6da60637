// A made-up candidate and role: what the API reference shows and the contract test sends.
import type { CandidateInput, RoleInput } from '../../../contract/match-input.js'

export const CANDIDATE_EXAMPLE: CandidateInput = {
  summary: 'Back-end engineer for payment systems.',
  seniority: 'senior',
  work_history: [
    {
      employer: 'Example Labs',
      title: 'Senior Software Engineer',
      start: '2019-01',
      end: null,
      highlights: ['Built payment services in Python and PostgreSQL', 'Wrote React screens'],
    },
  ],
  skills: [{ raw: 'Python' }, { raw: 'PostgreSQL' }, { raw: 'Docker' }],
  languages: ['English'],
}

export const ROLE_EXAMPLE: RoleInput = {
  title: 'Senior Backend Engineer',
  seniority: 'senior',
  must_have_skills: [
    { canonical: 'Python', taxonomy_id: null, min_years: 3 },
    { canonical: 'JavaScript', taxonomy_id: null, min_years: null },
    { canonical: 'Kafka', taxonomy_id: null, min_years: null },
  ],
  nice_to_have_skills: [{ canonical: 'Docker', taxonomy_id: null }],
  min_experience_months: 48,
}
