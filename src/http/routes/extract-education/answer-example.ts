// What the reference shows as the answer: a made-up résumé, read on 2026-01-31.

import type { ResumeEvidence } from '../../../contract/evidence.js'
import type { ExtractedEducation } from '../../../contract/extraction.js'

export const ANSWER: ExtractedEducation = {
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
}

export const EVIDENCE: ResumeEvidence = {
  fields: [
    {
      path: 'education[0].institution',
      confidence: 0.87,
      page: 1,
      quote: 'Example State University',
      box: null,
    },
    {
      path: 'education[0].degree',
      confidence: 0.94,
      page: 1,
      quote: 'B.Sc',
      box: null,
    },
  ],
  hidden: [],
  warnings: [],
}
