// Extracts the skills of a document.
import { ExtractedSkills } from '../../../contract/extraction.js'
import { resumePart } from '../../documents/resume-part.js'

export const extractSkills = resumePart({
  call: 'skills',
  field: 'skills',
  summary: 'Extracts the skills of a document',
  data: ExtractedSkills,
})
