// Extracts the skills of a document.
import { ResumeEvidence } from '../../../contract/evidence.js'
import { ExtractedSkills } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER, evidenceOf } from '../parse-resume/answer-example.js'

export const extractSkills = documentOperation({
  name: 'extract-skills',
  path: '/extract/skills',
  metered: 'extract_skills',
  summary: 'Extracts the skills of a document',
  data: ExtractedSkills,
  dataExample: { skills: ANSWER.skills },
  evidence: ResumeEvidence,
  evidenceExample: evidenceOf('skills'),
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
  run: (work, payload) => work.run('extract_skills', payload),
})
