// Extracts the work history of a document.
import { ExtractedExperience } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

export const extractExperience = documentOperation({
  name: 'extract-experience',
  path: '/extract/experience',
  metered: 'extract_experience',
  summary: 'Extracts the work history of a document',
  data: ExtractedExperience,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE },
  run: (engine, payload) => engine.run('extract_experience', payload),
})
