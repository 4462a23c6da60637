// What the reference shows as the answer: a made-up résumé, read on 2026-01-31.
import type { Candidate } from '../../../contract/candidate.js'
import type { ResumeEvidence } from '../../../contract/evidence.js'

export const ANSWER: Candidate = {
  candidate_id: 'cand_3W7pwDtdffI6N5nDG2jU0zqI',
  contact: {
    name: 'Ana Sample',
    email: 'ana.sample@example.com',
    phone: '+14155550132',
    location: 'Austin, Texas, United States',
    links: [],
  },
  summary: '',
  total_experience_months: 85,
  seniority: 'mid',
  work_history: [
    {
      employer: 'Example Labs',
      employer_normalized: 'Example Labs',
      title: 'Software Engineer',
      title_normalized: 'Software Engineer',
      seniority: null,
      start: '2019-01',
      end: null,
      tenure_months: 85,
      skills: ['Python', 'PostgreSQL'],
      highlights: ['Built services in Python and PostgreSQL'],
    },
  ],
  education: [
    {
      institution: 'Example State University',
      institution_normalized: 'Example State University',
      degree: 'B.Sc',
      degree_level: 'bachelor',
      field: 'Computer Science',
      field_normalized: 'Computer Science',
      start: null,
      end: '2018',
    },
  ],
  skills: [
    {
      raw: 'Python',
      canonical: 'Python',
      taxonomy_id: 'skill_python',
    },
    {
      raw: 'PostgreSQL',
      canonical: 'PostgreSQL',
      taxonomy_id: 'skill_postgresql',
    },
    {
      raw: 'Docker',
      canonical: 'Docker',
      taxonomy_id: 'skill_docker',
    },
  ],
  certifications: [],
  languages: [],
  scoring_view: {
    redacted_fields: ['name', 'contact', 'address', 'age_proxies'],
    features: {
      skills: ['Python', 'PostgreSQL', 'Docker'],
      seniority: 'mid',
      total_experience_months: 85,
    },
  },
}

export const EVIDENCE: ResumeEvidence = {
  fields: [
    {
      path: 'contact.name',
      confidence: 1,
      page: 1,
      quote: 'Ana Sample',
      box: null,
    },
    {
      path: 'contact.email',
      confidence: 1,
      page: 1,
      quote: 'ana.sample@example.com',
      box: null,
    },
  ],
  hidden: [],
  warnings: [],
}
