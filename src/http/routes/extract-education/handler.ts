// Extracts the education of a document.
import { ExtractedEducation } from '../../../contract/extraction.js'
import { resumePart } from '../../documents/resume-part.js'

export const extractEducation = resumePart({
  call: 'education',
  field: 'education',
  summary: 'Extracts the education of a document',
  data: ExtractedEducation,
})
