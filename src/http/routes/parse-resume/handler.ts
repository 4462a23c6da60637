// Parses a résumé into a Candidate.
import { Candidate } from '../../../contract/candidate.js'
import { documentOperation } from '../../documents/document-operation.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

export const parseResume = documentOperation({
  name: 'parse-resume',
  path: '/parse/resume',
  metered: 'parse_resume',
  summary: 'Parses a résumé into a Candidate',
  data: Candidate,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE },
  run: (engine, payload) => engine.run('parse_resume', payload),
})
