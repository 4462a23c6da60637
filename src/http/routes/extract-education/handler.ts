// Extracts the education of a document.
import { ResumeEvidence } from '../../../contract/evidence.js'
import { ExtractedEducation } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER, evidenceOf } from '../parse-resume/answer-example.js'

export const extractEducation = documentOperation({
  name: 'extract-education',
  path: '/extract/education',
  metered: 'extract_education',
  summary: 'Extracts the education of a document',
  data: ExtractedEducation,
  dataExample: { education: ANSWER.education },
  evidence: ResumeEvidence,
  evidenceExample: evidenceOf('education'),
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
  run: (work, payload) => work.run('extract_education', payload),
})
