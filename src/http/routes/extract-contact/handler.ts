// Extracts the contact details of a document.
import { ResumeEvidence } from '../../../contract/evidence.js'
import { ExtractedContact } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER, evidenceOf } from '../parse-resume/answer-example.js'

export const extractContact = documentOperation({
  name: 'extract-contact',
  path: '/extract/contact',
  metered: 'extract_contact',
  summary: 'Extracts the contact details of a document',
  data: ExtractedContact,
  dataExample: { contact: ANSWER.contact },
  evidence: ResumeEvidence,
  evidenceExample: evidenceOf('contact'),
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
  run: (work, payload) => work.run('extract_contact', payload),
})
