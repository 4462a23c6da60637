// Extracts the skills of a document.
import { ExtractedSkills } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

export const extractSkills = documentOperation({
  name: 'extract-skills',
  path: '/extract/skills',
  metered: 'extract_skills',
  summary: 'Extracts the skills of a document',
  data: ExtractedSkills,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE },
  run: (engine, payload) => engine.run('extract_skills', payload),
})
