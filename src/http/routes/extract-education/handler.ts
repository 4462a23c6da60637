// Extracts the education of a document.
import { ExtractedEducation } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

export const extractEducation = documentOperation({
  name: 'extract-education',
  path: '/extract/education',
  metered: 'extract_education',
  summary: 'Extracts the education of a document',
  data: ExtractedEducation,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE },
  run: (engine, payload) => engine.run('extract_education', payload),
})
