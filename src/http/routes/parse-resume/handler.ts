// Parses a résumé into a Candidate.

import { Candidate } from '../../../contract/candidate.js'
import { ResumeEvidence } from '../../../contract/evidence.js'
import { documentOperation } from '../../documents/document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER, EVIDENCE } from './answer-example.js'

export const parseResume = documentOperation({
  name: 'parse-resume',
  path: '/parse/resume',
  metered: 'parse_resume',
  summary: 'Parses a résumé into a Candidate',
  data: Candidate,
  dataExample: ANSWER,
  evidence: ResumeEvidence,
  evidenceExample: EVIDENCE,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
  run: (work, payload) => work.run('parse_resume', payload),
})
