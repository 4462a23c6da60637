// Extracts the work history of a document.
import { ResumeEvidence } from '../../../contract/evidence.js'
import { ExtractedExperience } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER, EVIDENCE } from './answer-example.js'

export const extractExperience = documentOperation({
  name: 'extract-experience',
  path: '/extract/experience',
  metered: 'extract_experience',
  summary: 'Extracts the work history of a document',
  data: ExtractedExperience,
  dataExample: ANSWER,
  evidence: ResumeEvidence,
  evidenceExample: EVIDENCE,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
  run: (work, payload) => work.run('extract_experience', payload),
})
