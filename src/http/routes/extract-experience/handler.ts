// Extracts the work history of a document.
import { ExtractedExperience } from '../../../contract/extraction.js'
import { resumePart } from '../../documents/resume-part.js'

export const extractExperience = resumePart({
  call: 'experience',
  field: 'work_history',
  summary: 'Extracts the work history of a document',
  data: ExtractedExperience,
})
