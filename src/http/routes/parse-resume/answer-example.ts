// What the reference shows as the answer: a made-up résumé, read on 2026-01-31.
import type { Candidate } from '../../../contract/candidate.js'
import type { ResumeEvidence } from '../../../contract/evidence.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

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

const QUOTES: [path: string, confidence: number, quote: string][] = [
  ['contact.name', 1, 'Ana Sample'],
  ['contact.email', 1, 'ana.sample@example.com'],
  ['work_history[0].employer', 0.88, 'Example Labs'],
  ['work_history[0].title', 0.94, 'Software Engineer'],
  ['education[0].institution', 0.87, 'Example State University'],
  ['education[0].degree', 0.94, 'B.Sc'],
  ['skills[0]', 0.99, 'Python'],
  ['skills[1]', 0.99, 'PostgreSQL'],
]

/** The evidence of one part of the résumé, or of all of it. */
export const evidenceOf = (part: string): ResumeEvidence => ({
  fields: QUOTES.filter(([path]) => path.startsWith(part)).map(([path, confidence, quote]) => ({
    path,
    confidence,
    page: 1,
    quote,
    box: null,
  })),
  lines: RESUME_EXAMPLE.split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replace(/^- /, ''), page: 1, box: null })),
  language: 'en',
  second_language: null,
  hidden: [],
  warnings: [],
})

export const EVIDENCE = evidenceOf('')
