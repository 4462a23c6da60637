// Parses a job description into a Role.
import { JobEvidence } from '../../../contract/evidence.js'
import { Role } from '../../../contract/role.js'
import { documentOperation } from '../../documents/document-operation.js'
import { ANSWER, EVIDENCE } from './answer-example.js'
import { JOB_EXAMPLE } from './job-example.js'

export const parseJd = documentOperation({
  name: 'parse-jd',
  path: '/parse/jd',
  metered: 'parse_jd',
  summary: 'Parses a job description into a Role',
  description: 'Job-board and company pages are fetched directly: send their address as `url`.',
  data: Role,
  dataExample: ANSWER,
  evidence: JobEvidence,
  evidenceExample: EVIDENCE,
  prefix: 'role',
  inputExample: { text: JOB_EXAMPLE },
  run: (work, payload) => work.run('parse_job', payload),
})
