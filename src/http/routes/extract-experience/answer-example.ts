// What the reference shows as the answer: a made-up résumé, read on 2026-01-31.

import type { ResumeEvidence } from '../../../contract/evidence.js'
import type { ExtractedExperience } from '../../../contract/extraction.js'

export const ANSWER: ExtractedExperience = {
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
}

export const EVIDENCE: ResumeEvidence = {
  fields: [
    {
      path: 'work_history[0].employer',
      confidence: 0.88,
      page: 1,
      quote: 'Example Labs',
      box: null,
    },
    {
      path: 'work_history[0].title',
      confidence: 0.94,
      page: 1,
      quote: 'Software Engineer',
      box: null,
    },
  ],
  hidden: [],
  warnings: [],
}
