// Extracts the work history of a document.
import { ResumeEvidence } from '../../../contract/evidence.js'
import { ExtractedExperience } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER, evidenceOf } from '../parse-resume/answer-example.js'

export const extractExperience = documentOperation({
  name: 'extract-experience',
  path: '/extract/experience',
  metered: 'extract_experience',
  summary: 'Extracts the work history of a document',
  data: ExtractedExperience,
  dataExample: { work_history: ANSWER.work_history },
  evidence: ResumeEvidence,
  evidenceExample: evidenceOf('work_history'),
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
  run: (work, payload) => work.run('extract_experience', payload),
})
