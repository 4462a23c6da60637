// What the reference shows as the answer: a made-up résumé, read on 2026-01-31.

import type { ResumeEvidence } from '../../../contract/evidence.js'
import type { ExtractedContact } from '../../../contract/extraction.js'

export const ANSWER: ExtractedContact = {
  contact: {
    name: 'Ana Sample',
    email: 'ana.sample@example.com',
    phone: '+14155550132',
    location: 'Austin, Texas, United States',
    links: [],
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
