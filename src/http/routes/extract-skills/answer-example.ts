// What the reference shows as the answer: a made-up résumé, read on 2026-01-31.

import type { ResumeEvidence } from '../../../contract/evidence.js'
import type { ExtractedSkills } from '../../../contract/extraction.js'

export const ANSWER: ExtractedSkills = {
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
}

export const EVIDENCE: ResumeEvidence = {
  fields: [
    {
      path: 'skills[0]',
      confidence: 0.99,
      page: 1,
      quote: 'Python',
      box: null,
    },
    {
      path: 'skills[1]',
      confidence: 0.99,
      page: 1,
      quote: 'PostgreSQL',
      box: null,
    },
  ],
  hidden: [],
  warnings: [],
}
